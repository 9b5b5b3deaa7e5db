import {
  appliedFilters,
  type ComparisonSet,
  type DateRange,
  dateTypeLabels,
  filterDimensionNames,
  findFilterDimension,
  leftOutGroups,
  partsOf,
  periodsOf,
  scopeOfTotalSpend,
  totalSpend,
} from '@waybill/model';
import type { Analysis } from '../analysis/use-analysis.ts';
import { appliedFilterText, displayDate, monthLabel } from '../languages/formats.ts';
import { texts } from '../languages/texts.ts';

/** What tells a set from the others on the page; what all of them share is left out. */
export interface SetDetail {
  /** Its client with the chosen sub-clients; empty if all sets have the same. */
  readonly client: string;
  /** `Ship Date` where others count by another date. */
  readonly dateType: string;
  readonly hasOwnDays: boolean;
  /** Filters, and what is counted, as far as others have it otherwise. */
  readonly others: readonly string[];
}

interface Described {
  readonly set: ComparisonSet;
  readonly analysis: Pick<Analysis, 'client' | 'state'>;
}

/** What tells each of the sets from the others, in their order. */
export function setDetails(sets: readonly Described[]): readonly SetDetail[] {
  const differs = (of: (set: Described) => unknown) => new Set(sets.map((set) => JSON.stringify(of(set)))).size > 1;
  const hasOwnClient = differs(({ set }) => [set.clientId, set.childClientIds.toSorted((one, other) => one - other)]);
  const hasOwnDateType = differs(({ analysis }) => analysis.state.dateType);
  const hasOwnDays = differs(({ analysis }) => analysis.state.dates);
  const filtersApart = filterDimensionNames.filter((name) =>
    differs(({ analysis }) => filterOf(analysis, name)?.values),
  );
  const hasOwnCounted = differs(({ set }) => set.included.toSorted());
  const hasOwnCarriers = differs(carriersOf);
  return sets.map((described) => {
    const { set, analysis } = described;
    return {
      client: hasOwnClient ? clientText(described) : '',
      dateType: hasOwnDateType ? texts.t(dateTypeLabels[analysis.state.dateType]) : '',
      hasOwnDays,
      others: [
        ...filtersApart.map((name) => {
          const filter = filterOf(analysis, name);
          if (filter !== undefined) return appliedFilterText(filter, analysis.client);
          return `${texts.t(findFilterDimension(name)?.label ?? name)}: ${texts.t('All')}`;
        }),
        ...(hasOwnCounted && set.included.length > 0
          ? [`${texts.t('Also counted')}: ${set.included.map((each) => texts.t(leftOutGroups[each].text)).join(', ')}`]
          : []),
        ...(hasOwnCarriers ? [carriersOf(described)] : []),
      ],
    };
  });
}

/** The details of a set part by part, with these of its days where the days tell it apart: `Acme West`, `2025`, `Carrier: UPS`. */
export function detailParts({ client, dateType, hasOwnDays, others }: SetDetail, days: DateRange): readonly string[] {
  return [client, dateType, hasOwnDays ? shortRange(days) : '', ...others].filter((part) => part !== '');
}

/** The same in one line. */
export const detailText = (detail: SetDetail, days: DateRange): string => detailParts(detail, days).join(' · ');

/** Days in few letters: `2025`, `Oct 2025`, else from and to. */
export function shortRange({ from, to }: DateRange): string {
  const { year } = partsOf(from);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return String(year);
  const [month, ...more] = periodsOf({ from, to }, 'month');
  if (month !== undefined && more.length === 0 && !month.partial) return monthLabel(from);
  return `${displayDate(from)} – ${displayDate(to)}`;
}

const filterOf = ({ state }: Described['analysis'], wanted: string) =>
  appliedFilters(state.filters).find(({ name }) => name === wanted);

/** Which carriers Total Spend counts in a set; empty for any other figure, and where it leaves nothing out. */
export function carriersOf({ analysis: { state } }: Pick<Described, 'analysis'>): string {
  if (state.fact.key !== totalSpend.key) return '';
  const scope = scopeOfTotalSpend(state);
  if (scope === 'all') return '';
  return scope === 'excluded' ? texts.t('USPS and DHL only') : texts.t('Without USPS and DHL');
}

function clientText({ set, analysis: { client } }: Described): string {
  const chosen = [client, ...client.childClients].filter(({ id }) => set.childClientIds.includes(id));
  if (chosen.length === 0) return client.name;
  return chosen.map(({ name }) => name).join(', ');
}
