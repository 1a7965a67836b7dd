import { matchPath } from 'react-router-dom';
import { shell } from '@/config/texts/shell.ts';
import { type LazyRoute, lazyRoute } from './lazy-route.tsx';

export interface AppRoute extends LazyRoute {
  /** As in react-router: `/chat/:id`. */
  path: string;
  /** `student`: a visitor is sent to `/` (SPEC §2). */
  access: 'student' | 'anyone';
  /** What a visitor is told that it is: "Log in to …". */
  name?: string;
  /** Its entry in the top navigation, in the order of this table. */
  nav?: string;
  /** The screen fills the window itself: no footer under it. */
  fullHeight?: boolean;
  /** On a phone the screen has a bar of its own, with the menu in it, in the place of the header. */
  ownBar?: boolean;
  /** Where a second skip link leads: the control that most come for, by its id. */
  skipTo?: { id: string; label: string };
}

/** `/` for a student and `/` for a visitor. */
export const dashboard = lazyRoute(() => import('@/features/library/dashboard.tsx'));
export const landing = lazyRoute(() => import('@/features/pages/landing/landing-page.tsx'));
export const notFound = lazyRoute(() => import('@/features/pages/not-found-page.tsx'));

/**
 * Every screen but `/`. To add one, export it as the default of a file in its feature and add a row;
 * with `nav` it also stands in the navigation. A screen that is not built has no row, so nothing leads to it.
 */
export const routes: readonly AppRoute[] = [
  {
    path: '/chat/:id',
    access: 'student',
    name: shell.logInTo.chat,
    fullHeight: true,
    ownBar: true,
    skipTo: { id: 'question', label: shell.skipToQuestion },
    ...lazyRoute(() => import('./screens/chat-screen.tsx')),
  },
  {
    path: '/quiz/config/:id',
    access: 'student',
    name: shell.logInTo.config,
    ...lazyRoute(() => import('@/features/quiz/config-screen.tsx')),
  },
  {
    path: '/quiz/:id',
    access: 'student',
    name: shell.logInTo.quiz,
    ...lazyRoute(() => import('@/features/quiz/quiz-screen.tsx')),
  },
  {
    path: '/progress',
    access: 'student',
    name: shell.logInTo.progress,
    nav: shell.progress,
    ...lazyRoute(() => import('@/features/progress/progress-screen.tsx')),
  },
  {
    path: '/progress/attempt/:id',
    access: 'student',
    name: shell.logInTo.attempt,
    ...lazyRoute(() => import('@/features/progress/attempt-screen.tsx')),
  },
  {
    path: '/progress/attempt/:id/sheet',
    access: 'student',
    name: shell.logInTo.attempt,
    ...lazyRoute(() => import('@/features/progress/sheet-screen.tsx')),
  },
  {
    path: '/revisechat',
    access: 'student',
    name: shell.logInTo.revise,
    nav: shell.revisionChat,
    fullHeight: true,
    ownBar: true,
    skipTo: { id: 'question', label: shell.skipToQuestion },
    ...lazyRoute(() => import('./screens/revision-screen.tsx')),
  },
  {
    path: '/review',
    access: 'student',
    name: shell.logInTo.review,
    nav: shell.review,
    ...lazyRoute(() => import('./screens/review-screen.tsx')),
  },
  {
    path: '/review/facts/:id',
    access: 'student',
    name: shell.logInTo.facts,
    ...lazyRoute(() => import('@/features/review/facts-screen.tsx')),
  },
  {
    path: '/guide/:id/:section',
    access: 'student',
    name: shell.logInTo.guide,
    ...lazyRoute(() => import('./screens/guide-screen.tsx')),
  },
  {
    path: '/videos/:id',
    access: 'student',
    name: shell.logInTo.videos,
    ...lazyRoute(() => import('@/features/videos/videos-screen.tsx')),
  },
  {
    path: '/settings',
    access: 'student',
    name: shell.logInTo.settings,
    ...lazyRoute(() => import('@/features/settings/settings-screen.tsx')),
  },
  { path: '/about', access: 'anyone', ...lazyRoute(() => import('@/features/pages/about-page.tsx')) },
  { path: '/contact', access: 'anyone', ...lazyRoute(() => import('@/features/pages/contact-page.tsx')) },
  { path: '/privacy-policy', access: 'anyone', ...lazyRoute(() => import('@/features/pages/privacy-page.tsx')) },
  { path: '/terms-of-service', access: 'anyone', ...lazyRoute(() => import('@/features/pages/terms-page.tsx')) },
];

/** The top navigation: the dashboard, then every route that has an entry. */
export const navigation: readonly { path: string; label: string }[] = [
  { path: '/', label: shell.dashboard },
  ...routes.flatMap(({ path, nav }) => (nav ? [{ path, label: nav }] : [])),
];

/** What will be shown at `pathname`, as far as can be told before it is known who is here. */
export function routeAt(pathname: string, student: boolean): LazyRoute {
  if (pathname === '/') return student ? dashboard : landing;
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) return notFound;
  return route.access === 'student' && !student ? landing : route;
}
