import { Guide } from '@contract/guide.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';
import { kept } from '@/lib/kept.ts';

const guideKey = (id: string, section: string) => ['guide', id, section];

/** The guide of a chapter; without a connection the one that was looked at last. */
export const useGuide = (id: string, section: string) =>
  useQuery({
    queryKey: guideKey(id, section),
    ...kept(guideKey(id, section), Guide),
    queryFn: ({ signal }) => call('book.guide', { params: { id }, query: { section }, signal }),
  });

/** What a model says of the chapter, asked for by a press. */
export const useClaims = (id: string, section: string) =>
  useMutation({ mutationFn: () => call('book.guideClaims', { params: { id }, query: { section } }) });
