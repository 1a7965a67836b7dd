import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { settings } from '@/config/texts/settings.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { changeEmail } from '@/lib/auth/account.ts';
import { useConnection } from '@/lib/connection.ts';

const words = settings.email;

/** Another address for the same account: the password, then a mail to the new address, whose link makes the change. */
export function ChangeEmail() {
  const lost = useConnection((state) => state.lost);
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const change = useMutation({
    mutationFn: () => changeEmail(password, email.trim()),
    onSuccess: () => setPassword(''),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const incomplete = email.trim() === '' || password === '';
    setMissing(incomplete);
    if (!incomplete) change.mutate();
  };
  if (!open)
    return (
      <Button disabled={lost} onClick={() => setOpen(true)}>
        {words.change}
      </Button>
    );
  const problem = missing ? words.missing : change.isError ? messageOf(change.error) : null;
  return (
    <form noValidate onSubmit={submit} aria-label={words.change} className="flex w-full max-w-md flex-col gap-4">
      <Field label={words.next}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={words.password}>
        {(control) => (
          <Input
            {...control}
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      {problem && <Notice title={words.changeFailed}>{problem}</Notice>}
      {change.isSuccess && <Notice kind="right" title={words.changeSent(email.trim())} />}
      <Button type="submit" busy={change.isPending} disabled={lost} className="self-start">
        {words.submit}
      </Button>
    </form>
  );
}
