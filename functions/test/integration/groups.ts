import type { Serve } from '../../src/http/serve.ts';

/** The functions' groups by the first part of their addresses. */
export const GROUPS: Record<string, () => Promise<{ serve: Serve }>> = {
  upload: () => import('../../src/features/upload/routes.ts'),
  pages: () => import('../../src/features/upload/page-routes.ts'),
  book: () => import('../../src/features/look-up/routes.ts'),
  chat: () => import('../../src/features/chat/routes.ts'),
  quiz: () => import('../../src/features/quiz/routes.ts'),
  progress: () => import('../../src/features/progress/routes.ts'),
  review: () => import('../../src/features/review/routes.ts'),
  exam: () => import('../../src/features/progress/exam-routes.ts'),
  'revise-chat': () => import('../../src/features/revision/routes.ts'),
  account: () => import('../../src/features/account/routes.ts'),
  auth: () => import('../../src/features/auth/routes.ts'),
  health: () => import('../../src/features/health/routes.ts'),
  youtube: () => import('../../src/features/videos/routes.ts'),
};
