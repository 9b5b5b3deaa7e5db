/** One row per load: a load exists when its row is committed; the largest number is the published one. */
const load = `
create table load (
  load_id integer primary key,
  kind varchar not null,
  source varchar not null,
  started_at timestamp not null,
  committed_at timestamp not null,
  invoices bigint not null,
  packages bigint not null,
  charges bigint not null,
  next_invoice_id bigint not null,
  next_tracking_id bigint not null,
  next_charge_id bigint not null
)`;

/** One row per invoice and load that contained a part of it; `amount` is that part. */
const invoice = `
create table invoice (
  invoice_id bigint not null,
  load_id integer not null,
  client_id integer not null,
  account_id integer not null,
  carrier_id integer not null,
  carrier_name varchar not null,
  account_number varchar not null,
  invoice_number varchar not null,
  bill_date date not null,
  currency_code varchar not null,
  amount decimal(18, 2) not null,
  source_name varchar not null
)`;

/** Fingerprints of the rows of imported files, so that a row that recurs in another file counts once. */
const sourceRow = `
create table source_row (
  invoice_id bigint not null,
  load_id integer not null,
  fingerprint varchar not null,
  occurrences integer not null
)`;

/** Mirror of the settings database's accounts, to filter by account group and division. */
const account = `
create table account (
  account_id integer not null,
  client_id integer not null,
  carrier_id integer not null,
  account_number varchar not null,
  account_group varchar,
  account_division varchar,
  active boolean not null
)`;

/** Definitions of the rollups as they were built. */
const rollup = `
create table rollup (
  name varchar not null,
  definition varchar not null
)`;

/** Partitions that compaction has sorted, with the last load included. */
const compaction = `
create table compaction (
  bill_date_partition bigint primary key,
  load_id integer not null
)`;

/**
 * Charges that a classification changed, with their previous values; a later classification may overlay an earlier one.
 */
export const classifiedCharge = `
create table classified_charge (
  classification_id bigint not null,
  charge_id bigint not null,
  load_id integer not null,
  charge_family varchar not null,
  accessorial_group varchar
)`;

/** One row per load of delivery facts: the kind of file, and its owner. */
const deliverySource = `
create table delivery_source (
  load_id integer primary key,
  kind varchar not null,
  name varchar not null,
  received_at timestamp not null,
  tenant_id integer not null,
  covers_later_clients boolean not null
)`;

/** The clients to whose packages the facts of a load apply. */
const deliveryScope = `
create table delivery_scope (
  load_id integer not null,
  client_id integer not null
)`;

/**
 * The lines of tracking and manifest files, whether or not their package is stored. Times are local to the place;
 * `…_offset` is their distance from UTC in minutes.
 */
const deliveryFact = `
create table delivery_fact (
  load_id integer not null,
  line integer not null,
  carrier_id integer,
  tracking_number varchar not null,
  promised timestamp,
  promised_has_time boolean,
  promised_offset integer,
  delivered timestamp,
  delivered_has_time boolean,
  delivered_offset integer,
  status varchar,
  verdict varchar,
  is_excused boolean not null,
  signed_by varchar,
  left_at varchar
)`;

/** The values from the invoice itself, for packages with delivery facts. */
const billedDelivery = `
create table billed_delivery (
  tracking_id bigint not null,
  load_id integer not null,
  delivery_date timestamp,
  scheduled_date timestamp,
  tracking_status varchar,
  delivery_status varchar,
  delivery_location varchar
)`;

/** The tables of delivery facts. */
export const deliveryTables: readonly string[] = [deliverySource, deliveryScope, deliveryFact, billedDelivery];

export const ledgerTables: readonly string[] = [
  load,
  invoice,
  sourceRow,
  account,
  rollup,
  compaction,
  classifiedCharge,
  ...deliveryTables,
];
