/** Leaves room for a folder and an ending on every file system. */
const MOST_CHARS = 80;

/**
 * A title as a file's name: nothing that a file system keeps for itself, no dots or spaces at its ends.
 * @param untitled what stands for a title of which nothing is left
 */
export function safeName(title: string, untitled: string): string {
  const plain = title
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu, ' ')
    .replace(/\s+/g, ' ');
  const cut = [...plain].slice(0, MOST_CHARS).join('');
  return cut.replace(/^[\s.]+|[\s.]+$/g, '') || untitled;
}
