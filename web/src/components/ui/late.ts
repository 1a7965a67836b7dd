/** The part of the app that opens over the screen (`floating.ts`), once it is there. */
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { common } from '@/config/texts/common.ts';
import { connectionLost, siteAnswers, whenBack } from '@/lib/connection.ts';
import { putAway, tellQuietly } from '@/lib/quiet-notices.ts';

/**
 * Nothing is asked for that surely fails: browsers remember a module that they could not fetch, and only a new page has it then.
 * Where the service worker stands before the page, it has the file.
 */
const surelyFails = (): boolean =>
  !navigator.onLine && !('serviceWorker' in navigator && navigator.serviceWorker.controller);

async function load() {
  if (surelyFails()) throw new TypeError('Failed to fetch dynamically imported module: there is no connection');
  const { AlertDialog, Dialog, Menu, MenuChoice, MenuItem, MenuSeparator } = await import('./floating.ts');
  return { AlertDialog, Dialog, Menu, MenuChoice, MenuItem, MenuSeparator };
}
type Floating = Awaited<ReturnType<typeof load>>;

let there: Floating | undefined;
let fetching: Promise<Floating> | undefined;

/** Fetches it, once; after a failure the next call tries anew. */
export function fetchFloating(): Promise<Floating> {
  fetching ??= load().then(
    (floating) => {
      there = floating;
      return floating;
    },
    (error: unknown) => {
      fetching = undefined;
      throw error;
    },
  );
  return fetching;
}

/** Null until it is there. */
export const floating = (): Floating | null => there ?? null;

/** The notice that a press led to nothing for want of a connection: one, however often it is pressed, until the connection is back. */
const NOT_REACHED = 'floating-not-reached';
whenBack(() => putAway(NOT_REACHED));

/**
 * Fetches it for something that is to open: `opened` is called once it is there, `failed` at once where it cannot be fetched. The
 * student is then told that the connection is lost, and the next press tries anew. Where the site answers all the same, a new version
 * has taken its place, or the browser remembers a failure: only a reload helps, so the error is thrown where this hook stands, for
 * the ErrorBoundary.
 */
export function useFetchToOpen(): (opened: () => void, failed?: () => void) => void {
  const [missing, setMissing] = useState<{ error: unknown } | null>(null);
  const fetchToOpen = useCallback((opened: () => void, failed?: () => void) => {
    void fetchFloating().then(opened, async (error: unknown) => {
      failed?.();
      const answers = await siteAnswers();
      // A press since may have fetched it.
      if (there) return;
      if (answers) return setMissing({ error });
      connectionLost();
      tellQuietly({ id: NOT_REACHED, kind: 'wrong', title: common.fault.offline });
    });
  }, []);
  if (missing) throw missing.error;
  return fetchToOpen;
}

/** The same, for what is open or not: fetched when it is first opened, and followed. What cannot be fetched is closed again. */
export function useFloating(open: boolean, onOpenChange: (open: boolean) => void): Floating | null {
  const [, setCame] = useState(false);
  const fetchToOpen = useFetchToOpen();
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (!open || there) return;
    let left = false;
    fetchToOpen(
      () => setCame(true),
      () => left || close(),
    );
    return () => {
      left = true;
    };
  }, [open, fetchToOpen]);
  return floating();
}
