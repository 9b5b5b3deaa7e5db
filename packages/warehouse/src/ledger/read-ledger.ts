import { date, type Sql, sql } from '@waybill/query';
import type { Reader } from '../engine/reader.ts';
import { amount } from '../engine/values.ts';
import type { AccountMirror, CommittedLoad, Invoice, InvoiceFilter, InvoiceOfLoad, LastLoad } from './ledger.ts';

const identity = sql.raw(
  'invoice_id, client_id, account_id, carrier_id, carrier_name, account_number, invoice_number, bill_date, currency_code',
);

/** Reads published invoices, by the load that first contained them. */
export async function readInvoices({ dialect, seen, ask }: Reader, filter: InvoiceFilter): Promise<Invoice[]> {
  const { clientIds, billDate } = filter;
  if (clientIds?.length === 0) return [];
  const equal = (column: string, value: Sql | string | number | undefined): Sql[] =>
    value === undefined ? [] : [sql`${sql.ref(column)} = ${value}`];
  const conditions = [
    seen(),
    ...equal('client_id', filter.clientId),
    ...equal('carrier_id', filter.carrierId),
    ...equal('account_number', filter.accountNumber),
    ...equal('invoice_number', filter.invoiceNumber),
    ...equal('bill_date', billDate && dialect.literal({ type: date, value: billDate })),
    ...(clientIds ? [sql`client_id in (${dialect.jsonValues(JSON.stringify(clientIds), 'integer')})`] : []),
  ];
  const found = await ask(
    sql`select ${identity}, min(load_id), ${amount(dialect, sql`sum(amount)`)},
        ${dialect.firstBy(sql`source_name`, sql`load_id`)}
      from invoice where ${sql.join(conditions, sql` and `)} group by ${identity}`,
  );
  return found.map(invoiceOf).toSorted((one, other) => one.loadId - other.loadId || byId(one, other));
}

const byId = (one: { readonly invoiceId: bigint }, other: { readonly invoiceId: bigint }): number =>
  one.invoiceId < other.invoiceId ? -1 : Number(one.invoiceId > other.invoiceId);

function invoiceOf(row: readonly unknown[]): Invoice {
  const [id = '', client, account, carrier, ...texts] = row.map(String);
  const [carrierName = '', accountNumber = '', invoiceNumber = '', billDate = '', currencyCode = '', ...sums] = texts;
  const [load, sum = '', sourceName = ''] = sums;
  return {
    invoiceId: BigInt(id),
    clientId: Number(client),
    accountId: Number(account),
    carrierId: Number(carrier),
    carrierName,
    accountNumber,
    invoiceNumber,
    billDate,
    currencyCode,
    loadId: Number(load),
    amount: sum,
    sourceName,
  };
}

/** Reads the published invoices of a load, by their number. */
export async function readInvoicesOfLoad({ dialect, seen, ask }: Reader, loadId: number): Promise<InvoiceOfLoad[]> {
  const any = (column: string): Sql => dialect.anyOf(sql.ref(column));
  const found = await ask(
    sql`select own.invoice_id, own.client_id, own.account_id, own.carrier_name, own.invoice_number, later.loads
      from (
        select invoice_id, ${any('client_id')} as client_id, ${any('account_id')} as account_id,
          ${any('carrier_name')} as carrier_name, ${any('invoice_number')} as invoice_number
        from invoice where load_id = ${loadId} and ${seen()} group by invoice_id
      ) own
      left join (
        select invoice_id, ${dialect.sortedSet(sql`load_id`)} as loads
        from invoice where load_id > ${loadId} and ${seen()} group by invoice_id
      ) later on later.invoice_id = own.invoice_id`,
  );
  return found
    .map(([id, client, account, carrier, number, later]) => ({
      invoiceId: BigInt(String(id)),
      clientId: Number(client),
      accountId: Number(account),
      carrierName: String(carrier),
      invoiceNumber: String(number),
      laterLoads: Array.isArray(later) ? later.map(Number) : [],
    }))
    .toSorted(byId);
}

