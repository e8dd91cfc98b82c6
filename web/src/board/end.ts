import type { Attachment } from "svelte/attachments";

/** An attachment that keeps the end of something long in sight, whenever so many lines have become others. */
export function endOf(lines: number): Attachment<HTMLElement> {
  return (element) => {
    if (lines > 0) element.scrollTop = element.scrollHeight;
  };
}
