/** A decimal digit of any script as 0–9: Unicode keeps the ten digits of a script together, in order. */
export function digitOf(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  if (code < 128) return char;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
  return String(code - zero);
}
