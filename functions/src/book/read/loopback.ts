/**
 * pdf.js speaks with its worker by messages even where both are in one process, and copies each: for text that was a tenth of a
 * reading's time, and as much garbage. A page's text is made anew for its message and changed by nobody after, so it is handed on.
 */

interface TextMessage {
  chunk: { items: readonly unknown[]; styles: object };
}

/** A part of a page's text on its way (pdf.js streams it in parts). */
const isText = (message: unknown): message is TextMessage => {
  if (typeof message !== 'object' || message === null || !('stream' in message) || !('chunk' in message)) return false;
  const { chunk } = message;
  return (
    typeof chunk === 'object' && chunk !== null && 'items' in chunk && 'styles' in chunk && Array.isArray(chunk.items)
  );
};

let isDone = false;

/** Has text messages handed on uncopied, in this process from now on; everything else is copied as before. */
export function handTextOn(): void {
  if (isDone) return;
  isDone = true;
  const copy = globalThis.structuredClone;
  const handOn = (message: unknown, options?: Parameters<typeof copy>[1]): unknown =>
    // pdf.js empties the part that it has sent and fills it again: the part itself is a new one.
    isText(message) ? { ...message, chunk: { ...message.chunk } } : copy(message, options);
  Object.defineProperty(globalThis, 'structuredClone', { value: handOn, configurable: true, writable: true });
}
