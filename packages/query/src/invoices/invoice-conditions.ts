import type { Parameter } from '../compiled-query.ts';
import type { Scope } from '../scope/scope.ts';

/** Which invoices are looked for; what is left out does not narrow. */
export interface InvoiceConditions {
  readonly invoiceIds?: readonly number[] | undefined;
  readonly carrierId?: number | undefined;
  readonly accountNumber?: string | undefined;
  /** A part of it, whatever its case. */
  readonly invoiceNumber?: string | undefined;
  /** Invoices with a row of one of them. */
  readonly trackingNumbers?: readonly string[] | undefined;
  /** `YYYY-MM-DD`, both included. */
  readonly fromDate?: string | undefined;
  readonly toDate?: string | undefined;
  readonly currencyCode?: string | undefined;
  /** Each must be in the number, the carrier, the account or the name of the source, whatever its case. */
  readonly words?: readonly string[] | undefined;
}

/** A piece of SQL with the values of its question marks. */
export interface Piece {
  readonly sql: string;
  readonly parameters: readonly Parameter[];
}

const piece = (sql: string, ...parameters: readonly Parameter[]): Piece => ({ sql, parameters });

/** The rows of a table that the scope lets through. */
export function inScope({ clientIds, publishedLoad }: Scope): Piece {
  return piece(`load_id <= ? and client_id in (${marks(clientIds)})`, publishedLoad, ...clientIds);
}

/** Whether a row of the ledger of invoices is looked for. */
export function foundInvoices(conditions: InvoiceConditions, scope: Scope): Piece {
  const { invoiceIds, carrierId, accountNumber, invoiceNumber, trackingNumbers, words = [] } = conditions;
  const { fromDate, toDate, currencyCode } = conditions;
  return allOf([
    inScope(scope),
    ...given(invoiceIds, (ids) => oneOf('invoice_id', ids)),
    ...given(carrierId, (id) => piece('carrier_id = ?', id)),
    ...given(accountNumber, (number) => piece('account_number = ?', number)),
    ...given(invoiceNumber, (number) => contains('invoice_number', number)),
    ...given(fromDate, (day) => piece('bill_date >= ?::date', day)),
    ...given(toDate, (day) => piece('bill_date <= ?::date', day)),
    ...given(currencyCode, (code) => piece('currency_code = ?', code)),
    ...given(trackingNumbers, (numbers) => billing(numbers, scope)),
    ...words.map((word) => contains("concat_ws(' ', invoice_number, carrier_name, account_number, source_name)", word)),
  ]);
}

function billing(trackingNumbers: readonly string[], scope: Scope): Piece {
  const rows = allOf([inScope(scope), oneOf('tracking_number', trackingNumbers)]);
  return piece(`invoice_id in (select invoice_id from package_level_info where ${rows.sql})`, ...rows.parameters);
}

/** No value lets nothing through. */
function oneOf(column: string, values: readonly Parameter[]): Piece {
  return values.length === 0 ? piece('false') : piece(`${column} in (${marks(values)})`, ...values);
}

const contains = (text: string, part: string): Piece => piece(`contains(lower(${text}), lower(?))`, part);

function given<Value>(value: Value | undefined, make: (value: Value) => Piece): readonly Piece[] {
  return value === undefined ? [] : [make(value)];
}

function allOf(pieces: readonly Piece[]): Piece {
  return {
    sql: pieces.map(({ sql }) => sql).join(' and '),
    parameters: pieces.flatMap(({ parameters }) => parameters),
  };
}

const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');
