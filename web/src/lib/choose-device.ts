/** What the student says of this device, and what follows. */
import type { QueryClient } from '@tanstack/react-query';
import { keepLoaded, openedOnDevice, setDeviceChoice } from './device.ts';
import { forgetKept } from './kept.ts';

/**
 * Keeps books on this device from now on, or nothing any more.
 * @param bookId the book that is open: what was loaded of it is kept at once
 */
export async function chooseDevice(choice: 'yes' | 'no', client: QueryClient, bookId?: string): Promise<void> {
  setDeviceChoice(choice);
  if (choice === 'no') return forgetKept(null);
  // Asked of the browser, which may refuse; it then keeps what it has room for.
  void navigator.storage?.persist?.().catch(() => false);
  if (bookId === undefined) return;
  await openedOnDevice(bookId);
  await keepLoaded(client, bookId);
}
