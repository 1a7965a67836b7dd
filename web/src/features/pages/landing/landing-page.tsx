import { buttonClass } from '@/components/ui/button.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { landing } from '@/config/texts/landing.ts';
import { openLogin } from '@/lib/login-modal.ts';
import { FeatureList } from './feature-list.tsx';
import { ProductPicture } from './product-picture.tsx';

/**
 * What a visitor sees at `/` (SPEC §2). Also prerendered into index.html, where `data-opens-login` is what
 * entry-landing.ts listens for, and `data-login-failed` where it says that the app did not arrive; nothing here may need a browser to render, nor a `style` attribute (CSP).
 */
export default function LandingPage() {
  return (
    <>
      <section className="mx-auto grid max-w-page items-center gap-x-14 gap-y-12 px-4 pt-10 pb-16 sm:px-6 md:pt-16 lg:grid-cols-[5fr_7fr] lg:pb-24">
        <div>
          <PageTitle tab={landing.tab} className="text-2xl tracking-tight sm:text-3xl">
            {landing.title.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </PageTitle>
          <p className="mt-5 max-w-measure text-lg text-soft">{landing.lead}</p>
          <button
            type="button"
            data-opens-login=""
            onClick={() => openLogin()}
            className={buttonClass({ look: 'primary', size: 'large' }, 'mt-8 w-full sm:w-auto')}
          >
            {landing.start}
          </button>
          <p className="mt-3 text-sm text-soft">{landing.who}</p>
          <p role="alert" data-login-failed={landing.failed} className="mt-3 text-sm text-wrong empty:hidden" />
        </div>
        <ProductPicture />
      </section>
      <FeatureList />
    </>
  );
}
