import type { DataQuery, MarkupLine } from '@waybill/contract';
import { firstFitting } from '../charge-rules/first-fitting.ts';
import type { DateRange } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';

/** Whose charges of which invoice dates are billed on, and with which markups on which of the days. */
export interface MarkupState {
  readonly clientId: number;
  readonly dates: DateRange;
  /** Their days do not overlap; on days without one nothing is added. */
  readonly markups: readonly { readonly dates: DateRange; readonly lines: readonly MarkupLine[] }[];
}

const kinds = ['carrier_name', 'service_category', 'charge_family'] as const;
const shipment = [
  'tracking_number',
  'invoice_number',
  'bill_date',
  'account_number',
  'carrier_name',
  'service',
  'tracking_id',
] as const;

/**
 * What is charged and added by carrier, service and charge family: CHARGES, CHARGED and MARKUP. The markup of every
 * charge is rounded to cents separately, so that the packages' amounts add up to these.
 */
export function markupByKindQuery(state: MarkupState): DataQuery {
  return {
    ...markedCharges(state, kinds),
    selectColumnNames: [...kinds, 'count(*) as charges', 'sum(net_amount) as charged', 'sum(markup) as markup'],
    groupByDetails: [...kinds],
    orderByDetails: [...kinds],
  };
}

/** The same by package: what it was charged, what is added, what is billed. */
export function markupByPackageQuery(state: MarkupState): DataQuery {
  const shown = shipment.filter((column) => column !== 'tracking_id');
  return {
    ...markedCharges(state, shipment),
    selectColumnNames: [
      ...shown,
      'sum(net_amount) as charged',
      'sum(markup) as markup',
      'sum(net_amount + markup) as billed',
    ],
    groupByDetails: [...shipment],
    orderByDetails: ['bill_date', 'invoice_number', 'tracking_number', 'tracking_id'],
  };
}

/** The number of packages: PACKAGES. */
export function markupPackagesQuery({ clientId, dates }: Pick<MarkupState, 'clientId' | 'dates'>): DataQuery {
  return {
    selectColumnNames: ['sum(no_of_pkgs) as packages'],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [dateWhereClause('bill_date', dates)],
    clientId,
    childClientIdsCSV: String(clientId),
  };
}

function markedCharges(state: MarkupState, columns: readonly string[]) {
  const { clientId, dates } = state;
  return {
    innerQueries: {
      marked: {
        selectColumnNames: [...columns, 'net_amount', `round(net_amount * ${factorOf(state)}, 2) as markup`],
        fromTableNames: ['charge_level_info'],
        whereClauseDetails: [dateWhereClause('bill_date', dates)],
      },
    },
    fromTableNames: ['marked'],
    clientId,
    childClientIdsCSV: String(clientId),
  };
}

/** What a charge's net amount is multiplied by, always with four decimals so that amounts stay exact. */
function factorOf({ markups }: MarkupState): string {
  const nothing = '0.0000';
  if (markups.length === 0) return nothing;
  const branches = markups.map(({ dates, lines }) => {
    const rules = lines.map(({ conditions, percent }) => ({ conditions, value: (percent / 100).toFixed(4) }));
    return `when ${dateWhereClause('bill_date', dates)} then ${firstFitting(rules, nothing)}`;
  });
  return `(case ${branches.join(' ')} else ${nothing} end)`;
}
