import type { ChargeConditions, DataQuery } from '@waybill/contract';
import { firstFitting } from '../charge-rules/first-fitting.ts';
import { textLiteral } from '../conditions/text-literal.ts';
import type { DateRange } from '../dates/date-range.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';

/** Whose charges of which invoice dates are booked, and by which rules. */
export interface GlAllocationState {
  readonly clientId: number;
  readonly dates: DateRange;
  /** Only invoices in this currency, unconverted; if undefined, all, in US dollars. */
  readonly currencyCode: string | undefined;
  /** In the order in which they are tried. */
  readonly rules: readonly { readonly code: string; readonly conditions: ChargeConditions }[];
}

const kinds = ['code', 'carrier_name', 'charge_family', 'accessorial'] as const;

/**
 * The charges of one client by GL code, carrier, charge family and accessorial: CODE (empty if no rule fits),
 * CARRIER_NAME, CHARGE_FAMILY, ACCESSORIAL, CHARGES and the net AMOUNT. Every billed charge is in it once, those of
 * USPS and DHL too, so that the amounts add up to the invoices.
 */
export function glAllocationQuery({ clientId, dates, currencyCode, rules }: GlAllocationState): DataQuery {
  const code = firstFitting(
    rules.map((rule) => ({ conditions: rule.conditions, value: textLiteral(rule.code) })),
    "''",
  );
  return {
    innerQueries: {
      booked: {
        selectColumnNames: [
          `${code} as code`,
          'carrier_name',
          'charge_family',
          'accessorial_group as accessorial',
          'net_amount',
        ],
        fromTableNames: ['charge_level_info'],
        whereClauseDetails: [
          dateWhereClause('bill_date', dates),
          ...(currencyCode === undefined ? [] : [`currency_code = ${textLiteral(currencyCode)}`]),
        ],
      },
    },
    selectColumnNames: [...kinds, 'count(*) as charges', 'sum(net_amount) as amount'],
    fromTableNames: ['booked'],
    groupByDetails: [...kinds],
    orderByDetails: [...kinds],
    clientId,
    childClientIdsCSV: String(clientId),
  };
}
