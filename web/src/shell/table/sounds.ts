import type { Sound } from "~/games/contract.ts";

/** One stroke of a sound: from a pitch to another (Hz), how long (s), how loud, after how long. */
interface Stroke {
  readonly wave: OscillatorType | "rustle";
  readonly from: number;
  readonly to: number;
  readonly long: number;
  readonly loud: number;
  readonly after?: number;
}

const SOUNDS: Record<Sound, readonly Stroke[]> = {
  card: [{ wave: "rustle", from: 2600, to: 900, long: 0.09, loud: 0.5 }],
  slide: [{ wave: "rustle", from: 900, to: 2200, long: 0.16, loud: 0.3 }],
  flip: [
    { wave: "rustle", from: 1200, to: 3200, long: 0.06, loud: 0.35 },
    { wave: "rustle", from: 3000, to: 900, long: 0.07, loud: 0.45, after: 0.06 },
  ],
  tile: [
    { wave: "triangle", from: 420, to: 180, long: 0.06, loud: 0.5 },
    { wave: "rustle", from: 3800, to: 1500, long: 0.03, loud: 0.4 },
  ],
  chip: [
    { wave: "sine", from: 2100, to: 1900, long: 0.07, loud: 0.16 },
    { wave: "sine", from: 2500, to: 2350, long: 0.09, loud: 0.14, after: 0.05 },
  ],
  good: [
    { wave: "triangle", from: 523, to: 523, long: 0.14, loud: 0.25 },
    { wave: "triangle", from: 659, to: 659, long: 0.14, loud: 0.25, after: 0.1 },
    { wave: "triangle", from: 784, to: 784, long: 0.26, loud: 0.25, after: 0.2 },
  ],
  refused: [{ wave: "triangle", from: 190, to: 130, long: 0.16, loud: 0.35 }],
  turn: [
    { wave: "sine", from: 660, to: 660, long: 0.18, loud: 0.25 },
    { wave: "sine", from: 880, to: 880, long: 0.3, loud: 0.22, after: 0.14 },
  ],
  end: [
    { wave: "triangle", from: 392, to: 392, long: 0.2, loud: 0.25 },
    { wave: "triangle", from: 523, to: 523, long: 0.2, loud: 0.25, after: 0.16 },
    { wave: "triangle", from: 659, to: 659, long: 0.2, loud: 0.25, after: 0.32 },
    { wave: "triangle", from: 1046, to: 1046, long: 0.5, loud: 0.22, after: 0.48 },
  ],
};

/** The sounds of the house, made here and now: nothing is fetched. */
class Sounds {
  #context: AudioContext | null = null;
  #rustle: AudioBuffer | null = null;

  play(sound: Sound): void {
    this.#context ??= new AudioContext();
    if (this.#context.state === "suspended") this.#context.resume().catch(() => {});
    for (const stroke of SOUNDS[sound]) this.#strike(this.#context, stroke);
  }

  #strike(context: AudioContext, { wave, from, to, long, loud, after = 0 }: Stroke): void {
    const start = context.currentTime + after;
    const volume = context.createGain();
    volume.gain.setValueAtTime(loud, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + long);
    volume.connect(context.destination);
    if (wave === "rustle") {
      const noise = context.createBufferSource();
      noise.buffer = this.#noise(context);
      const filter = context.createBiquadFilter();
      filter.type = "bandpass";
      filter.Q.value = 0.9;
      filter.frequency.setValueAtTime(from, start);
      filter.frequency.exponentialRampToValueAtTime(to, start + long);
      noise.connect(filter).connect(volume);
      noise.start(start);
      noise.stop(start + long);
    } else {
      const tone = context.createOscillator();
      tone.type = wave;
      tone.frequency.setValueAtTime(from, start);
      tone.frequency.exponentialRampToValueAtTime(to, start + long);
      tone.connect(volume);
      tone.start(start);
      tone.stop(start + long);
    }
  }

  #noise(context: AudioContext): AudioBuffer {
    if (!this.#rustle) {
      this.#rustle = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
      const samples = this.#rustle.getChannelData(0);
      for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    }
    return this.#rustle;
  }
}

export const sounds = new Sounds();
