import type { ChargeConditions, DataQuery, GlSplit } from '@waybill/contract';
import { type ChargeRule, firstFitting } from '../charge-rules/first-fitting.ts';
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
  readonly rules: readonly GlRule[];
}

/** A rule that books charges on a code. */
export interface GlRule extends Pick<ChargeRule, 'fromDay' | 'toDay'> {
  readonly code: string;
  readonly conditions: ChargeConditions;
  /** How what is booked is split among cost centres. */
  readonly split?: GlSplit | null;
}

const kinds = ['code', 'carrier_name', 'charge_family', 'accessorial'] as const;

/**
 * The charges of one client by GL code, carrier, charge family and accessorial: CODE (empty if no rule fits),
 * CARRIER_NAME, CHARGE_FAMILY, ACCESSORIAL, CHARGES and the net AMOUNT. Every billed charge is in it once, those of
 * USPS and DHL too, so that the amounts add up to the invoices.
 */
export function glAllocationQuery({ clientId, dates, currencyCode, rules }: GlAllocationState): DataQuery {
  const code = firstFitting(
    rules.map((rule) => ({ ...rule, value: textLiteral(rule.code) })),
    "''",
  );
  const kind = [`${code} as code`, 'carrier_name', 'charge_family', 'accessorial_group as accessorial'];
  return bookedBy({ clientId, dates, currencyCode }, kind, kinds, ['count(*) as charges', 'sum(net_amount) as amount']);
}

const invoiceKinds = ['carrier_name', 'account_number', 'invoice_number', 'bill_date', 'rule', 'split_value'] as const;

/**
 * The charges of one client in one currency by invoice and rule: CARRIER_NAME, ACCOUNT_NUMBER, INVOICE_NUMBER, BILL_DATE,
 * RULE (its place in the list; empty if none fits), SPLIT_VALUE (of the field by which the rule splits) and the net AMOUNT.
 */
export function bookedInvoicesQuery({
  rules,
  ...state
}: GlAllocationState & { readonly currencyCode: string }): DataQuery {
  const rule = firstFitting(
    rules.map((each, place) => ({ ...each, value: textLiteral(String(place)) })),
    "''",
  );
  const value = firstFitting(
    rules.map((each) => ({ ...each, value: each.split?.by === 'field' ? `coalesce(${each.split.field}, '')` : "''" })),
    "''",
  );
  const kind = [
    'carrier_name',
    'account_number',
    'invoice_number',
    'bill_date',
    `${rule} as rule`,
    `${value} as split_value`,
  ];
  return bookedBy(state, kind, invoiceKinds, ['sum(net_amount) as amount']);
}

function bookedBy(
  { clientId, dates, currencyCode }: Omit<GlAllocationState, 'rules'>,
  columns: readonly string[],
  names: readonly string[],
  sums: readonly string[],
): DataQuery {
  return {
    innerQueries: {
      booked: {
        selectColumnNames: [...columns, 'net_amount'],
        fromTableNames: ['charge_level_info'],
        whereClauseDetails: [
          dateWhereClause('bill_date', dates),
          ...(currencyCode === undefined ? [] : [`currency_code = ${textLiteral(currencyCode)}`]),
        ],
      },
    },
    selectColumnNames: [...names, ...sums],
    fromTableNames: ['booked'],
    groupByDetails: [...names],
    orderByDetails: [...names],
    clientId,
    childClientIdsCSV: String(clientId),
  };
}
