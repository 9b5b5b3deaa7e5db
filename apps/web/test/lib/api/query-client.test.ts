import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../src/lib/api/api-error.ts';
import { createQueryClient } from '../../../src/lib/api/query-client.ts';

/** How often a question is asked that fails like this each time. */
async function timesAsked(failure: Error): Promise<number> {
  let times = 0;
  const asked = createQueryClient().fetchQuery({
    queryKey: ['question'],
    retryDelay: 0,
    queryFn: () => {
      times += 1;
      throw failure;
    },
  });
  await expect(asked).rejects.toBe(failure);
  return times;
}

describe('a question that fails', () => {
  it.each([0, 502, 503])(
    'with %i, as when a connection is lost or a server starts anew, is asked twice more',
    async (status) => {
      expect(await timesAsked(new ApiError(status, 'Gone'))).toBe(3);
    },
  );

  it.each([400, 401, 403, 404, 413, 429, 500])('with %i was answered, and is not asked again', async (status) => {
    expect(await timesAsked(new ApiError(status, 'Refused'))).toBe(1);
  });

  it('by a fault of ours is not asked again', async () => {
    expect(await timesAsked(new TypeError('undefined is not a function'))).toBe(1);
  });
});
