import type { Concept } from '../vocabulary/concept.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';

interface Said {
  readonly concept: Concept;
  readonly text: string;
}

/** ‘How many and how much’, ‘count and amount of’: a number and an amount, with ‘and’ between them. */
export function asksNumberAndAmount(items: readonly Said[]): boolean {
  return items.some((item, place) => {
    if (!saysIntent(item, 'and', 'and?', 'plus')) return false;
    const after = askedAfter(items, place);
    const before = items.slice(0, place);
    return (
      (isAmount(after) && (before.some(isNumber) || refersBack(items, place))) ||
      (isNumber(after) && before.some((each) => isAmount(each) && !isNumber(each)))
    );
  });
}

/** ‘And what they cost’ */
const refersBack = (items: readonly Said[], and: number): boolean =>
  items.slice(and + 1, and + 4).some((item) => saysIntent(item, 'those'));

/** What is asked after ‘and’, beyond words such as ‘what did they’. */
function askedAfter(items: readonly Said[], place: number): Said | undefined {
  return items
    .slice(place + 1)
    .find((item) => !saysIntent(item, 'the', 'a', 'our', 'what', 'which', 'those', 'whatIs', 'of', 'and'));
}

const isNumber = (item: Said | undefined): boolean =>
  item !== undefined &&
  (saysIntent(item, 'howMany') ||
    (saysIntent(item, 'howMuch') && expression('how-many-in-french').test(normalised(item.text))));

const isAmount = (item: Said | undefined): boolean => item !== undefined && saysIntent(item, 'cost', 'howMuch');

function saysIntent({ concept }: Said, ...wanted: readonly string[]): boolean {
  return concept.kind === 'intent' && wanted.includes(concept.intent);
}
