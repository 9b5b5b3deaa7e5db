import { expect, it } from 'vitest';
import { MomentsInOrder } from '../../src/intake/uploads/pieces/moments-in-order.ts';

it('moments come one after another, however fast they are asked for', () => {
  const moments = new MomentsInOrder();
  const begun = Date.now();
  const times = Array.from({ length: 1_000 }, () => moments.next().getTime());
  expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
  expect(times[0]).toBeGreaterThanOrEqual(begun);
});
