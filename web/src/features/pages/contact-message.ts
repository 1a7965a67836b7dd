import { site } from '@/config/site.ts';
import { pages } from '@/config/texts/pages.ts';

export interface ContactMessage {
  name: string;
  email: string;
  message: string;
}

export type ContactProblems = Partial<Record<keyof ContactMessage, string>>;

/** What HTML itself takes for an e-mail address, in short: something, an @, and a host. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/;

/** What is missing or malformed (SPEC §5: all three are required, the e-mail in e-mail format). */
export function problemsOf({ name, email, message }: ContactMessage): ContactProblems {
  const { missing } = pages.contact;
  const problems: ContactProblems = {};
  if (name.trim() === '') problems.name = missing.name;
  if (email.trim() === '') problems.email = missing.email;
  else if (!EMAIL.test(email.trim())) problems.email = missing.emailFormat;
  if (message.trim() === '') problems.message = missing.message;
  return problems;
}

/** The `mailto:` address that opens the mail program with subject and body filled in (RFC 6068: CRLF, %20). */
export function mailtoOf({ name, email, message }: ContactMessage): string {
  const subject = encodeURIComponent(pages.contact.subject(name.trim()));
  const body = pages.contact.body(message.trim(), name.trim(), email.trim()).replace(/\r?\n/g, '\r\n');
  return `mailto:${site.contactEmail}?subject=${subject}&body=${encodeURIComponent(body)}`;
}
