import { type FormEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field, Input, TextArea } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { site } from '@/config/site.ts';
import { pages } from '@/config/texts/pages.ts';
import { type ContactMessage, type ContactProblems, mailtoOf, problemsOf } from './contact-message.ts';

const words = pages.contact;
const FIELDS = ['name', 'email', 'message'] as const;

/** The contact form: name, e-mail and message go to the student's own mail program (SPEC §2, Static pages). */
export default function ContactPage() {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<ContactMessage>({ name: '', email: '', message: '' });
  const [problems, setProblems] = useState<ContactProblems>({});
  const [opened, setOpened] = useState(false);

  const type = (field: keyof ContactMessage) => (event: { target: { value: string } }) => {
    setTyped({ ...typed, [field]: event.target.value });
    setProblems({ ...problems, [field]: undefined });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(typed);
    setProblems(found);
    const first = FIELDS.find((field) => found[field]);
    setOpened(!first);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else window.location.href = mailtoOf(typed);
  };
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6 md:py-16">
      <PageTitle className="text-3xl tracking-tight">{words.title}</PageTitle>
      <p className="mt-4 text-lg text-soft">{words.lead}</p>
      <form ref={form} noValidate onSubmit={submit} className="mt-8 flex flex-col gap-5">
        <Field label={words.name} error={problems.name}>
          {(control) => (
            <Input {...control} required name="name" autoComplete="name" value={typed.name} onChange={type('name')} />
          )}
        </Field>
        <Field label={words.email} error={problems.email}>
          {(control) => (
            <Input
              {...control}
              required
              type="email"
              name="email"
              autoComplete="email"
              value={typed.email}
              onChange={type('email')}
            />
          )}
        </Field>
        <Field label={words.message} error={problems.message}>
          {(control) => (
            <TextArea {...control} required name="message" rows={7} value={typed.message} onChange={type('message')} />
          )}
        </Field>
        <div className="flex flex-col items-start gap-3">
          <Button type="submit" look="primary">
            {words.send}
          </Button>
          <p className="text-sm text-soft">{words.how}</p>
        </div>
        {opened && (
          <Notice kind="info" title={words.opened}>
            {words.openedMore(site.contactEmail)}
          </Notice>
        )}
      </form>
    </div>
  );
}
