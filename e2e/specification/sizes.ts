/** A desk and a phone: the specification holds on both. */
export const SIZES = [
  { where: 'a desk', viewport: { width: 1280, height: 800 } },
  { where: 'a phone', viewport: { width: 390, height: 844 } },
] as const;
