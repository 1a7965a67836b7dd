import { beforeEach, expect, it } from 'vitest';
import { type Theme, useTheme } from './theme.ts';

beforeEach(() => {
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}" content="${scheme}">`)
    .join('');
});

const bar = () => [...document.querySelectorAll('meta')].map(({ media }) => media);

it.each<[Theme, string[]]>([
  ['dark', ['not all', 'all']],
  ['light', ['all', 'not all']],
  ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
])('in the theme %s the browser’s bar has its colour', (theme, media) => {
  useTheme.getState().choose(theme);
  expect(bar()).toEqual(media);
});
