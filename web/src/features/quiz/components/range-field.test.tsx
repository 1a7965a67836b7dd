import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WHOLE } from '../range.ts';
import { RangeField } from './range-field.tsx';

it('offers the chapters, and nothing that stands around them', () => {
  const outline = [
    { title: 'Contents', level: 1, from: 1, to: 2, apart: true as const },
    { title: '1 Locks', level: 1, from: 3, to: 9 },
    { title: 'Index', level: 1, from: 10, to: 12, apart: true as const },
  ];
  render(
    <RangeField
      outline={outline}
      chapters={undefined}
      pages={12}
      value={WHOLE}
      disabled={false}
      onChange={() => undefined}
    />,
  );
  const offered = screen.getAllByRole<HTMLOptionElement>('option').map(({ value, text }) => [value, text.trim()]);
  expect(offered.slice(1, -1)).toEqual([['1', '1 Locks (3–9)']]);
});
