import { Guide } from '@contract/guide.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { call } from '@/lib/api/api-client.ts';
import { ofBook } from '@/lib/device.ts';

const guideKey = (id: string, section: string) => ['guide', id, section];

/** The guide of a chapter. */
export const useGuide = (id: string, section: string) =>
  useQuery({
    ...ofBook({
      ...{ bookId: id, key: guideKey(id, section), schema: Guide },
      fetch: ({ signal }) => call('book.guide', { params: { id }, query: { section }, signal }),
    }),
  });

/** What a model says of the chapter, asked for by a press. */
export const useClaims = (id: string, section: string) =>
  useMutation({ mutationFn: () => call('book.guideClaims', { params: { id }, query: { section } }) });
