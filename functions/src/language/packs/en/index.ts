import type { LanguagePack } from '../../pack.ts';
import { words } from './words.ts';

export const pack: LanguagePack = { code: 'en', words };
