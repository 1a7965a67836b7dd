import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '@/lib/api/api-client.ts';
import { ApiError } from '@/lib/api/api-error.ts';
import { useAuth } from '@/lib/auth/auth-store.ts';
import { whenBack } from '@/lib/connection.ts';
import { forgetBook, keptBooks, useDeviceChoice } from '@/lib/device.ts';
import { rescueMarks } from '@/lib/marks.ts';
import { watchMarks } from '@/lib/marks-outbox.ts';

/** Looks so long after the screen has what it needs (ms). */
const AFTER_MS = 10_000;

/**
 * Has the books that are kept on this device be those that there are: of one that was deleted elsewhere the marks are offered. Sends
 * the marks that wait, on whichever screen the student is.
 */
export function KeptBooks() {
  const client = useQueryClient();
  const keeps = useDeviceChoice(({ choice }) => choice === 'yes');
  const uid = useAuth(({ user }) => user?.uid);
  useEffect(() => {
    if (uid !== undefined) watchMarks();
  }, [uid]);
  useEffect(() => {
    if (!keeps) return;
    const look = async () => {
      for (const id of await keptBooks()) {
        try {
          await call('upload.info', { params: { id } });
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          if (error.code !== 'not_found') return;
          if (await rescueMarks(client, id)) await forgetBook(id);
        }
      }
    };
    const timer = setTimeout(look, AFTER_MS);
    const stop = whenBack(() => {
      void look();
      // What stood in for a reply makes way for it.
      void client.invalidateQueries({ predicate: ({ meta }) => meta?.book !== undefined });
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [keeps, client]);
  return null;
}
