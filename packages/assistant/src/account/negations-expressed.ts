import type { Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import type { Concept } from '../vocabulary/concept.ts';

/** Whether what a negation is about, the nearest name after or before it, is what the reading leaves out. */
export function isLeftOut(items: readonly ChosenItem[], place: number, reading: Reading): boolean {
  const after = items.slice(place + 1).find(({ concept }) => isName(concept));
  const before = items.slice(0, place).findLast(({ concept }) => isName(concept));
  return [after, before].some((item) => item !== undefined && isWithout(item.concept, reading));
}

function isName({ kind }: Concept): boolean {
  return kind === 'value' || kind === 'measure' || kind === 'code' || kind === 'number' || kind === 'dimension';
}

function isWithout(concept: Concept, { filters, share, lacking = [], measures }: Reading): boolean {
  const left = [...filters, ...(share?.of === undefined ? [] : [share.of])].filter(({ excluded }) => excluded);
  const lacks = lacking.flatMap((lack) => lack.filters);
  const isNotOnTime = concept.kind === 'value' && concept.values.join() === 'On Time';
  if (isNotOnTime && measures.some((each) => each.kind === 'measure' && each.measure === 'latePercent')) return true;
  if (concept.kind === 'value')
    return [...left, ...lacks].some(({ values }) => concept.values.every((value) => values.includes(value)));
  if (concept.kind === 'measure')
    return (
      lacking.length > 0 ||
      left.length > 0 ||
      measures.some((each) => each.kind === 'difference' && each.less.includes(concept.measure))
    );
  return left.length + lacks.length > 0;
}
