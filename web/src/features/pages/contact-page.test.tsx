import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '@/testing/render.tsx';
import { mailtoOf, problemsOf } from './contact-message.ts';
import ContactPage from './contact-page.tsx';

const complete = { name: 'Ana', email: 'ana@example.com', message: 'Hello & "welcome"\nAna' };

describe('a contact message', () => {
  it('opens the mail program with subject and body filled in', () => {
    const address = new URL(mailtoOf(complete));
    expect(address.protocol).toBe('mailto:');
    expect(address.searchParams.get('subject')).toBe('Folio: a message from Ana');
    expect(address.searchParams.get('body')).toBe('Hello & "welcome"\r\nAna\r\n\r\nAna\r\nana@example.com');
  });

  it('needs all three fields', () => {
    expect(Object.keys(problemsOf({ name: ' ', email: '', message: '\n' }))).toEqual(['name', 'email', 'message']);
    expect(problemsOf(complete)).toEqual({});
  });

  it.each(['ana', 'ana@', '@example.com', 'a b@example.com'])('takes %s for no e-mail address', (email) => {
    expect(problemsOf({ ...complete, email })).toHaveProperty('email');
  });
});

it('names what is missing beside the field and puts the cursor there', async () => {
  renderScreen(<ContactPage />);
  await userEvent.type(screen.getByLabelText('Name'), 'Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Open in email app' }));
  const email = screen.getByLabelText('Email');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
});
