import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../src/ui/cards/drawing-of.ts';

const figures = { carriers: 'all', spend: 442_621 };
const ofUps = { carriers: 'UPS', spend: 188_505 };

describe('what a card draws while figures are on their way', () => {
  it('is stale as soon as something else was asked for', () => {
    expect(drawingOf(undefined, figures, true)).toEqual({ refreshing: true, stale: true });
    expect(drawingOf(ofUps, figures, false)).toEqual({ refreshing: true, stale: true });
  });

  it('is not stale while the same figures are asked for again', () => {
    expect(drawingOf(figures, figures, true)).toEqual({ refreshing: true, stale: false });
    expect(drawingOf(figures, figures, false)).toEqual({ refreshing: false, stale: false });
  });

  it('is neither before the first figures', () => {
    expect(drawingOf(undefined, undefined, true)).toEqual({ refreshing: false, stale: false });
  });
});
