import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog.tsx';
import { auth } from '@/config/texts/auth.ts';
import { logIn, logInWithEmulatedGoogle, signUp } from '@/lib/auth/sign-in.ts';
import { closeLogin, useLoginModal } from '@/lib/login-modal.ts';
import { EmulatedGoogle } from './emulated-google.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { useSignIn } from './use-sign-in.ts';

/** The app draws the landing page anew when the modal is first opened, so the button to return to is looked up. */
const opener = () => document.querySelector<HTMLElement>(`[data-opens-login="${useLoginModal.getState().opener}"]`);

/** The login modal (SPEC §2, §4, §5): Login and Sign Up with e-mail and password, or Google. */
export default function LoginModal() {
  const { mode, busy, problem, choosingAccount, enter, google, backToForm, toggle, refuse, begin, cancel } =
    useSignIn();
  const open = useLoginModal((modal) => modal.open);
  const opened = useLoginModal((modal) => modal.mode);
  const first = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [forgot, setForgot] = useState(false);

  useEffect(() => {
    if (open) begin(opened);
    else {
      cancel();
      setPassword('');
      setForgot(false);
    }
  }, [open, opened, begin, cancel]);

  const submit = () => {
    if (email.trim() === '' || password === '') return refuse();
    const signIn = mode === 'login' ? logIn : signUp;
    void enter((signal) => signIn(email.trim(), password, signal));
  };
  const words = choosingAccount ? auth.emulator : forgot ? auth.forgot : auth[mode];
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && closeLogin()}
      initialFocus={first}
      finalFocus={opener}
      title={words.title}
      {...('description' in words && { description: words.description })}
    >
      {choosingAccount ? (
        <EmulatedGoogle
          busy={busy}
          onChoose={(address, name) => void enter((signal) => logInWithEmulatedGoogle(address, name, signal))}
          onBack={backToForm}
        />
      ) : forgot ? (
        <ForgotPassword email={email} onEmail={setEmail} onBack={() => setForgot(false)} />
      ) : (
        <LoginForm
          first={first}
          mode={mode}
          busy={busy}
          problem={problem}
          email={email}
          password={password}
          onEmail={setEmail}
          onPassword={setPassword}
          onSubmit={submit}
          onGoogle={() => void google()}
          onToggle={toggle}
          onForgot={() => setForgot(true)}
        />
      )}
    </Dialog>
  );
}
