import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import type { FoundConditions } from './found-conditions.ts';

/** ‘Light packages under 1 lb’: the number says what is light. Without one, the word is not understood. */
export function useAdjectivesOfWeight(scan: Scan, { rows }: FoundConditions): void {
  const comparison = rows.find(({ column, of }) => column !== 'net_amount' && of === undefined)?.comparison;
  if (comparison === undefined) return;
  const said = comparison === 'more' || comparison === 'atLeast' ? heavy : light;
  for (const [index, { concept, text }] of scan.items.entries())
    if (concept.kind === 'unknown' && said.test(normalised(text))) scan.use(index);
}

const heavy = expression('heavy-adjective');
const light = expression('light-adjective');
