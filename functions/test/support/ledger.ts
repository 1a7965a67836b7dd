/** What the calls of this process cost in Firestore, as it is billed: documents read, written and deleted. */
import type { Duplex } from 'node:stream';
import { vi } from 'vitest';
import { firestore } from '../../src/platform/firestore.ts';

export interface Ledger {
  reads: number;
  writes: number;
}

/** The two ways in which the client of Firestore sends a request; all of its methods go through them. */
interface Wire {
  request: (method: string, request: { writes?: unknown[] }, ...rest: unknown[]) => unknown;
  requestStream: (
    method: string,
    bidirectional: boolean,
    request: { documents?: unknown[] },
    ...rest: unknown[]
  ) => Promise<Duplex>;
}

/** Counts from now on, until mocks are restored. A query that finds nothing is billed as one read. */
export function openLedger(): Ledger {
  const ledger = { reads: 0, writes: 0 };
  const wire = firestore() as unknown as Wire; // undocumented, and there is no other place to count at
  const { request, requestStream } = wire;
  vi.spyOn(wire, 'request').mockImplementation(function (this: unknown, ...given) {
    ledger.writes += given[1].writes?.length ?? 0;
    return request.apply(this as Wire, given);
  });
  vi.spyOn(wire, 'requestStream').mockImplementation(async function (this: unknown, ...given) {
    const stream = await requestStream.apply(this as Wire, given);
    if (given[0] === 'batchGetDocuments') ledger.reads += given[2].documents?.length ?? 0;
    if (given[0] !== 'runQuery') return stream;
    let found = 0;
    const emit = stream.emit.bind(stream);
    stream.emit = (event: string | symbol, ...values: unknown[]) => {
      const [value] = values;
      if (event === 'data' && typeof value === 'object' && value !== null && 'document' in value && value.document)
        found++;
      if (event === 'end') ledger.reads += Math.max(1, found);
      return emit(event, ...values);
    };
    return stream;
  });
  return ledger;
}
