/** What a PDF says about itself: title, outline, page labels. All optional, none trusted to be sound. */
import type { OutlineItem } from '../model.ts';
import { pageLabel } from '../page-label.ts';
import type { PdfDocument, PdfOutlineNode } from './pdfjs.ts';

/** An outline longer or deeper than this is not one that a student reads; it also bounds hostile ones. */
const MOST_ITEMS = 5_000;
const DEEPEST = 8;
/** So many entries are looked at, those included that lead nowhere: each may take a look through the pages. */
const MOST_SEEN = 2 * MOST_ITEMS;

const tidy = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();

async function pageOf(document: PdfDocument, dest: PdfOutlineNode['dest']): Promise<number | null> {
  try {
    const target = typeof dest === 'string' ? await document.getDestination(dest) : dest;
    const ref = target?.[0];
    const index = typeof ref === 'number' ? ref : ref ? await document.getPageIndex(ref) : Number.NaN;
    return Number.isInteger(index) && index >= 0 && index < document.numPages ? index + 1 : null;
  } catch {
    return null;
  }
}

/** The outline in reading order; items that lead nowhere are left out, their children stay. */
export async function readOutline(document: PdfDocument): Promise<OutlineItem[]> {
  const items: OutlineItem[] = [];
  let seen = 0;
  const walk = async (nodes: readonly PdfOutlineNode[], level: number): Promise<void> => {
    if (level > DEEPEST) return;
    for (const node of nodes) {
      if (items.length >= MOST_ITEMS || seen >= MOST_SEEN) return;
      seen += 1;
      const page = await pageOf(document, node.dest);
      const title = tidy(node.title);
      if (page !== null && title !== '') items.push({ title, level, page });
      await walk(node.items, level + 1);
    }
  };
  await walk((await document.getOutline().catch(() => null)) ?? [], 1);
  return items;
}

/** Labels must tell pages apart: of a file that calls most of its pages alike, none is believed. */
const LEAST_DISTINCT = 0.5;

/** Printed page numbers by index (empty where a label is none), where the file has them and they tell pages apart. */
export async function readLabels(document: PdfDocument): Promise<readonly string[]> {
  const labels = ((await document.getPageLabels().catch(() => null)) ?? []).map(pageLabel);
  return new Set(labels).size >= LEAST_DISTINCT * labels.length ? labels : [];
}

/** A title is a line of text: the rest of one that is longer says nothing. */
const MOST_TITLE_CHARS = 1_000;

/** The title in the file's own metadata, tidied, or null. Whether it is a sensible one is for the caller to judge. */
export async function readTitle(document: PdfDocument): Promise<string | null> {
  const about = await document.getMetadata().catch(() => null);
  const candidates = [about?.info.Title, about?.metadata?.get('dc:title')];
  for (const candidate of candidates) {
    const title = typeof candidate === 'string' ? tidy(candidate.slice(0, MOST_TITLE_CHARS)) : '';
    if (title !== '') return title;
  }
  return null;
}

/** Whether the file is a form whose pages are made by a program of Adobe's: what others see is a notice to wait. */
export async function isDynamicForm(document: PdfDocument): Promise<boolean> {
  const about = await document.getMetadata().catch(() => null);
  return about?.info.IsXFAPresent === true;
}
