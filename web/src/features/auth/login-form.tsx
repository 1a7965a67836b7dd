import { Check } from 'lucide-react';
import { type FormEvent, type Ref, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Field, Input } from '@/components/ui/field.tsx';
import { auth } from '@/config/texts/auth.ts';
import { shell } from '@/config/texts/shell.ts';
import type { Mode } from '@/lib/login-modal.ts';
import { EmailField } from './email-field.tsx';
import { GoogleLogo } from './google-logo.tsx';
import { ProblemText } from './problem-text.tsx';
import type { Problem } from './sign-in-problem.ts';

/** What an account is made under. */
const LEGAL = [
  { href: '/terms-of-service', label: shell.footer.terms },
  { href: '/privacy-policy', label: shell.footer.privacy },
];

interface LoginFormProps {
  /** The e-mail field, which the modal gives the focus. */
  first: Ref<HTMLInputElement>;
  mode: Mode;
  busy: boolean;
  problem: Problem | null;
  email: string;
  password: string;
  onEmail: (email: string) => void;
  onPassword: (password: string) => void;
  onSubmit: () => void;
  onGoogle: () => void;
  onToggle: () => void;
  onForgot: () => void;
}

/** E-mail and password, or Google. The browser's own bubbles are off: SPEC §5 gives the words. */
export function LoginForm(props: LoginFormProps) {
  const { first, mode, busy, problem, email, password, onEmail, onPassword, onSubmit, onGoogle, onToggle, onForgot } =
    props;
  const [revealed, setRevealed] = useState(false);
  const words = auth[mode];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <EmailField ref={first} value={email} onChange={onEmail} />
      <Field label={auth.password} hint={mode === 'signUp' ? auth.passwordHint : undefined}>
        {(control) => (
          <div className="relative">
            <Input
              {...control}
              type={revealed ? 'text' : 'password'}
              name="password"
              autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
              value={password}
              onChange={(event) => onPassword(event.target.value)}
              className="pr-18"
            />
            <button
              type="button"
              aria-pressed={revealed}
              onClick={() => setRevealed(!revealed)}
              className="absolute inset-y-0 right-0 px-3 text-sm font-medium text-soft hover:text-ink"
            >
              {auth.reveal}
            </button>
          </div>
        )}
      </Field>
      {mode === 'login' && (
        <button type="button" className="link -mt-2 self-start py-1 text-sm" onClick={onForgot} disabled={busy}>
          {auth.forgot.link}
        </button>
      )}
      {problem && <ProblemText problem={problem} />}
      <Button type="submit" look="primary" busy={busy}>
        {busy ? auth.processing : words.submit}
      </Button>
      <div className="flex items-center gap-3 text-sm text-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {auth.or}
      </div>
      <Button onClick={onGoogle} disabled={busy} icon={<GoogleLogo />}>
        {auth.google}
      </Button>
      <p className="text-center text-sm text-soft">
        {words.other}{' '}
        <button type="button" className="link px-1 py-2 font-medium" onClick={onToggle} disabled={busy}>
          {auth[mode === 'login' ? 'signUp' : 'login'].submit}
        </button>
      </p>
      {mode === 'signUp' && (
        <div className="-mx-6 -mb-6 border-t border-line bg-sunken px-6 pt-4 pb-3 text-sm">
          <ul className="flex flex-col gap-1.5">
            {auth.signUp.promises.map((promise) => (
              <li key={promise} className="flex items-center gap-2">
                <Check aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-accent" />
                {promise}
              </li>
            ))}
          </ul>
          {/* In a tab of their own: what was typed stays. */}
          <p className="mt-2 flex flex-wrap gap-x-5 pl-6">
            {LEGAL.map(({ href, label }) => (
              <a key={href} href={href} target="_blank" rel="noreferrer" className="link py-1.5">
                {label} <span className="sr-only">{auth.newTab}</span>
              </a>
            ))}
          </p>
        </div>
      )}
    </form>
  );
}
