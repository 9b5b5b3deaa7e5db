import type { Concept } from '../../vocabulary/concept.ts';
import { type Meant, meaningOf, type Phrase } from './phrase.ts';

/** Most phrases have one meaning. */
export function onlyMeaning({ meanings }: Phrase): Meant {
  return meanings.length < 2 ? meanings : undefined;
}

/** Numbers of one word stay open. */
export function numbers({ meanings }: Phrase): Meant {
  return meanings.every(({ kind }) => kind === 'number') ? meanings : undefined;
}

/** A unit or part of a year */
export function period({ meanings }: Phrase): Meant {
  const found = meanings.find(({ kind }) => periods.has(kind));
  return found === undefined ? undefined : [found];
}

const periods: ReadonlySet<Concept['kind']> = new Set(['unit', 'everyUnit', 'toDate', 'month', 'quarter', 'half']);

/** A group after ‘by’ or beside one of its values; a figure elsewhere. */
export function figureOrGroup(phrase: Phrase): Meant {
  const { items, index } = phrase;
  const [figure, group] = [meaningOf(phrase, 'measure'), meaningOf(phrase, 'dimension')];
  if (figure === undefined || group === undefined) return undefined;
  const before = items[index - 1]?.meanings[0];
  const isSplit = before?.kind === 'intent' && ['by', 'which', 'per', 'top', 'most'].includes(before.intent);
  const isBesideValue = items[index + 1]?.meanings.some(
    (concept) => concept.kind === 'value' && concept.dimension === group.dimension,
  );
  return [isSplit || isBesideValue === true ? group : figure];
}

/** ‘pounds’ beside a number are a unit; so is ‘$’. */
export function unitOrWord({ meanings, items, index }: Phrase): Meant {
  const unit = meanings.find(
    (concept) => concept.kind === 'intent' && ['pound', 'kilogram', 'ounce', 'dollar'].includes(concept.intent),
  );
  if (unit === undefined) return undefined;
  const isNumber = [index - 1, index + 1].some((place) => items[place]?.meanings.some(({ kind }) => kind === 'number'));
  return isNumber ? [unit] : [meanings.find((concept) => concept !== unit) ?? unit];
}

/** A name comes before a word with a function. */
export function name({ meanings }: Phrase): Meant {
  const found = meanings.find(({ kind }) => kind === 'measure' || kind === 'dimension' || kind === 'value');
  return found === undefined ? undefined : [found];
}
