import "./look/fonts.css";
import "./look/tokens.css";
import "./look/base.css";
import "./look/controls.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { at, base } from "./net/base.ts";

mount(App, { target: document.getElementById("house")! });

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("load", () => {
    navigator.serviceWorker.register(at("sw.js"), { scope: base }).catch(() => {}); // the house opens without it too
  });
}
