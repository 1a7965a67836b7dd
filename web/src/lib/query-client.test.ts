// @vitest-environment jsdom
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectErrors } from '@/testing/expected-errors.ts';
import { ApiError } from './api/api-error.ts';
import { useConnection } from './connection.ts';
import { makeQueryClient } from './query-client.ts';

const offline = () => Promise.reject(new ApiError({ status: 0, code: 'network', message: 'Offline.' }));

afterEach(() => onlineManager.setOnline(true));

describe('without a connection', () => {
  it('what is sent fails at once, and is told of', async () => {
    onlineManager.setOnline(false);
    const sending = new MutationObserver(makeQueryClient(), { mutationFn: offline });
    await expect(sending.mutate()).rejects.toMatchObject({ code: 'network' });
  });

  it('what is loaded fails, and is loaded when there is one again', async () => {
    const { told } = expectErrors();
    onlineManager.setOnline(false);
    const client = makeQueryClient();
    await expect(client.fetchQuery({ queryKey: ['books'], queryFn: offline, retry: false })).rejects.toBeTruthy();
    expect(told()).toHaveLength(1);
    expect(client.getQueryState(['books'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
    // It is looked for the connection from then on.
    expect(useConnection.getState().lost).toBe(true);
    const [query] = client.getQueryCache().findAll();
    query?.setOptions({ ...query.options, queryFn: async () => ['Locks'] });
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(client.getQueryData(['books'])).toEqual(['Locks']), { timeout: 15_000 });
  });
});
