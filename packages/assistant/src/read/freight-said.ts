import type { BareOutcome } from '../reading/outcome.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { ChosenItem } from '../scan/choose-meanings.ts';
import { normalised } from '../vocabulary/normalise.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { expression } from '../words/expressions.ts';

type Answer = Extract<BareOutcome, { kind: 'answer' }>;

const wordsOfFreight = expression('freight');
const onlyFreight: ValueFilter = { dimension: 'bucket_name', values: ['freight'], excluded: false };

/**
 * ‘Freight spend’ may be all that carriers charge, or only what freight carriers bill. Where the user has both, the
 * answer says which of the two it is and offers the other.
 */
export function withFreightSaid<Given extends BareOutcome>(
  outcome: Given,
  items: readonly ChosenItem[],
  { values }: ScopedValues,
): Given | Answer {
  const hasFreight =
    values.mode_category?.includes('LTL') === true || values.service_category?.includes('LTL') === true;
  if (outcome.kind !== 'answer' || !hasFreight || !items.some(isFreight)) return outcome;
  const { reading } = outcome;
  const chosen = reading.filters.find((filter) => filter.dimension === 'bucket_name');
  const isSplit = reading.dimensions.includes('bucket_name') || (chosen?.values.length ?? 1) > 1 || chosen?.excluded;
  if (isSplit === true || reading.filters.some(({ dimension }) => ofFreight.has(dimension))) return outcome;
  const other: Reading = {
    ...reading,
    filters:
      chosen === undefined ? [...reading.filters, onlyFreight] : reading.filters.filter((filter) => filter !== chosen),
  };
  const said = sentencesIn(reading.language);
  return {
    ...outcome,
    remarks: [
      ...outcome.remarks,
      { kind: 'meaning', text: chosen === undefined ? said.freightIsAll : said.freightIsPart },
    ],
    alternatives: [...outcome.alternatives, { text: sayReading(other), reading: other }],
  };
}

const ofFreight: ReadonlySet<string> = new Set(['mode_category', 'service_category', 'carrier_name', 'service']);

function isFreight({ concept, text }: ChosenItem): boolean {
  const isSpend = concept.kind === 'measure' && concept.measure === 'totalSpend';
  const isValue = concept.kind === 'value' && concept.dimension === 'bucket_name';
  return (isSpend || isValue) && wordsOfFreight.test(normalised(text)) && !expression('parcel-stem').test(text);
}
