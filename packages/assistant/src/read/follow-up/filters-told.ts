import { areExcludedCarriers } from '@waybill/model';
import type { Draft } from '../../draft/draft.ts';
import type { Reading, ValueFilter } from '../../reading/reading.ts';
import { leavesCarriersOut } from '../all-carriers.ts';
import { widened } from '../included.ts';

/** The filters of the question before that the follow-up leaves, and its own. */
export function filtersTold(draft: Draft, base: Reading): readonly ValueFilter[] {
  const lacked = draft.lacking.flatMap((lack) => lack.filters.map(({ dimension }) => dimension));
  const named = new Set([...draft.filters.map(({ dimension }) => dimension), ...lacked, ...draft.released]);
  const kept = base.filters.filter(({ dimension }) => !named.has(dimension));
  return [...widened(kept, draft.included), ...filtersSaid(draft, base)];
}

function filtersSaid(draft: Draft, base: Reading): readonly ValueFilter[] {
  if (addsExcludedCarriers(draft, base)) return [];
  return draft.adds ? draft.filters.map((filter) => addedTo(filter, base)) : draft.filters;
}

/** ‘Include FedEx too’ adds a value to those of the answer before. */
function addedTo(filter: ValueFilter, { filters }: Reading): ValueFilter {
  const before = filters.find(({ dimension, excluded }) => dimension === filter.dimension && !excluded);
  if (before === undefined || filter.excluded) return filter;
  return { ...filter, values: [...new Set([...before.values, ...filter.values])] };
}

/** Whether spend is to count the carriers that Total Spend leaves out. */
export function countsExcludedCarriers(draft: Draft, base: Reading): boolean {
  return addsExcludedCarriers(draft, base) || (draft.countsAllCarriers && !choosesCarriers(draft, base));
}

/** ‘Include USPS and DHL too’, after Total Spend of all other carriers, is the net amount of all. */
function addsExcludedCarriers({ adds, filters: said }: Draft, { filters, measures }: Reading): boolean {
  const isOnly = said.length > 0 && said.every((each) => isOfCarriers(each) && !each.excluded);
  const areExcluded = said.every(({ values }) => values.every((name) => areExcludedCarriers([name])));
  const isOfSpend = measures.some(leavesCarriersOut);
  return adds && isOnly && areExcluded && isOfSpend && !filters.some(isOfCarriers);
}

/** Whether carriers stay chosen, those of the answer before or others. */
function choosesCarriers({ filters: said, released }: Draft, { filters }: Reading): boolean {
  const chooses = (each: ValueFilter) => isOfCarriers(each) && !each.excluded;
  return said.some(chooses) || (filters.some(chooses) && !released.includes('carrier_name'));
}

const isOfCarriers = ({ dimension }: ValueFilter): boolean => dimension === 'carrier_name';
