import { sql } from 'kysely';
import type { Dialect } from '../dialect/dialect.ts';
import type { Sql } from '../dialect/sql.ts';
import type { Scope } from '../scope/scope.ts';
import { date, text } from '../types/value-type.ts';

/** Which invoices to find; absent fields do not narrow the search. */
export interface InvoiceConditions {
  readonly invoiceIds?: readonly number[] | undefined;
  readonly carrierId?: number | undefined;
  readonly accountNumber?: string | undefined;
  /** A part of it, ignoring case. */
  readonly invoiceNumber?: string | undefined;
  /** Invoices with a row of one of them. */
  readonly trackingNumbers?: readonly string[] | undefined;
  /** `YYYY-MM-DD`, both included. */
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  readonly currencyCode?: string | undefined;
  /** Each must occur in the number, the carrier, the account or the name of the source, ignoring case. */
  readonly words?: readonly string[] | undefined;
}

/** The rows of a table that the scope lets through. */
export function inScope({ clientIds, publishedLoad }: Scope, dialect: Dialect): Sql {
  return sql`${dialect.publishedRows(undefined, publishedLoad)} and client_id in (${sql.join(clientIds)})`;
}

/** Whether a row of the invoice ledger matches. */
export function foundInvoices(conditions: InvoiceConditions, scope: Scope, dialect: Dialect): Sql {
  const { invoiceIds, carrierId, accountNumber, invoiceNumber, trackingNumbers, words = [] } = conditions;
  const { fromDate, toDate, currencyCode } = conditions;
  const contains = (text: Sql, part: string) => dialect.contains(dialect.lower(text), dialect.lower(sql`${part}`));
  const day = (value: string) => dialect.literal({ type: date, value });
  return allOf([
    inScope(scope, dialect),
    ...given(invoiceIds, (ids) => oneOf('invoice_id', ids)),
    ...given(carrierId, (id) => sql`carrier_id = ${id}`),
    ...given(accountNumber, (number) => sql`account_number = ${number}`),
    ...given(invoiceNumber, (number) => contains(sql.id('invoice_number'), number)),
    ...given(fromDate, (value) => sql`bill_date >= ${day(value)}`),
    ...given(toDate, (value) => sql`bill_date <= ${day(value)}`),
    ...given(currencyCode, (code) => sql`currency_code = ${code}`),
    ...given(trackingNumbers, (numbers) => billing(numbers, scope, dialect)),
    ...words.map((word) => contains(dialect.joinedBy(' ', searched), word)),
  ]);
}

const searched = ['invoice_number', 'carrier_name', 'account_number', 'source_name'].map((name) => ({
  value: sql.id(name),
  type: text,
}));

function billing(trackingNumbers: readonly string[], scope: Scope, dialect: Dialect): Sql {
  const rows = allOf([inScope(scope, dialect), oneOf('tracking_number', trackingNumbers)]);
  return sql`invoice_id in (select invoice_id from package_level_info where ${rows})`;
}

/** Without values, nothing matches. */
function oneOf(column: string, values: readonly (string | number)[]): Sql {
  return values.length === 0 ? sql`false` : sql`${sql.id(column)} in (${sql.join(values)})`;
}

function given<Value>(value: Value | undefined, make: (value: Value) => Sql): readonly Sql[] {
  return value === undefined ? [] : [make(value)];
}

const allOf = (conditions: readonly Sql[]): Sql => sql.join(conditions, sql` and `);
