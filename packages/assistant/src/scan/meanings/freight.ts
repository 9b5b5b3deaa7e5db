import type { Concept, Item } from '../../vocabulary/concept.ts';
import { expression } from '../../words/expressions.ts';
import { type Meant, mayMean, meaningOf, noise, type Phrase, valueIn } from './phrase.ts';

/** ‘Freight’ is a figure, or what another figure is narrowed to. */
export function freight(phrase: Phrase): Meant {
  const { items, index } = phrase;
  const [bucket, figure] = [valueIn(phrase, 'bucket_name'), meaningOf(phrase, 'measure')];
  if (bucket === undefined || figure === undefined) return undefined;
  if (items[index + 1]?.meanings.some(isTotalSpend) === true) return [bucket, noise];
  if (figure.measure === 'packages' && !items.some(({ text }) => expression('freight-stem').test(text)))
    return [figure];
  if (isListedFigure(phrase)) return [figure];
  const isBesideFigure = items.some((item, other) => other !== index && mayBeFigure(item));
  return isBesideFigure ? [bucket] : [figure, bucket];
}

function isTotalSpend(concept: Concept): boolean {
  return concept.kind === 'measure' && concept.measure === 'totalSpend';
}

/** ‘Freight, fuel and accessorials’ are three figures, as are ‘freight fuel and accessorials’; ‘freight vs fuel’ are two. */
function isListedFigure({ items, index }: Phrase): boolean {
  const isJoined = [1, -1].some(
    (step) => mayMean(items[index + step], 'and', 'plus', 'versus') && mayBeFigure(items[index + 2 * step]),
  );
  const next = items.findIndex((item, place) => place > index && !mayBeFigure(item));
  return isJoined || (next > index + 1 && mayMean(items[next], 'and', 'plus') && mayBeFigure(items[next + 1]));
}

function mayBeFigure(item: Item | undefined): boolean {
  return item?.meanings.some(({ kind }) => kind === 'measure') === true;
}
