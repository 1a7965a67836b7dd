import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectErrors } from '@/testing/expected-errors.ts';

/** As a page that has only just been opened: nothing that opens over it is there. */
const fresh = async () => {
  vi.resetModules();
  return {
    ...(await import('./late.ts')),
    ...(await import('./menu.tsx')),
    ...(await import('./dialog.tsx')),
    ...(await import('@/lib/quiet-notices.ts')),
    ...(await import('@/app/error-boundary.tsx')),
  };
};
let late: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  late = await fresh();
});

/** The file is not to be had until `come` is called; the site answers or not. */
function unreachable(siteAnswers: boolean) {
  const asked = vi.fn();
  vi.doMock('./floating.ts', () => ({
    get AlertDialog() {
      asked();
      throw new TypeError('Failed to fetch dynamically imported module: /assets/floating.js');
    },
  }));
  vi.stubGlobal('fetch', async () => {
    if (siteAnswers) return new Response('<!doctype html>');
    throw new TypeError('Failed to fetch');
  });
  return { asked, come: () => vi.doUnmock('./floating.ts') };
}
afterEach(() => {
  vi.doUnmock('./floating.ts');
  vi.unstubAllGlobals();
  // Nobody looks for a lost connection any more.
  window.dispatchEvent(new Event('online'));
});

/** The titles of what is told in the corner. */
const told = () => late.useQuietNotices.getState().notices.map(({ title }) => title);
const OFFLINE = 'You seem to be offline.';

const menu = () => (
  <late.Menu trigger={<button type="button">More</button>}>
    <late.MenuItem onSelect={() => undefined}>Rename</late.MenuItem>
  </late.Menu>
);

/** A dialog and the button that opens it. */
function Renaming() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Rename
      </button>
      <late.Dialog open={open} onOpenChange={setOpen} title="Rename">
        <p>What is in it.</p>
      </late.Dialog>
    </>
  );
}

describe('a menu', () => {
  it('is a button until it is pressed, and opens at the first press', async () => {
    const chosen = vi.fn();
    render(
      <late.Menu trigger={<button type="button">More</button>}>
        <late.MenuItem onSelect={chosen}>Rename</late.MenuItem>
      </late.Menu>,
    );
    expect(late.floating()).toBeNull();
    expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-haspopup')).toBe('menu');
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    expect(chosen).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
  });

  it('that cannot be fetched says that the connection is lost, once, and opens at the next press that can', async () => {
    const { come } = unreachable(false);
    render(menu());
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await vi.waitFor(() => expect(told()).toEqual([OFFLINE]));
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.queryByRole('menu')).toBeNull();
    come();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
    expect(told()).toEqual([OFFLINE]);
    window.dispatchEvent(new Event('online'));
    expect(told()).toEqual([]);
  });

  it('is not asked for where the browser knows that it is offline: it would remember the failure', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { asked, come } = unreachable(false);
    render(menu());
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await vi.waitFor(() => expect(told()).toEqual([OFFLINE]));
    expect(asked).not.toHaveBeenCalled();
    onLine.mockReturnValue(true);
    come();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('menuitem', { name: 'Rename' })).toBeTruthy();
  });

  it('of a version that is gone leads to the new one', async () => {
    const errors = expectErrors();
    unreachable(true);
    render(<late.ErrorBoundary>{menu()}</late.ErrorBoundary>);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    expect(await screen.findByRole('heading', { name: 'This page needs a newer Folio' })).toBeTruthy();
    expect(errors.told()).not.toEqual([]);
  });
});

describe('a dialog', () => {
  it('is fetched when it is first opened', async () => {
    const dialog = (open: boolean) => (
      <late.Dialog open={open} onOpenChange={() => undefined} title="Rename">
        <p>What is in it.</p>
      </late.Dialog>
    );
    const { rerender } = render(dialog(false));
    expect(late.floating()).toBeNull();
    rerender(dialog(true));
    expect(await screen.findByRole('dialog', { name: 'Rename' })).toBeTruthy();
  });
  it('that cannot be fetched is closed again, and opens at the next press and not by itself', async () => {
    const { come } = unreachable(false);
    const { rerender } = render(<Renaming />);
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await vi.waitFor(() => expect(told()).toEqual([OFFLINE]));
    come();
    await late.fetchFloating();
    rerender(<Renaming />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('dialog', { name: 'Rename' })).toBeTruthy();
  });

  it('of a version that is gone leads to the new one', async () => {
    const errors = expectErrors();
    unreachable(true);
    render(
      <late.ErrorBoundary>
        <Renaming />
      </late.ErrorBoundary>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('heading', { name: 'This page needs a newer Folio' })).toBeTruthy();
    expect(errors.told()).not.toEqual([]);
  });
});
