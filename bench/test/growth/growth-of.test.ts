import { describe, expect, it } from 'vitest';
import { dependsOn, powerOf } from '../../src/growth/growth-of.ts';

describe('growth', () => {
  it('is no power of the size if a value stays as it is', () => {
    expect(powerOf([1_000, 10_000], [7, 7])).toBe(0);
    expect(dependsOn(0)).toBe('what is asked or changed');
  });

  it('is a power of one if a value grows as the whole does', () => {
    expect(powerOf([1_000, 5_000, 10_000], [2, 11, 20])).toBeCloseTo(1);
    expect(dependsOn(1)).toBe('the whole');
  });

  it('lies between if only a part grows', () => {
    expect(dependsOn(powerOf([1_000, 100_000], [1, 6]))).toBe('the whole, in part');
  });
});
