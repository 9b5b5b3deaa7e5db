import type { Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { alternativesOf } from './alternatives-of.ts';
import { countingNamedCarriers } from './carriers-counted.ts';
import type { Circumstances, Completed } from './completed.ts';
import { refusalOf } from './refusal-of.ts';
import { remarksOf } from './remarks-of.ts';
import { ofAccessorials } from './spend-on-accessorials.ts';

/** The reading with the product's own meanings, if one table can answer it. */
export function checked(
  given: Reading,
  remarks: readonly Remark[],
  { values, language }: Pick<Circumstances, 'values' | 'language'>,
): Completed {
  const reading = ofAccessorials(countingNamedCarriers({ ...withClientNames(given, values), language }, values));
  return (
    refusalOf(reading, language) ?? {
      kind: 'reading',
      reading,
      remarks: [...remarks, ...remarksOf(reading, values)],
      alternatives: alternativesOf(reading, values),
    }
  );
}

const mostClientNames = 100;

/** Even a reading that names no client keeps the clients’ names, for the readings that are made from it. */
function withClientNames(reading: Reading, { clients }: ScopedValues): Reading {
  if (clients.length === 0 || clients.length > mostClientNames) return reading;
  return { ...reading, clientNames: Object.fromEntries(clients.map(({ id, name }) => [String(id), name])) };
}
