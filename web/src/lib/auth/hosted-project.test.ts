import { beforeEach, expect, it, vi } from 'vitest';

let hostedProject: typeof import('./hosted-project.ts').hostedProject;
beforeEach(async () => {
  vi.resetModules();
  ({ hostedProject } = await import('./hosted-project.ts'));
});

it('asks once for all who want to know', async () => {
  const ask = vi.fn(async () => Response.json({ projectId: 'one' }));
  vi.stubGlobal('fetch', ask);
  expect(await Promise.all([hostedProject(), hostedProject()])).toEqual([{ projectId: 'one' }, { projectId: 'one' }]);
  await hostedProject();
  expect(ask).toHaveBeenCalledOnce();
});

it('asks again for what failed', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 503 }));
  await expect(hostedProject()).rejects.toThrow('/__/firebase/init.json answered 503');
  vi.stubGlobal('fetch', async () => Response.json({ projectId: 'one' }));
  expect(await hostedProject()).toEqual({ projectId: 'one' });
});
