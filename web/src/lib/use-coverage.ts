import { type ChapterStanding, Coverage } from '@contract/coverage.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';
import { kept } from '@/lib/kept.ts';

/** Begins as the keys of Progress do, so that a new mark makes it stale too. */
const coverageKey = (pdfId?: string) => ['progress', 'coverage', pdfId ?? ''];

/** How surely the chapters of the books are known that were asked about, the latest first. */
export const useCoverage = () =>
  useQuery({
    queryKey: coverageKey(),
    ...kept(coverageKey(), Coverage),
    queryFn: ({ signal }) => call('progress.coverage', { signal }),
  });

/** The same of one book, asked about or not; undefined until it is known. */
export function useBookCoverage(pdfId: string): readonly ChapterStanding[] | undefined {
  const { data } = useQuery({
    queryKey: coverageKey(pdfId),
    queryFn: ({ signal }) => call('progress.coverage', { query: { pdf_id: pdfId }, signal }),
  });
  return data?.books[0]?.chapters;
}
