import { expect, it } from 'vitest';
import { keepFilled } from '../../../src/lib/api/keep-filled.ts';

it('keeps the answer before, but says of no question that it found nothing while it is asked', () => {
  expect(keepFilled({ total: 3 }, 3)).toEqual({ total: 3 });
  expect(keepFilled({ total: 0 }, 0)).toBeUndefined();
  expect(keepFilled(undefined, undefined)).toBeUndefined();
});
