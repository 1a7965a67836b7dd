import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { info } from '@/testing/samples.ts';
import { Refusal, serve } from '@/testing/service.ts';
import { ChatPane } from './components/chat-pane.tsx';

const ASK = 'POST /chat/ask';

it('offers to stop an answer that takes long; a stopped question can be asked again', async () => {
  Element.prototype.scrollIntoView = vi.fn();
  let end = (_: unknown) => {};
  const { made, answers } = serve({
    'GET /chat/list': [],
    [ASK]: () => new Promise((resolve) => (end = resolve)),
    'POST /chat/stop': { ok: true },
  });
  renderScreen(<ChatPane pdfId="locks" info={info()} onShow={vi.fn()} />);
  await userEvent.type(screen.getByLabelText<HTMLTextAreaElement>('Your question'), 'What is a lock?{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }, { timeout: 3_000 }));
  const asked = made.find(({ call }) => call === ASK);
  await vi.waitFor(() =>
    expect(made.at(-1)).toMatchObject({
      call: 'POST /chat/stop',
      body: { key: asked?.headers.get('Idempotency-Key') },
    }),
  );
  end(new Refusal(409, 'stopped', 'You stopped this answer.'));
  expect(await screen.findByText('You stopped this answer.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your question').disabled).toBe(false);
  answers[ASK] = { answer: 'It waits.', citations: [], chat_id: 'c1', question_id: 'm1', answer_id: 'm2' };
  await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText(/It waits\./)).toBeTruthy();
});
