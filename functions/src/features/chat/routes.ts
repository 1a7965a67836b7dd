import { notYet, serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('chat', notYet('chat'));
