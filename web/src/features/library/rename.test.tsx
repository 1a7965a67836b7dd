import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useBook } from '@/lib/use-book-info.ts';
import { renderScreen } from '@/testing/render.tsx';
import { book, info } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import { useRenameBook } from './api.ts';

const titled = (title: string) => ({ ...info({ title }), title });

function Book() {
  const { data } = useBook('locks');
  const rename = useRenameBook('locks');
  return (
    <>
      <h1>{data?.title}</h1>
      <button type="button" onClick={() => rename.mutate({ title: 'New', before: 'Old' })}>
        Rename
      </button>
    </>
  );
}

it('a look at a book that began before its new title was stored does not bring the old one back', async () => {
  let renamed: () => void = () => undefined;
  const stored = new Promise<void>((resolve) => {
    renamed = resolve;
  });
  let looks = 0;
  serve({
    // The first look was answered before the title was stored, and comes after it.
    'GET /upload/locks': async () => {
      looks += 1;
      if (looks > 1) return titled('New');
      await stored;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return titled('Old');
    },
    'PATCH /upload/locks': () => {
      renamed();
      return book({ title: 'New' });
    },
  });
  renderScreen(<Book />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
  expect(await screen.findByRole('heading', { name: 'New' })).toBeTruthy();
  await waitFor(() => expect(looks).toBe(2));
  expect(screen.queryByRole('heading', { name: 'Old' })).toBeNull();
});