/** Reads which of these accounts have published invoices. */
export async function readAccountsInUse(
  { dialect, seen, ask }: Reader,
  accountIds: readonly number[],
): Promise<Set<number>> {
  const found = await ask(
    sql`select distinct account_id from invoice
      where ${seen()} and account_id in (${dialect.jsonValues(JSON.stringify(accountIds), 'integer')})`,
  );
  return new Set(found.map(([account]) => Number(account)));
}

/** Reads the fingerprints of an invoice's imported rows, with how often each occurs: of all, or of these. */
export async function readSourceRows(
  { dialect, seen, ask }: Reader,
  invoiceId: bigint,
  fingerprints?: readonly string[],
): Promise<Map<string, number>> {
  const chosen =
    fingerprints === undefined
      ? sql`true`
      : sql`fingerprint in (${dialect.jsonValues(JSON.stringify(fingerprints), 'text')})`;
  const found = await ask(
    sql`select fingerprint, sum(occurrences) from source_row
      where ${seen()} and invoice_id = ${invoiceId} and ${chosen} group by fingerprint`,
  );
  return new Map(found.map(([fingerprint, occurrences]) => [String(fingerprint), Number(occurrences)]));
}

/** Reads the tracking numbers of packages that an invoice counts already. */
export async function readCountedPackages({ seen, ask }: Reader, invoiceId: bigint): Promise<Set<string>> {
  const found = await ask(
    sql`select distinct tracking_number from package_level_info
      where invoice_id = ${invoiceId} and ${seen()} and no_of_pkgs > 0 and tracking_number is not null`,
    { lane: 'long' },
  );
  return new Set(found.map(([number]) => String(number)));
}

/** Reads the loads up to a published one, in their order. */
export async function readLoads({ ask }: Reader, published: number): Promise<CommittedLoad[]> {
  const found = await ask(
    sql`select load_id, source, committed_at from load where load_id <= ${published} order by load_id`,
    { from: 'first' },
  );
  return found.map(([loadId, source, committedAt]) => ({
    loadId: Number(loadId),
    source: String(source),
    committedAt: momentOf(committedAt),
  }));
}

/** Reads the last load of every client that has invoices, up to a published one. */
export async function readLastLoads({ dialect, ask }: Reader, published: number): Promise<LastLoad[]> {
  const found = await ask(
    sql`select client_id, max(committed_at), max(bill_date) from invoice i join load l on l.load_id = i.load_id
      where ${dialect.publishedRows('i', published)} group by client_id`,
  );
  return found
    .map(([clientId, loadedAt, newestBillDate]) => ({
      clientId: Number(clientId),
      loadedAt: momentOf(loadedAt),
      newestBillDate: String(newestBillDate),
    }))
    .toSorted((one, other) => one.clientId - other.clientId);
}

const momentOf = (stored: unknown): string => new Date(`${String(stored).replace(' ', 'T')}Z`).toISOString();

/** Reads the newest load that is committed under a source, published or not; undefined if there is none. */
export async function readLoadOf({ ask }: Reader, source: string): Promise<number | undefined> {
  const [[newest = null] = []] = await ask(sql`select max(load_id) from load where source = ${source}`, {
    from: 'writer',
  });
  return newest === null ? undefined : Number(newest);
}

/** Reads the newest load that is committed, published or not; 0 while there is none. */
export async function readCommittedLoad({ ask }: Reader): Promise<number> {
  const [[newest = null] = []] = await ask(sql`select max(load_id) from load`, { from: 'first' });
  return Number(newest ?? 0);
}

/** Reads the mirror of accounts. */
export async function readAccounts({ ask }: Pick<Reader, 'ask'>): Promise<AccountMirror[]> {
  const found = await ask(
    sql`select account_id, client_id, carrier_id, account_number, account_group, account_division, active
      from account order by account_id`,
    { from: 'first' },
  );
  return found.map(([id, client, carrier, number, group, division, active]) => ({
    accountId: Number(id),
    clientId: Number(client),
    carrierId: Number(carrier),
    accountNumber: String(number),
    accountGroup: group === null ? null : String(group),
    accountDivision: division === null ? null : String(division),
    active: active === true,
  }));
}
