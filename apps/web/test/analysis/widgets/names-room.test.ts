import { describe, expect, it } from 'vitest';
import { labelRoom, lettersOf, namesRoom, shortened, shownTicks } from '../../../src/ui/cards/names-room.ts';

const credits = ['GSR / late delivery', 'Damaged / lost claim', 'Manifested not shipped'];

describe('names beside horizontal bars', () => {
  it('stand in full where there is room, and are cut on a phone', () => {
    const wide = namesRoom(credits, 440);
    expect(credits.map((name) => shortened(name, wide.letters))).toEqual(credits);
    const narrow = namesRoom(credits, 300);
    expect(narrow.width).toBeLessThan(150);
    expect(shortened('Manifested not shipped', narrow.letters)).toMatch(/^Manifested no.*…$/);
  });

  it('take no more room than they need', () => {
    expect(namesRoom(['LTL', 'Ground'], 440).width).toBeLessThan(80);
  });

  it('have the room that capitals and digits take, so that no invoice number loses its first letter', () => {
    expect(namesRoom(['8W03E5356'], 440).width).toBeGreaterThan(namesRoom(['ground sa'], 440).width + 10);
  });
});

describe('labels of an axis', () => {
  it('take no room for marks of direction', () => {
    expect(lettersOf('\u200f09/20\u200f')).toBe(5);
    expect(labelRoom(['\u2068Jan\u2069'])).toBe(labelRoom(['Jan']));
  });

  it('are all there where months are short names', () => {
    const months = [
      'يناير',
      'فبراير',
      'مارس',
      'أبريل',
      'مايو',
      'يونيو',
      'يوليو',
      'أغسطس',
      'سبتمبر',
      'أكتوبر',
      'نوفمبر',
      'ديسمبر',
    ];
    expect(shownTicks(months, 560, labelRoom(months)).length).toBeGreaterThanOrEqual(6);
  });
});
