import type { Draft } from '../draft/draft.ts';
import type { AskedMeasure, Reading } from '../reading/reading.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { expression } from '../words/expressions.ts';
import { type Context, isIntent, isOfDays } from './context.ts';

/** Whether a reading tells a share or a percentage. */
export function isShareExpressed({ items, place, reading, draft }: Context): boolean {
  if (isOfPeriodAlone(items, place, draft) || isRatioOfValues(items, place, reading)) return false;
  const { share, measures, groupConditions, compare, stepwise } = reading;
  return (
    share !== undefined ||
    measures.some(
      (each) => each.kind === 'shareWith' || (each.kind === 'ratio' && each.as === 'percent') || isOfPercent(each),
    ) ||
    groupConditions.some(({ measure }) => isOfPercent(measure)) ||
    compare !== undefined ||
    stepwise === true
  );
}

function isOfPercent(asked: AskedMeasure): boolean {
  return 'measure' in asked && /Percent|Rate$/.test(asked.measure);
}

/** ‘The ratio of UPS to FedEx packages’ divides one by the other, and takes no share of all. */
function isRatioOfValues(items: readonly ChosenItem[], place: number, { share }: Reading): boolean {
  return expression('ratio').test(items[place]?.text ?? '') && (share?.of?.values.length ?? 0) > 1;
}

/** ‘In percent of last year’ asks for a share of the figure of other days. */
function isOfPeriodAlone(items: readonly ChosenItem[], place: number, draft: Draft): boolean {
  const next = items.slice(place + 1).findIndex(({ concept }) => !isIntent(concept, 'of', 'the', 'our')) + place + 1;
  const rest = items.slice(place + 1).map(({ concept }) => concept);
  const namesFigure = rest.some((each) => each.kind === 'measure' || each.kind === 'value' || isIntent(each, 'cost'));
  return next > place + 1 && isOfDays(draft, next) && !namesFigure;
}
