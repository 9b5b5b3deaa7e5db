import type { Scan } from '../scan/scan.ts';
import { useComparedWeights } from './compared-weights.ts';
import { comparing, comparisons } from './comparing.ts';
import { ConditionsSoFar, type FoundConditions } from './found-conditions.ts';
import { useTransitDays } from './transit-days.ts';
import { useComparison } from './use-comparison.ts';
import { isSpan, useSpan } from './use-span.ts';

/** Finds ‘over 50 lb’, ‘more than $100’, ‘between 5 and 10 lb’, and ‘with more than 500 packages’ of groups. */
export function findConditions(scan: Scan): FoundConditions {
  const found = new ConditionsSoFar(scan);
  found.rows.push(...useTransitDays(scan));
  for (let place = 0; place < scan.length; place += 1) {
    const word = comparing.find((each) => scan.is(place, each));
    const weights = word === undefined ? undefined : useComparedWeights(scan, place, comparisons[word]);
    if (weights !== undefined) found.rows.push(weights);
    else if (word !== undefined) useComparison(scan, place, comparisons[word], found);
    else if (scan.is(place, 'between')) useSpan(scan, { start: place, first: place + 1 }, found);
    else if (isSpan(scan, place)) useSpan(scan, { start: place, first: place }, found);
  }
  return found;
}
