import { expect, it } from 'vitest';
import { ApiError } from '../../../src/lib/api/api-error.ts';
import { failureKind } from '../../../src/ui/card/failure-kind.ts';

const failed = (status: number, title = 'Problem') =>
  new ApiError(status, 'detail', { type: 'about:blank', title, status, detail: 'detail' });

it.each([
  [failed(404, 'Not Found'), 'missing'],
  [failed(400), 'invalid'],
  [failed(409), 'invalid'],
  [failed(403), 'refused'],
  [failed(500), 'server'],
  [failed(503), 'server'],
  [failed(503, 'Under maintenance'), 'closed'],
  [new ApiError(404, 'Server Error'), 'server'],
  [new ApiError(200, 'The answer could not be read.'), 'server'],
  [new ApiError(0, 'The server cannot be reached.'), 'connection'],
  [new Error('anything else'), 'server'],
])('tells what %o means', (error, kind) => {
  expect(failureKind(error)).toBe(kind);
});
