import { describe, expect, it } from 'vitest';
import type { CallName } from '../contract/api.ts';
import { matchCall } from './match.ts';

const upload: CallName[] = [
  'upload.info',
  'upload.file',
  'upload.rename',
  'upload.delete',
  'upload.list',
  'upload.upload',
];
const found = (method: string, path: string, calls = upload) => {
  const match = matchCall(calls, method, path);
  return match && 'target' in match ? [match.target.name, match.target.params] : match;
};

describe('the path of a request', () => {
  it.each(['/api/upload/list', '/upload/list', '/list', '/list/'])('%s leads to the list', (path) =>
    expect(found('GET', path)).toEqual(['upload.list', {}]),
  );

  it.each(['/api/upload/file/b1', '/upload/file/b1', '/file/b1'])('%s leads to the file', (path) => {
    expect(found('GET', path)).toEqual(['upload.file', { id: 'b1' }]);
    expect(found('HEAD', path)).toEqual(['upload.file', { id: 'b1' }]);
  });

  it('may be a group’s own root', () => {
    expect(found('GET', '/', ['progress.get', 'progress.attempt'])).toEqual(['progress.get', {}]);
    expect(found('GET', '/api/progress', ['progress.get'])).toEqual(['progress.get', {}]);
    expect(found('POST', '/ask', ['revise.ask'])).toEqual(['revise.ask', {}]);
  });

  it('names the methods it takes where the method is another', () => {
    expect(found('PUT', '/api/upload/b1')).toEqual({ allow: ['GET', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'] });
    expect(found('DELETE', '/api/health', ['health.get'])).toEqual({ allow: ['GET', 'HEAD', 'OPTIONS'] });
  });

  it.each(['/api/upload/b1/b2/b3', '/nowhere/at/all', '/api/upload/%E0%A4%A'])('%s leads nowhere', (path) =>
    expect(found('GET', path)).toBeUndefined(),
  );
});
