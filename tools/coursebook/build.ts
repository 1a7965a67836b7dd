/** `npm run coursebook`: prints the sample coursebook to tools/coursebook/how-memory-works.pdf. */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../lib/browser.ts';
import { assemble, headingsOf } from './assemble.ts';
import { finish } from './finish.ts';
import { paginate } from './paginate.ts';

const TITLE = 'How Memory Works: A Short Course in Learning That Lasts';
const target = new URL('./how-memory-works.pdf', import.meta.url);

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
const print = async (html: string) => {
  const page = await browser.newPage();
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, outline: true, tagged: true });
  await page.close();
  return pdf;
};

try {
  const draft = await print(assemble(TITLE, { pageOf: new Map(), texts: [] }));
  const html = assemble(TITLE, await paginate(draft));
  const bytes = await finish(await print(html), TITLE, headingsOf(html));
  writeFileSync(target, bytes);
  const { texts } = await paginate(bytes);
  console.log(`how-memory-works.pdf: ${texts.length} pages, ${Math.round(bytes.length / 1000)} kB`);
} finally {
  await browser.close();
}
