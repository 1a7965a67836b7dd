import { type App, getApps, initializeApp } from 'firebase-admin/app';
import { projectId, storageBucket } from '../config.ts';

/** The Admin SDK's application, made on first use. */
export function app(): App {
  return getApps()[0] ?? initializeApp({ projectId: projectId(), storageBucket: storageBucket() });
}
