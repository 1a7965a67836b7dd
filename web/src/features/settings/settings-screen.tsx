import { OfflineLine } from '@/components/ui/fault.tsx';
import { PageTitle } from '@/components/ui/page-title.tsx';
import { settings } from '@/config/texts/settings.ts';
import { DeleteAccount } from './components/delete-account.tsx';
import { DeviceSection } from './components/device-section.tsx';
import { EmailSection } from './components/email-section.tsx';
import { EngineSection } from './components/engine-section.tsx';
import { ReviewSection } from './components/review-section.tsx';
import { TakeOut } from './components/take-out.tsx';
import { ThemeChoice } from './components/theme-choice.tsx';

/** `/settings`: how Folio looks, the student's address, and taking out or ending everything they have here. */
export default function SettingsScreen() {
  return (
    <div className="mx-auto max-w-4xl px-4 pt-5 pb-8 sm:px-6 sm:pt-8">
      <PageTitle className="mb-6">{settings.title}</PageTitle>
      <OfflineLine className="-mt-3 mb-3">{settings.offline}</OfflineLine>
      <ThemeChoice />
      <ReviewSection />
      <EmailSection />
      <EngineSection />
      <DeviceSection />
      <TakeOut />
      <DeleteAccount />
    </div>
  );
}
