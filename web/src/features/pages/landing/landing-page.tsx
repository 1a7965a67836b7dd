import { buttonClass } from '@/components/ui/button.tsx';
import { landing } from '@/config/texts/landing.ts';
import { openLogin } from '@/lib/login-modal.ts';

/** What a visitor sees at `/` (SPEC §2). Also prerendered into index.html: no effects, no browser here. */
export default function LandingPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6">
      <h1 className="text-3xl">{landing.title}</h1>
      <button
        type="button"
        data-opens-login
        onClick={openLogin}
        className={buttonClass({ look: 'primary', size: 'large' })}
      >
        {landing.start}
      </button>
    </div>
  );
}
