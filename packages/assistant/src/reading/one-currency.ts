import type { Reading } from './reading.ts';

/** The code of the only currency that a reading is about, whose amounts are then not converted; undefined otherwise. */
export function oneCurrencyOf({ filters }: Pick<Reading, 'filters'>): string | undefined {
  const chosen = filters.find(({ dimension, excluded }) => dimension === 'currency_code' && !excluded);
  return chosen?.values.length === 1 ? chosen.values[0] : undefined;
}
