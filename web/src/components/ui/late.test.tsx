import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** As a page that has only just been opened: nothing that opens over it is there. */
const fresh = async () => {
  vi.resetModules();
  return { ...(await import('./late.ts')), ...(await import('./menu.tsx')), ...(await import('./dialog.tsx')) };
};
let late: Awaited<ReturnType<typeof fresh>>;
beforeEach(async () => {
  late = await fresh();
});

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
});
