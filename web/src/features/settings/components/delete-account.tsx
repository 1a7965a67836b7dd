import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { settings } from '@/config/texts/settings.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { deleteAccount } from '@/lib/auth/account.ts';
import { useSignInDetails } from '../api.ts';
import { Section } from './section.tsx';

const words = settings.remove;

/** Ends the account: the password once more (or the address, typed), then everything is gone and the student at `/`. */
export function DeleteAccount() {
  const [open, setOpen] = useState(false);
  const { data } = useSignInDetails();
  return (
    <Section title={words.title} text={words.text}>
      <Button
        disabled={!data}
        onClick={() => setOpen(true)}
        icon={<Trash2 aria-hidden size={18} strokeWidth={1.5} />}
        className="enabled:border-wrong enabled:text-wrong enabled:hover:bg-wrong-wash"
      >
        {words.button}
      </Button>
      {data && (
        <Dialog open={open} onOpenChange={setOpen} title={words.question} description={words.detail}>
          <Confirmation email={data.email ?? ''} hasPassword={data.hasPassword} />
        </Dialog>
      )}
    </Section>
  );
}

function Confirmation({ email, hasPassword }: { email: string; hasPassword: boolean }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const remove = useMutation({
    mutationFn: () => deleteAccount(hasPassword ? typed : null),
    onSuccess: () => navigate('/'),
  });
  const ready = hasPassword ? typed !== '' : typed.trim().toLowerCase() === email.toLowerCase();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready && !remove.isPending) remove.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field label={hasPassword ? words.password : words.typeEmail(email)}>
        {(control) => (
          <Input
            {...control}
            type={hasPassword ? 'password' : 'email'}
            autoComplete={hasPassword ? 'current-password' : 'off'}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {remove.isError && <Notice title={words.failed}>{messageOf(remove.error)}</Notice>}
      <Button type="submit" look="danger" disabled={!ready} busy={remove.isPending} className="self-end">
        {remove.isPending ? words.busy : words.confirm}
      </Button>
    </form>
  );
}
