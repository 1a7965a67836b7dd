import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Fault } from '@/components/ui/fault.tsx';
import { Notice } from '@/components/ui/notice.tsx';
import { settings } from '@/config/texts/settings.ts';
import { messageOf } from '@/lib/api/api-error.ts';
import { type SignInDetails, sendVerification } from '@/lib/auth/account.ts';
import { useConnection } from '@/lib/connection.ts';
import { useFault } from '@/lib/use-fault.ts';
import { useSignInDetails } from '../api.ts';
import { ChangeEmail } from './change-email.tsx';
import { Section } from './section.tsx';

const words = settings.email;

/** The student's address: whether it is confirmed, the mail that confirms it, and another address. */
export function EmailSection() {
  const details = useSignInDetails();
  const fault = useFault(details);
  return (
    <Section title={words.title} text={words.what}>
      {fault ? (
        <Fault small title={words.failed} failed={fault} works={words.works} />
      ) : !details.data ? (
        // As high as the address and its button, so that nothing below moves.
        <p role="status" className="min-h-[5.0625rem] text-soft">
          {words.loading}
        </p>
      ) : (
        <Address {...details.data} />
      )}
    </Section>
  );
}

function Address({ email, verified, hasPassword }: SignInDetails) {
  const lost = useConnection((state) => state.lost);
  const verify = useMutation({ mutationFn: sendVerification });
  const Icon = verified ? CircleCheck : CircleAlert;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium [overflow-wrap:anywhere]">{email}</span>
        <span className={`flex items-center gap-1.5 text-sm ${verified ? 'text-correct' : 'text-soft'}`}>
          <Icon aria-hidden size={16} strokeWidth={1.75} />
          {verified ? words.verified : words.unverified}
        </span>
      </p>
      {!verified && (
        <>
          <p className="max-w-measure text-soft">{words.verifyHint}</p>
          <Button busy={verify.isPending} disabled={lost} onClick={() => verify.mutate()}>
            {words.verify}
          </Button>
        </>
      )}
      {verify.isSuccess && !verified && (
        <Notice kind="right" title={words.verifySent(email ?? '')} className="w-full" />
      )}
      {verify.isError && (
        <Notice title={words.verifyFailed} className="w-full">
          {messageOf(verify.error)}
        </Notice>
      )}
      {hasPassword ? <ChangeEmail /> : <p className="text-soft">{words.google}</p>}
    </>
  );
}
