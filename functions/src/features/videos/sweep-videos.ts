import { log } from '../../platform/log.ts';
import { removeExpiredVideos } from '../../stores/videos.ts';

/** Removed in one sweep; the rest wait for the next. */
const BATCH = 500;

/** Removes found videos that nobody looked at again before their time: YouTube's data may not be kept for ever. */
export async function sweepVideos(): Promise<void> {
  log('INFO', 'videos swept', { removed: await removeExpiredVideos(BATCH) });
}
