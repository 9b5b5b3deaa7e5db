import { textLiteral } from '../conditions/text-literal.ts';
import { dateWhereClause } from '../dates/date-where-clause.ts';
import { type RuleContext, type ScopelessQuery, shipmentColumns } from './exception-rule.ts';

/** Names a package's billing: a number can be billed by several invoices. */
const subject = "concat(coalesce(tracking_number, ''), ' ', invoice_number)";

export const billedBetween = ({ from, to }: Pick<RuleContext, 'from' | 'to'>): string =>
  `bill_date between ${textLiteral(from)} and ${textLiteral(to)}`;

/** A finding has one ship date, the first of its rows, and is inside or outside as a whole. */
const shippedBetween = ({ shipped }: RuleContext): readonly string[] =>
  shipped === undefined ? [] : [dateWhereClause('pickup_date', shipped)];

/** The rows that a rule is asked about: their invoice dates, and what the context demands besides. */
const askedRows = (context: RuleContext): readonly string[] => [billedBetween(context), ...(context.conditions ?? [])];

/** Findings that are package rows: those asked about that fit the conditions, each with an amount above nothing. */
export function packageFindings(
  context: RuleContext,
  conditions: readonly string[],
  amount: string,
  more: Partial<ScopelessQuery> = {},
): ScopelessQuery {
  return {
    selectColumnNames: [
      ...shipmentColumns,
      'coalesce(day_of(scheduled_date), bill_date) as promised',
      `${subject} as subject`,
      "'' as charge",
      `${amount} as amount`,
    ],
    fromTableNames: ['package_level_info'],
    whereClauseDetails: [
      "row_kind = 'package'",
      'tracking_number is not null',
      ...askedRows(context),
      ...shippedBetween(context),
      ...conditions,
      `${amount} > 0`,
    ],
    ...more,
  };
}

/** How the rows of a package on one invoice are combined. */
interface Grouping {
  readonly context: RuleContext;
  readonly table: 'package_level_info' | 'charge_level_info';
  readonly conditions: readonly string[];
  /** What the charge is called: one name for all of them, or an expression that tells charges of one package apart. */
  readonly charge: { readonly name: string } | { readonly expression: string };
  readonly amount: string;
  /** Further aggregates by name, and what they must be. */
  readonly counted?: readonly string[];
  readonly kept?: readonly string[];
  /** Further queries whose rows are joined to the table, by name. */
  readonly inner?: Readonly<Record<string, Partial<ScopelessQuery>>>;
}

const keys = [
  'client_id',
  'carrier_id',
  'carrier_name',
  'account_number',
  'invoice_number',
  'bill_date',
  'tracking_number',
];

/** Findings that are sums: by package, invoice and kind of charge, each with an amount above nothing. */
export function summedFindings(grouping: Grouping): ScopelessQuery {
  const { context, table, conditions, charge, amount, counted = [], kept = [], inner = {} } = grouping;
  return {
    innerQueries: {
      ...inner,
      summed: {
        selectColumnNames: [
          ...keys,
          'min(pickup_date) as pickup_date',
          'max(service) as service',
          `${subject} as subject`,
          ...('expression' in charge ? [`${charge.expression} as charge`] : []),
          `${amount} as amount`,
          ...counted,
        ],
        fromTableNames: [table, ...Object.keys(inner)],
        whereClauseDetails: [...askedRows(context), ...conditions],
        groupByDetails: [...keys, 'subject', ...('expression' in charge ? ['charge'] : [])],
      },
    },
    selectColumnNames: [
      ...shipmentColumns,
      'bill_date as promised',
      'subject',
      'name' in charge ? `${textLiteral(charge.name)} as charge` : 'charge',
      'amount',
    ],
    fromTableNames: ['summed'],
    whereClauseDetails: ['amount > 0', ...shippedBetween(context), ...kept],
  };
}
