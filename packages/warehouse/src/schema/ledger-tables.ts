import { type ColumnType, referenceColumnNames } from '@waybill/model';

/** A column of such a table. */
export interface LedgerColumn {
  readonly name: string;
  readonly type: ColumnType | 'boolean';
  readonly nullable?: boolean;
}

/** A table other than the fact tables: what loads contained, and what later loads need to know about it. */
export interface LedgerTable {
  readonly name: string;
  /** What its rows are sorted by where the engine sorts them; never null. */
  readonly order: readonly string[];
  readonly columns: readonly LedgerColumn[];
}

const integer = (name: string): LedgerColumn => ({ name, type: 'integer' });
const bigint = (name: string): LedgerColumn => ({ name, type: 'bigint' });
const text = (name: string): LedgerColumn => ({ name, type: 'text' });
const date = (name: string): LedgerColumn => ({ name, type: 'date' });
const timestamp = (name: string): LedgerColumn => ({ name, type: 'timestamp' });
const boolean = (name: string): LedgerColumn => ({ name, type: 'boolean' });
const money = (name: string): LedgerColumn => ({ name, type: 'money' });
const nullable = (column: LedgerColumn): LedgerColumn => ({ ...column, nullable: true });

/** The loads themselves: a load exists when its row is there. */
export const loadTable: LedgerTable = {
  name: 'load',
  order: ['load_id'],
  columns: [
    integer('load_id'),
    ...['kind', 'source'].map(text),
    ...['started_at', 'committed_at'].map(timestamp),
    ...['invoices', 'packages', 'charges', 'next_invoice_id', 'next_tracking_id', 'next_charge_id'].map(bigint),
  ],
};

/** The mirror of the accounts among the settings. */
export const accountTable: LedgerTable = {
  name: 'account',
  order: ['account_id'],
  columns: [
    ...['account_id', 'client_id', 'carrier_id'].map(integer),
    text('account_number'),
    ...['account_group', 'account_division'].map(text).map(nullable),
    boolean('active'),
  ],
};

/** What a tracking or manifest file says of the package itself. */
export const shippedColumns: readonly LedgerColumn[] = [
  date('shipped_on'),
  ...['account_number', 'service', 'zone'].map(text),
  { name: 'pounds', type: 'weight' } as const,
].map(nullable);

/** The reference that a line names instead of a tracking number, and the reference fields. They are the last columns of their table. */
export const factReferenceColumns: readonly LedgerColumn[] = ['reference', ...referenceColumnNames]
  .map(text)
  .map(nullable);

/** All tables about loads, and the mirror of accounts. */
export const ledgerTables: readonly LedgerTable[] = [
  {
    // One row per invoice and load that contained a part of it; `amount` is that part.
    name: 'invoice',
    order: ['client_id', 'invoice_id'],
    columns: [
      bigint('invoice_id'),
      ...['load_id', 'client_id', 'account_id', 'carrier_id'].map(integer),
      ...['carrier_name', 'account_number', 'invoice_number'].map(text),
      date('bill_date'),
      text('currency_code'),
      money('amount'),
      text('source_name'),
    ],
  },
  {
    // Fingerprints of the rows of imported files, so that a row that recurs in another file counts once.
    name: 'source_row',
    order: ['invoice_id'],
    columns: [bigint('invoice_id'), integer('load_id'), text('fingerprint'), integer('occurrences')],
  },
  accountTable,
  {
    // Charges that a classification changed, with their previous values; a later one may overlay an earlier one.
    name: 'classified_charge',
    order: ['classification_id', 'charge_id'],
    columns: [
      ...['classification_id', 'charge_id'].map(bigint),
      integer('load_id'),
      text('charge_family'),
      nullable(text('accessorial_group')),
    ],
  },
  {
    // One row per load of delivery facts: the kind of file, and its owner.
    name: 'delivery_source',
    order: ['load_id'],
    columns: [
      integer('load_id'),
      ...['kind', 'name'].map(text),
      timestamp('received_at'),
      integer('tenant_id'),
      boolean('covers_later_clients'),
    ],
  },
  // The clients to whose packages the facts of a load apply.
  { name: 'delivery_scope', order: ['load_id', 'client_id'], columns: ['load_id', 'client_id'].map(integer) },
  {
    // The lines of tracking and manifest files and of reference fields, whether or not their package is stored. Times are
    // local to the place; `…_offset` is their distance from UTC in minutes. A line without a tracking number has an empty one.
    name: 'delivery_fact',
    order: ['tracking_number', 'load_id', 'line'],
    columns: [
      ...['load_id', 'line'].map(integer),
      nullable(integer('carrier_id')),
      text('tracking_number'),
      ...['promised', 'delivered'].flatMap((moment) => [
        nullable(timestamp(moment)),
        nullable(boolean(`${moment}_has_time`)),
        nullable(integer(`${moment}_offset`)),
      ]),
      ...['status', 'verdict'].map(text).map(nullable),
      boolean('is_excused'),
      ...['signed_by', 'left_at'].map(text).map(nullable),
      ...shippedColumns,
      ...factReferenceColumns,
    ],
  },
  {
    // The values from the invoice itself, for packages with delivery facts.
    name: 'billed_delivery',
    order: ['tracking_id'],
    columns: [
      bigint('tracking_id'),
      integer('load_id'),
      ...['delivery_date', 'scheduled_date'].map(timestamp).map(nullable),
      ...['tracking_status', 'delivery_status', 'delivery_location'].map(text).map(nullable),
    ],
  },
];
