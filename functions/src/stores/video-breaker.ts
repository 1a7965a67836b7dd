import { youtubeAddress, youtubeKey } from '../config.ts';
import { breakerOf } from './breaker.ts';

/** Why the video site is not asked: the day's units are spent, it is too busy, or it doesn't take the key. */
export const videoBreaker = () =>
  breakerOf('video', youtubeAddress(), youtubeKey() ?? '', ['quota', 'busy', 'refused']);
