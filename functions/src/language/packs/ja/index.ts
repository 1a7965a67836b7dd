import type { LanguagePack } from '../../pack.ts';
import { defining } from './defining.ts';
import { words } from './words.ts';

export const pack: LanguagePack = { code: 'ja', words, defining };
