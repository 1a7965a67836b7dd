import { beforeEach, describe, expect, it, vi } from 'vitest';

let showPreviewBadge: typeof import('./preview-badge.ts').showPreviewBadge;

/** Stands in for Hosting and the service; `running` can be changed while the page is open. */
function site({ projectId = 'demo-folio', running = true }) {
  const state = { running, asked: [] as string[] };
  vi.stubGlobal('fetch', async (address: string) => {
    state.asked.push(address);
    if (address === '/__/firebase/init.json') return Response.json({ projectId });
    if (!state.running) throw new TypeError('Failed to fetch');
    return Response.json({ status: 'ok' });
  });
  return state;
}

const badge = () => document.getElementById('preview-badge');

beforeEach(async () => {
  // What Hosting has told is kept for the page.
  vi.resetModules();
  ({ showPreviewBadge } = await import('./preview-badge.ts'));
  document.body.innerHTML = '<div id="preview-badge"></div>';
});

describe('the preview badge', () => {
  it('says that the backend is running', async () => {
    site({});
    await showPreviewBadge();
    expect(badge()?.textContent).toBe('Preview backend running in this workspace.');
    expect(badge()?.getAttribute('role')).toBe('status');
  });

  it('says that the backend is disconnected', async () => {
    site({ running: false });
    await showPreviewBadge();
    expect(badge()?.textContent).toBe('Preview backend disconnected.');
  });

  it('switches text and icon when the connection comes back', async () => {
    const state = site({ running: false });
    await showPreviewBadge();
    const pulledOut = badge()?.querySelector('svg')?.innerHTML;
    state.running = true;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(badge()?.textContent).toBe('Preview backend running in this workspace.'));
    expect(badge()?.querySelector('svg')?.innerHTML).not.toBe(pulledOut);
  });

  it('asks once, however often it is looked at before the reply is there', async () => {
    const state = site({});
    await showPreviewBadge();
    const before = state.asked.length;
    for (let times = 0; times < 16; times++) window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(state.asked.length).toBeGreaterThan(before));
    // Badges of the tests before listen too, each for itself.
    const badges = new Set(state.asked.slice(before));
    expect(badges).toEqual(new Set(['/api/health']));
    expect(state.asked.length - before).toBeLessThan(16);
  });

  it('does not take a call that leaving the page has ended for a service that is gone', async () => {
    const state = site({});
    await showPreviewBadge();
    state.running = false;
    window.dispatchEvent(new Event('pagehide'));
    window.dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(badge()?.dataset.state).toBe('running');
    window.dispatchEvent(new Event('pageshow'));
  });

  it('never shows in production, and does not ask there', async () => {
    const state = site({ projectId: 'folio-study' });
    await showPreviewBadge();
    expect(badge()?.childElementCount).toBe(0);
    expect(state.asked).not.toContain('/api/health');
  });
});
