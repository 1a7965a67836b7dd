/**
 * The plan that the address asks to keep, as the revision chat's plans link to it: `?exam=2026-12-04&books=a,b`; null where it
 * asks for none.
 */
export function keptIn(search: URLSearchParams): { pdf_ids: string[]; date: string } | null {
  const date = search.get('exam') ?? '';
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return null;
  const books = (search.get('books') ?? '').split(',');
  return { date, pdf_ids: books.filter((id) => /^[\w-]{1,64}$/.test(id)) };
}
