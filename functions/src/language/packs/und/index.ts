import type { LanguagePack } from '../../pack.ts';
import { defining } from './defining.ts';
import { marking } from './marking.ts';
import { words } from './words.ts';

export const pack: LanguagePack = { code: 'und', words, defining, marking };
