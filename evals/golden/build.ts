/** `node evals/golden/build.ts`: prints the four short coursebooks of texts/ to evals/golden/<language>/book.pdf. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../tools/lib/browser.ts';

/**
 * Each language's typeface, from Debian's packages fonts-noto-core and fonts-lxgw-wenkai. Noto's own Chinese won't do:
 * Chromium prints its outlines as 175 Type 3 fonts, ten times the size.
 */
const FONTS = {
  de: '"Noto Serif"',
  es: '"Noto Serif"',
  zh: '"LXGW WenKai"',
  ar: '"Noto Naskh Arabic"',
};

const css = (language: string, font: string) => {
  const arabic = language === 'ar' ? ', arabic-indic' : '';
  return `
  @page {
    size: A5;
    margin: 16mm 15mm 17mm;
    @bottom-center { content: counter(page${arabic}); font: 8pt ${font}; }
  }
  body { margin: 0; font: 9.5pt / 1.48 ${font}, serif; hyphens: manual; }
  p { margin: 0 0 4pt; orphans: 2; widows: 2; }
  section + section { margin-top: 16pt; }
  .title { font-size: 19pt; font-weight: bold; line-height: 1.3; margin: 0; }
  .subtitle { font-size: 11pt; margin: 0 0 14pt; }
  h1 { font-size: 14pt; margin: 0 0 6pt; }
  h2 { font-size: 11pt; margin: 9pt 0 3pt; }
  h1, h2 { break-after: avoid; line-height: 1.3; }
  ol:lang(ar) { list-style: arabic-indic; }
  ol { margin: 2pt 0 5pt; padding-inline-start: 18pt; }
  table { width: 100%; border-collapse: collapse; margin: 6pt 0; font-size: 8.5pt; break-inside: avoid; }
  caption { font-weight: bold; text-align: start; padding: 2pt 0; }
  th, td { text-align: start; border-top: 0.4pt solid #777; padding-block: 2pt; padding-inline: 0 6pt; }
`;
};

const here = (path: string) => new URL(path, import.meta.url);

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
try {
  for (const [language, font] of Object.entries(FONTS)) {
    const page = await browser.newPage();
    await page.setContent(readFileSync(here(`texts/${language}.html`), 'utf8'));
    await page.addStyleTag({ content: css(language, font) });
    await page.evaluate(() => document.fonts.ready);
    const pdf = await page.pdf({ preferCSSPageSize: true, outline: true, tagged: true });
    await page.close();
    mkdirSync(here(`${language}/`), { recursive: true });
    writeFileSync(here(`${language}/book.pdf`), pdf);
    console.log(`${language}/book.pdf: ${Math.round(pdf.length / 1000)} kB`);
  }
} finally {
  await browser.close();
}
