import type { Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { alternativesOf } from './alternatives-of.ts';
import { countingNamedCarriers } from './carriers-counted.ts';
import type { Circumstances, Completed } from './completed.ts';
import { arePackages } from './packages-named.ts';
import { refusalOf } from './refusal-of.ts';
import { remarksOf } from './remarks-of.ts';
import { ofAccessorials } from './spend-on-accessorials.ts';

/** The reading with the product's own meanings, if one table can answer it. */
export function checked(
  given: Reading,
  remarks: readonly Remark[],
  { values, language }: Pick<Circumstances, 'values' | 'language'>,
): Completed {
  const named = { ...withClientNames(given, values), language };
  const reading = ofAccessorials(countingNamedCarriers(lackingCharges(named), values));
  return (
    refusalOf(reading, language) ?? {
      kind: 'reading',
      reading,
      remarks: [...remarks, ...remarksOf(reading, values)],
      alternatives: alternativesOf(reading, values),
    }
  );
}

/** ‘Without residential’, after packages, leaves those that have no such charge. */
function lackingCharges(reading: Reading): Reading {
  const left = reading.filters.filter(({ dimension, excluded }) => dimension === 'accessorial' && excluded);
  if (left.length === 0 || reading.measures.length === 0 || !arePackages(reading.measures)) return reading;
  const filters = left.map((each) => ({ ...each, excluded: false }));
  const lacking = [...(reading.lacking ?? []), { of: 'packages', filters, measures: [] } as const];
  return { ...reading, filters: reading.filters.filter((each) => !left.includes(each)), lacking };
}

const mostClientNames = 100;

/** Even a reading that names no client keeps the clients’ names, for the readings that are made from it. */
function withClientNames(reading: Reading, { clients }: ScopedValues): Reading {
  if (clients.length === 0 || clients.length > mostClientNames) return reading;
  return { ...reading, clientNames: Object.fromEntries(clients.map(({ id, name }) => [String(id), name])) };
}
