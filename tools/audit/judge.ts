/** What `npm audit --json` says, in a line, and whether it stands in the way. */

export interface Verdict {
  line: string;
  ok: boolean;
  /** Whether the registry answered at all. */
  asked: boolean;
}

const GRAVE = ['high', 'critical'];

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parsed(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

/**
 * @param report what npm printed, JSON or not
 * @param what which packages were asked about
 * @param strict whether a known hole of high or critical severity stands in the way, or is only told
 */
export function judge(report: string, what: string, strict: boolean): Verdict {
  const { vulnerabilities } = parsed(report);
  if (!isObject(vulnerabilities)) {
    return { line: `${what}: not asked, the registry here does not answer audits`, ok: true, asked: false };
  }
  const grave = Object.entries(vulnerabilities).filter(
    ([, entry]) => isObject(entry) && GRAVE.includes(String(entry.severity)),
  );
  if (grave.length === 0) return { line: `${what}: none of high or critical severity`, ok: true, asked: true };
  const names = grave.map(([name, entry]) => `${name} (${isObject(entry) && entry.severity})`).join(', ');
  return { line: `${what}: ${names}`, ok: !strict, asked: true };
}
