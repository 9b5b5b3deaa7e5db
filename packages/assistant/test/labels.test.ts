import { allDimensions, wordLanguages } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { measureNames } from '../src/measures/measures.ts';
import { dimensionLabel, measureLabel } from '../src/say/labels.ts';
import type { Concept } from '../src/vocabulary/concept.ts';
import { LanguageBook } from '../src/vocabulary/language-book.ts';
import { tokenise } from '../src/vocabulary/tokenise.ts';

/** Names that also mean a figure or a group, which the rest of the question tells apart. */
const toldApart: ReadonlySet<string> = new Set(['accessorial', 'invoice_number', 'transportation']);

describe.each(wordLanguages)('the names shown on screen: %s', (language) => {
  const book = new LanguageBook(language);
  const meaningsOf = (label: string): readonly Concept[] => {
    const tokens = tokenise(label).map(({ text }) => text);
    return (
      book
        .startingWith(tokens[0] ?? '')
        ?.get(tokens.join(' '))
        ?.meanings.flat() ?? []
    );
  };

  it('mean the figures that they stand for', () => {
    const other = measureNames.filter(
      (measure) =>
        !meaningsOf(measureLabel(measure, language)).some(
          (each) => (each.kind === 'measure' && each.measure === measure) || toldApart.has(measure),
        ),
    );
    expect(other).toEqual([]);
  });

  it('mean the groups that they stand for', () => {
    const other = allDimensions.filter(
      ({ name: dimension }) =>
        !meaningsOf(dimensionLabel(dimension, language)).some(
          (each) => (each.kind === 'dimension' && each.dimension === dimension) || toldApart.has(dimension),
        ),
    );
    expect(other).toEqual([]);
  });
});
