/** Raised when our build leaves out something else (vite/slim-worker.ts): what browsers keep for a year must then have another address. */
const SLIMMED = 2;

/**
 * Where pdf.js's worker of some version stands: a fixed path on the site root (SPEC §7). Its version lets browsers keep it: another
 * one is another address.
 */
export const pdfWorkerAddress = (version: string): string => `/pdf.worker.min.mjs?v=${version}-${SLIMMED}`;
