import { notYet, serveGroup } from '../../http/serve.ts';

export const serve = serveGroup('youtube', notYet('youtube'));
