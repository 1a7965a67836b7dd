import { shell } from '@/config/texts/shell.ts';
import { isDemoProject } from './auth/demo-project.ts';
import { hostedProject } from './auth/hosted-project.ts';
import { connectedIcon, disconnectedIcon } from './preview-icons.ts';

/** How often the service is asked while the page is in sight, in milliseconds. */
const ASK_EVERY = 30_000;

/** Firebase names preview channels `site--channel-hash.web.app`. */
const isPreviewChannel = (host: string): boolean => host.includes('--');

async function isEmulated(): Promise<boolean> {
  try {
    const project = await hostedProject();
    const named = typeof project === 'object' && project && 'projectId' in project ? project.projectId : null;
    return typeof named === 'string' && isDemoProject(named);
  } catch {
    return false;
  }
}

/** Its reply is read to the end: one that isn't stays open, and the console says that it failed when the page is left. */
async function isRunning(): Promise<boolean> {
  try {
    const reply = await fetch('/api/health', { cache: 'no-store' });
    await reply.text();
    return reply.ok;
  } catch {
    return false;
  }
}

function draw(badge: HTMLElement, running: boolean): void {
  badge.dataset.state = running ? 'running' : 'disconnected';
  badge.setAttribute('role', 'status');
  const words = document.createElement('span');
  words.textContent = running ? shell.preview.running : shell.preview.disconnected;
  badge.replaceChildren(running ? connectedIcon() : disconnectedIcon(), words);
}

/**
 * Fills `#preview-badge` on preview channels and in the emulators, never in production, and keeps it true.
 * Outside React, because the landing page has none of it until someone signs in.
 */
export async function showPreviewBadge(): Promise<void> {
  const badge = document.getElementById('preview-badge');
  if (!badge) return;
  if (!isPreviewChannel(window.location.hostname) && !(await isEmulated())) {
    // boot.js keeps its room where it may come.
    delete document.documentElement.dataset.preview;
    return;
  }
  // A page that is being left ends its calls: that says nothing of the service.
  let left = false;
  window.addEventListener('pagehide', () => {
    left = true;
  });
  window.addEventListener('pageshow', () => {
    left = false;
  });
  let asking: Promise<void> | null = null;
  const look = async () => {
    const running = await isRunning();
    if (!left && badge.dataset.state !== (running ? 'running' : 'disconnected')) draw(badge, running);
  };
  // What asks while a reply is on its way has that reply.
  const ask = () => {
    asking ??= look().finally(() => {
      asking = null;
    });
    return asking;
  };
  await ask();
  window.setInterval(() => document.visibilityState === 'visible' && void ask(), ASK_EVERY);
  for (const event of ['online', 'offline', 'focus']) window.addEventListener(event, () => void ask());
}
