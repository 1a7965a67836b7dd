import type { LanguagePack } from '../../pack.ts';
import { knowledge } from './knowledge.ts';
import { words } from './words.ts';

export const pack: LanguagePack = { code: 'en', words, knowledge };
