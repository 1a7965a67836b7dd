import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './tooltip.tsx';

const pressed = vi.fn();
const show = () =>
  render(
    <Tooltip label="Turn the page">
      <button type="button" onClick={pressed}>
        →
      </button>
    </Tooltip>,
  );
/** jsdom has no device to point with. */
const hovering = (can: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(hover: none)' && !can,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

it('shows the name on hover, and Esc takes it away', async () => {
  hovering(true);
  show();
  await userEvent.hover(screen.getByRole('button'));
  expect(await screen.findByText('Turn the page')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByText('Turn the page')).toBeNull());
});

it('shows the name on focus by the keyboard, and goes with a press', async () => {
  hovering(true);
  show();
  await userEvent.tab();
  expect(await screen.findByText('Turn the page')).toBeTruthy();
  await userEvent.click(screen.getByRole('button'));
  await vi.waitFor(() => expect(screen.queryByText('Turn the page')).toBeNull());
  expect(pressed).toHaveBeenCalledOnce();
});

it('shows nothing where nothing can hover', () => {
  hovering(false);
  vi.useFakeTimers();
  show();
  act(() => {
    screen.getByRole('button').focus();
    vi.runAllTimers();
  });
  expect(screen.queryByText('Turn the page')).toBeNull();
  hovering(true);
  act(() => {
    screen.getByRole('button').blur();
    screen.getByRole('button').focus();
    vi.runAllTimers();
  });
  expect(screen.getByText('Turn the page')).toBeTruthy();
  vi.useRealTimers();
});
