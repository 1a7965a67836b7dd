import RevisionScreen from '@/features/revision/revision-screen.tsx';
import { WithPageCuts } from './with-page-cuts.tsx';

/** The revision chat, whose passages show formulas and pictures of pages as their books print them. */
export default function RevisionWithPages() {
  return (
    <WithPageCuts>
      <RevisionScreen />
    </WithPageCuts>
  );
}
