import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { info, questions } from '@/testing/samples.ts';
import { serve } from '@/testing/service.ts';
import QuizConfigScreen from './config-screen.tsx';

const INFO = 'GET /upload/locks';
const GENERATE = 'POST /quiz/generate';
const HandedOver = () => <output data-testid="state">{JSON.stringify(useLocation().state)}</output>;
const counts = () => screen.getAllByRole<HTMLInputElement>('spinbutton');
const generate = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Generate Quiz' });

describe('chapters chosen by how they are known', () => {
  const COVERAGE = 'GET /progress/coverage';
  const chapter = (title: string, from: number, to: number, state: string) => ({
    ...{ title, from, to, state, attempted: 0, correct: 0, right: 0, of: 0, last: null },
  });
  const chapters = [
    chapter('1 Locks', 2, 6, 'sure'),
    chapter('2 Memory', 7, 12, 'new'),
    chapter('3 Files', 13, 20, 'new'),
  ];
  const coverage = { books: [{ pdf_id: 'locks', title: 'Threads and Locks', chapters }] };
  const openAt = (search: string) => {
    const { made } = serve({ [INFO]: info(), [COVERAGE]: coverage, [GENERATE]: { quiz_id: 'q1', questions } });
    renderScreen(
      <Routes>
        <Route path="/quiz/config/:id" element={<QuizConfigScreen />} />
        <Route path="*" element={<HandedOver />} />
      </Routes>,
      { at: `/quiz/config/locks${search}` },
    );
    return async () => {
      await vi.waitFor(() => expect(generate().disabled).toBe(false));
      await userEvent.click(generate());
      await screen.findByTestId('state');
      return made.find(({ call }) => call === GENERATE)?.url.searchParams;
    };
  };

  it('are those not asked about yet, with how many they are', async () => {
    const asked = openAt('?about=new');
    expect(await screen.findByRole('button', { name: 'Chapters not asked yet (2)', pressed: true })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /not sure yet/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '2 Memory' }).checked).toBe(true);
    expect((await asked())?.get('pages')).toBe('7-12,13-20');
  });

  it('are those that the address names, with its counts', async () => {
    const asked = openAt('?pages=2-6,7-12&mcq=10&saq=0&laq=0');
    expect((await screen.findAllByText('1 Locks · 2 Memory')).length).toBeGreaterThan(0);
    // At the head too: on a phone the field is far down.
    expect(screen.getByText('About: 1 Locks · 2 Memory')).toBeTruthy();
    expect(counts().map(({ value }) => value)).toEqual(['10', '0', '0']);
    expect((await asked())?.get('pages')).toBe('2-6,7-12');
  });

  it('leave the whole book and the default counts where the address says nothing that can be had', async () => {
    const asked = openAt('?pages=all&mcq=999');
    expect(counts().map(({ value }) => value)).toEqual(['5', '3', '1']);
    expect((await asked())?.has('pages')).toBe(false);
  });
});
