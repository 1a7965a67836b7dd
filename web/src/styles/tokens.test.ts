// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = path.join(import.meta.dirname, '..');
const css = readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

type Rgb = readonly [number, number, number];
type Theme = 'light' | 'dark';

/** `#rrggbb` or `#rrggbbaa`, laid over `under` where it lets light through. */
function rgb(hex: string, under: Rgb = [0, 0, 0]): Rgb {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const alpha = hex.length === 9 ? part(7) / 255 : 1;
  const over = (at: number, base: number) => part(at) * alpha + base * (1 - alpha);
  return [over(1, under[0]), over(3, under[1]), over(5, under[2])];
}

function token(name: string, theme: Theme): string {
  const found = css.match(new RegExp(`--${name}: light-dark\\((#[0-9a-f]+), (#[0-9a-f]+)\\)`));
  const value = found?.[theme === 'light' ? 1 : 2];
  if (!value) throw new Error(`no token --${name}`);
  return value;
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(a: Rgb, b: Rgb): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}

const PAPERS = ['paper', 'raised', 'sunken'];

describe.each<Theme>(['light', 'dark'])('the %s theme', (theme) => {
  const colour = (name: string, under?: Rgb) => rgb(token(name, theme), under);

  it.each(
    ['ink', 'soft', 'accent', 'accent-strong', 'correct', 'wrong'].flatMap((words) =>
      PAPERS.map((paper) => [words, paper] as const),
    ),
  )('lets %s be read on %s', (words, paper) => {
    expect(contrast(colour(words), colour(paper))).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-wrong', 'wrong'],
    ['accent', 'accent-wash'],
    ['correct', 'correct-wash'],
    ['wrong', 'wrong-wash'],
    ['ink', 'correct-wash'],
    ['ink', 'wrong-wash'],
    ['soft', 'wrong-wash'],
    ['soft', 'correct-wash'],
    ['paper', 'ink'],
  ])('lets %s be read on %s', (words, under) => {
    expect(contrast(colour(words), colour(under))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PAPERS)('lets words be read through the marker on %s', (paper) => {
    expect(contrast(colour('ink'), colour('marker', colour(paper)))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['edge', 'accent', 'marker-edge'].flatMap((edge) => PAPERS.map((paper) => [edge, paper] as const)))(
    'lets the edge of a control, %s, be seen on %s',
    (edge, paper) => {
      expect(contrast(colour(edge), colour(paper))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('is the only file that names a colour', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(tsx?|css)$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.endsWith('tokens.css'),
  );
  const named = files.filter((file) =>
    /#[0-9a-f]{3,8}\b(?!-)|\b(rgb|hsl|oklch)a?\(/i.test(readFileSync(path.join(SRC, file), 'utf8')),
  );
  expect(named).toEqual([]);
});

it('the browser’s bar and the installed app have the colour of the paper', () => {
  for (const page of ['index.html', 'app.html']) {
    const html = readFileSync(path.join(SRC, '..', page), 'utf8');
    const bar = [...html.matchAll(/data-scheme="(\w+)".* content="(#\w+)"/g)].map(([, scheme, colour]) => [
      scheme,
      colour,
    ]);
    expect(bar).toEqual([
      ['light', token('paper', 'light')],
      ['dark', token('paper', 'dark')],
    ]);
  }
  const manifest = JSON.parse(readFileSync(path.join(SRC, '..', 'public', 'manifest.webmanifest'), 'utf8'));
  expect([manifest.theme_color, manifest.background_color]).toEqual([token('paper', 'light'), token('paper', 'light')]);
});
