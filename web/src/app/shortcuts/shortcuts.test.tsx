import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { renderScreen } from '@/testing/render.tsx';
import { Shortcuts } from './shortcuts.tsx';

const where = () => screen.getByTestId('where').textContent;

beforeEach(() => {
  useShortcuts.getState().setOn(true);
  useShortcuts.getState().setOpen(false);
  renderScreen(
    <>
      <input aria-label="Any field" />
      <Shortcuts />
    </>,
  );
});

it('lists itself on a sheet by ?, which Escape closes', async () => {
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  expect(screen.getByText('Go to Progress')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads to the screens, but not from a field', async () => {
  await userEvent.keyboard('gp');
  expect(where()).toBe('/progress');
  await userEvent.keyboard('gd');
  expect(where()).toBe('/');
  await userEvent.type(screen.getByLabelText('Any field'), 'gp?');
  expect(where()).toBe('/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be turned off on this device', async () => {
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Single-key shortcuts/ }));
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('gp');
  expect(where()).toBe('/');
  expect(localStorage.getItem('folio-shortcuts')).toBe('off');
});
