import type { PageWords } from '@contract/marks.ts';
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { serve } from '@/testing/service.ts';
import { type Desk, useDesk } from './desk.ts';
import { DeskProvider } from './desk-provider.tsx';
import { OverPage } from './over-page.tsx';

const at = '2026-11-02T10:30:00Z';
const part = { page: 3, exact: 'years', prefix: '', suffix: ' may', first: 0, last: 0 };
const box = { x: 0.1, y: 0.2, width: 0.1, height: 0.02 };
const mark = {
  ...{ mark_id: 'mark-0001', kind: 'note', colour: 'moss', note: 'of 1790', note_at: at, created_at: at },
  ...{ changed_at: at, earlier: [], parts: [{ ...part, boxes: [box] }] },
};
const words: PageWords = {
  ...{ page: 3, text: 'years may', lines: [{ block: 0 }] },
  words: [
    { start: 0, end: 5, line: 0, boxes: [box] },
    { start: 6, end: 9, line: 0, boxes: [{ ...box, x: 0.21 }] },
  ],
};

const there: { desk?: Desk } = {};

function Grab() {
  Object.assign(there, { desk: useDesk() });
  return null;
}

it('a note’s pencil stands beside its words on the page, and in the margin of text, where it covers no word', async () => {
  serve({ 'GET /book/locks/marks': { marks: [mark], more: false }, 'GET /book/locks/words': words });
  renderScreen(
    <DeskProvider book={{ id: 'locks', title: 'Locks', outline: [], readOnly: false }} onAsk={() => undefined}>
      <OverPage page={3} />
      <Grab />
    </DeskProvider>,
  );
  const pencil = await screen.findByRole('button', { name: /of 1790/ });
  expect(pencil.style.left).toContain('20%');
  act(() => there.desk?.laid.setState({ 3: words }));
  expect(screen.getByRole('button', { name: /of 1790/ }).style.left).toBe('calc(100% - 1.25rem)');
});
