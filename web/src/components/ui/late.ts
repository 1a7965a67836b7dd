/** The part of the app that opens over the screen (`floating.ts`), once it is there. */
import { useEffect, useState } from 'react';

async function load() {
  const { AlertDialog, Dialog, Menu, MenuChoice, MenuItem, MenuSeparator } = await import('./floating.ts');
  return { AlertDialog, Dialog, Menu, MenuChoice, MenuItem, MenuSeparator };
}
type Floating = Awaited<ReturnType<typeof load>>;

let there: Floating | undefined;
let fetching: Promise<Floating> | undefined;

/** Fetches it, once; what failed is fetched again when it is wanted again. */
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

/** The same, fetched when it is first `wanted`, and followed. */
export function useFloating(wanted: boolean): Floating | null {
  const [, setCame] = useState(false);
  useEffect(() => {
    if (wanted && !there)
      fetchFloating().then(
        () => setCame(true),
        () => undefined, // fetched again when it is wanted again
      );
  }, [wanted]);
  return floating();
}
