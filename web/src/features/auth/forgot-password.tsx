import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { auth } from '@/config/texts/auth.ts';
import { sendPasswordReset } from '@/lib/auth/account.ts';
import { EmailField } from './email-field.tsx';
import { ProblemText } from './problem-text.tsx';
import { type Problem, problemOf } from './sign-in-problem.ts';

const words = auth.forgot;

interface ForgotPasswordProps {
  /** What was typed into the login form, and goes back there. */
  email: string;
  onEmail: (email: string) => void;
  onBack: () => void;
}

/** Asks for the address and has the mail sent; says the same whether or not there is such an account. */
export function ForgotPassword({ email, onEmail, onBack }: ForgotPasswordProps) {
  const [busy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);

  const send = async () => {
    const address = email.trim();
    if (address === '') return setProblem({ message: auth.missing, hint: null });
    setBusy(true);
    setProblem(null);
    setSentTo(null);
    try {
      await sendPasswordReset(address);
      setSentTo(address);
    } catch (error) {
      setProblem(problemOf(error, 'login'));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField value={email} onChange={onEmail} />
      {problem && <ProblemText problem={problem} />}
      {sentTo !== null && (
        <Notice kind="right" title={words.sent}>
          {words.sentMore(sentTo)}
        </Notice>
      )}
      <Button type="submit" look="primary" busy={busy}>
        {words.submit}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {words.back}
      </Button>
    </form>
  );
}
