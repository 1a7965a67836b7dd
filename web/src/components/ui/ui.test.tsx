import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { initialOf } from './avatar.tsx';
import { MarginMark } from './margin-mark.tsx';
import { Notice } from './notice.tsx';

describe('the avatar letter', () => {
  it.each([
    [{ name: 'ana reader', email: 'x@example.com' }, 'A'],
    [{ name: null, email: 'ben@example.com' }, 'B'],
    [{ name: '  ', email: 'ben@example.com' }, 'B'],
    [{ name: null, email: null }, '?'],
    [{ name: '𝒵oe', email: null }, '𝒵'],
  ])('of %o is %s', (who, letter) => {
    expect(initialOf(who)).toBe(letter);
  });
});

describe('the margin mark', () => {
  it('has a name that begins as its label does', () => {
    render(<MarginMark page={3} />);
    const mark = screen.getByRole('button', { name: 'p. 3, show in book' });
    expect(mark.textContent).toBe('p. 3');
  });

  it('says both numbers where they differ, the one that the book prints first', () => {
    render(<MarginMark page={219} printed="217" />);
    const mark = screen.getByRole('button', { name: 'p. 217 (PDF 219), show in book' });
    expect(mark.textContent).toBe('p. 217 (PDF 219)');
  });

  it('cannot be pressed once the book was deleted', () => {
    render(<MarginMark page={3} state="unavailable" />);
    expect(screen.getByRole('button', { name: 'p. 3, the book was deleted' }).hasAttribute('disabled')).toBe(true);
  });
});

describe('a notice', () => {
  it('is an alert with the exact words first', () => {
    render(<Notice title="Failed to upload PDF">It is larger than 30 MB.</Notice>);
    expect(screen.getByRole('alert').firstElementChild?.nextElementSibling?.firstElementChild?.textContent).toBe(
      'Failed to upload PDF',
    );
  });
});
