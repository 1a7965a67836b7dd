/**
 * pdf.js speaks with its worker by messages even where both are in one process, and copies each: that was a tenth of a reading's
 * time, and as much garbage. What it makes anew for its message and changes no more after is handed on.
 */

interface Message {
  chunk: object;
}
interface Orders extends Message {
  chunk: { fnArray: readonly number[]; argsArray: readonly unknown[] };
}

const chunkOf = (message: object): object | null =>
  'stream' in message && 'chunk' in message && typeof message.chunk === 'object' ? message.chunk : null;

/** A part of a page's text on its way (pdf.js streams it in parts). */
function isText(message: object): message is Message {
  const chunk = chunkOf(message);
  return chunk !== null && 'items' in chunk && 'styles' in chunk && Array.isArray(chunk.items);
}

/** A part of a page's drawing orders; nothing draws by them here. */
function isOrders(message: object): message is Orders {
  const chunk = chunkOf(message);
  return chunk !== null && 'fnArray' in chunk && 'argsArray' in chunk && Array.isArray(chunk.argsArray);
}

/** A font, its file and tables. */
const isFont = (message: object): boolean =>
  'action' in message && message.action === 'commonobj' && 'data' in message && Array.isArray(message.data)
    ? message.data[1] === 'Font'
    : false;

/** A message that can be handed on, as it is to be; null for one that must be copied. */
function asHandedOn(message: unknown): object | null {
  if (typeof message !== 'object' || message === null) return null;
  // pdf.js empties the part that it has sent and fills it again: of text the part itself is a new one.
  if (isText(message)) return { ...message, chunk: { ...message.chunk } };
  if (isOrders(message)) {
    const { fnArray, argsArray } = message.chunk;
    return { ...message, chunk: { ...message.chunk, fnArray: [...fnArray], argsArray: [...argsArray] } };
  }
  return isFont(message) ? message : null;
}

let isDone = false;

/** Has texts, orders and fonts handed on uncopied, in this process from now on; everything else is copied as before. */
export function handTextOn(): void {
  if (isDone) return;
  isDone = true;
  const copy = globalThis.structuredClone;
  const handOn = (message: unknown, options?: Parameters<typeof copy>[1]): unknown =>
    asHandedOn(message) ?? copy(message, options);
  Object.defineProperty(globalThis, 'structuredClone', { value: handOn, configurable: true, writable: true });
}
