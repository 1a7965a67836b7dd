import { type FormEvent, useState } from 'react';
import { Avatar } from '@/components/ui/avatar.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { auth } from '@/config/texts/auth.ts';

const ACCOUNTS = [
  { email: 'ana.google@example.com', name: 'Ana Reader' },
  { email: 'ben.google@example.com', name: 'Ben Writer' },
];

interface EmulatedGoogleProps {
  busy: boolean;
  onChoose: (email: string, name: string) => void;
  onBack: () => void;
}

/** Stands where Google's popup would, in the emulators only: that popup needs a script from the internet. */
export function EmulatedGoogle({ busy, onChoose, onBack }: EmulatedGoogleProps) {
  const [email, setEmail] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    if (address !== '') onChoose(address, address.split('@')[0] ?? address);
  };
  return (
    <div className="flex flex-col gap-4">
      <ul aria-label={auth.emulator.accounts} className="flex flex-col gap-2">
        {ACCOUNTS.map((account) => (
          <li key={account.email}>
            <button
              type="button"
              disabled={busy}
              onClick={() => onChoose(account.email, account.name)}
              className="flex w-full items-center gap-3 rounded-control border border-line px-3 py-2 text-left enabled:hover:bg-sunken disabled:opacity-55"
            >
              <Avatar name={account.name} email={account.email} photo={null} />
              <span>
                <span className="block font-medium">{account.name}</span>
                <span className="block text-sm text-soft">{account.email}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={auth.emulator.email}>
          {(control) => (
            <Input {...control} type="email" value={email} onChange={(event) => setEmail(event.target.value)} />
          )}
        </Field>
        <div className="flex justify-between gap-3">
          <Button look="quiet" onClick={onBack} disabled={busy}>
            {auth.emulator.back}
          </Button>
          <Button type="submit" look="primary" busy={busy}>
            {busy ? auth.processing : auth.emulator.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}
