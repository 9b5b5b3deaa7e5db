import { oneCurrencyOf } from '../reading/one-currency.ts';
import type { Choice } from '../reading/outcome.ts';
import type { Reading, ValueFilter } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { ofAllCarriers } from './all-carriers.ts';
import { leavesOut } from './carriers-counted.ts';

/** Other readings that may have been meant. */
export function alternativesOf(reading: Reading, values: ScopedValues): readonly Choice[] {
  const others: Reading[] = [];
  if (leavesOut(reading, values)) {
    others.push({
      ...reading,
      measures: reading.measures.map(ofAllCarriers),
    });
  }
  if (oneCurrencyOf(reading) !== undefined)
    others.push({ ...reading, filters: reading.filters.filter(({ dimension }) => dimension !== 'currency_code') });
  if (reading.dimensions.includes('zone')) {
    others.push({ ...reading, dimensions: reading.dimensions.map((each) => (each === 'zone' ? 'rated_zone' : each)) });
  }
  if (reading.conditions.some(({ column }) => column === 'actual_weight')) {
    others.push({
      ...reading,
      conditions: reading.conditions.map((each) =>
        each.column === 'actual_weight' ? { ...each, column: 'bill_weight' } : each,
      ),
    });
  }
  const abroad = reading.filters.find(({ dimension }) => dimension === 'service_category');
  if (abroad !== undefined && !abroad.excluded && abroad.values.join() === 'International') {
    const notInTheUs: ValueFilter = { dimension: 'country', values: ['US'], excluded: true };
    others.push({ ...reading, filters: reading.filters.map((each) => (each === abroad ? notInTheUs : each)) });
  }
  return others.map((other) => ({ text: sayReading(other), reading: other }));
}
