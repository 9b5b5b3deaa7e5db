import { copyFile, rm, stat } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { DuckDBInstance } from '@duckdb/node-api';
import { rollupColumns, rollupSelect, rollups } from '@waybill/query';
import type { Book } from './book.ts';
import { type CrashFile, crashAccount, droneCharge, latePackages, orderOf } from './crash-files.ts';

/** What the warehouse contains besides the bench's own files. */
export interface Baseline {
  readonly packages: number;
  readonly charges: number;
}

type Row = Readonly<Record<string, unknown>>;
type Ask = (sql: string) => Promise<Row[]>;

const ofBench = `account_number = '${crashAccount}'`;

/** For so long must a warehouse stay as it is to be idle: a server begins its chores two seconds after its start. */
const idleMilliseconds = 4_000;

/** Reads a copy of the warehouse with independent SQL, once its server is idle. */
export async function inspect<Result>(warehouse: string, use: (ask: Ask) => Promise<Result>): Promise<Result> {
  await untilIdle(warehouse);
  const copy = `${warehouse}.copy`;
  await copyFile(warehouse, copy);
  await copyFile(`${warehouse}.wal`, `${copy}.wal`).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  const instance = await DuckDBInstance.create(copy, { threads: '2' });
  try {
    const connection = await instance.connect();
    return await use(async (sql) => (await connection.runAndReadAll(sql)).getRowObjectsJson());
  } finally {
    instance.closeSync();
    await rm(copy, { force: true });
    await rm(`${copy}.wal`, { force: true });
  }
}

async function untilIdle(warehouse: string): Promise<void> {
  const state = async (): Promise<string> => {
    const files = await Promise.all([warehouse, `${warehouse}.wal`].map((file) => stat(file).catch(() => undefined)));
    return files.map((file) => `${file?.mtimeMs} ${file?.size}`).join(' ');
  };
  for (let before = ''; ; ) {
    const now = await state();
    if (now === before) return;
    before = now;
    await wait(idleMilliseconds);
  }
}

export async function readBaseline(ask: Ask): Promise<Baseline> {
  const [row] = await ask(
    'select (select count(*) from package_level_info) as packages, (select count(*) from charge_level_info) as charges',
  );
  return { packages: Number(row?.packages), charges: Number(row?.charges) };
}

/** Every difference between the warehouse and the book, once the book is settled. */
export async function differences(ask: Ask, book: Book, baseline: Baseline): Promise<string[]> {
  return [
    ...(await differencesOfInvoices(ask, book)),
    ...(await differencesOfSums(ask, book, baseline)),
    ...(await differencesOfDeliveries(ask, book)),
    ...(await differencesOfReferences(ask, book)),
    ...(await differencesOfClassification(ask, book)),
    ...(await differencesOfLedger(ask)),
    ...(await differencesOfRollups(ask)),
  ];
}

async function differencesOfInvoices(ask: Ask, book: Book): Promise<string[]> {
  const sums = (table: string, sum: string) =>
    `select invoice_number, count(*) as rows, sum(${sum}) as sum from ${table} where ${ofBench} group by all`;
  const rows = await ask(
    `select i.invoice_number as invoice, i.rows as ledger_rows, i.sum as ledger, p.rows as packages, p.sum as package_sum,
       c.rows as charges, c.sum as charge_sum, s.rows as source_rows
     from (${sums('invoice', 'amount')}) i
     full join (${sums('package_level_info', 'net_amount')}) p using (invoice_number)
     full join (${sums('charge_level_info', 'net_amount')}) c using (invoice_number)
     full join (select invoice_number, sum(occurrences) as rows from source_row join invoice using (invoice_id, load_id)
       where ${ofBench} group by all) s using (invoice_number)`,
  );
  const wanted = new Map(book.loaded('invoice').map((file) => [file.invoice, file]));
  const wrong: string[] = [];
  for (const row of rows) {
    const invoice = String(row.invoice);
    const file = wanted.get(invoice);
    wanted.delete(invoice);
    const found = [row.ledger_rows, row.ledger, row.packages, row.package_sum, row.charges, row.charge_sum];
    const all = [...found, row.source_rows].map(String).join(' ');
    const amount = file === undefined ? '' : (file.cents / 100).toFixed(2);
    const right =
      file === undefined ? 'nothing' : `1 ${amount} ${file.packages} ${amount} ${file.charges} ${amount} ${file.rows}`;
    if (all !== right) wrong.push(`Invoice ${invoice} holds ${all}; it must hold ${right}.`);
  }
  for (const invoice of wanted.keys()) wrong.push(`Invoice ${invoice} is lost.`);
  return wrong;
}

async function differencesOfSums(ask: Ask, book: Book, baseline: Baseline): Promise<string[]> {
  const found = await readBaseline(ask);
  const files = book.loaded('invoice');
  const wrong: string[] = [];
  for (const table of ['packages', 'charges'] as const) {
    const right = baseline[table] + files.reduce((sum, file) => sum + file[table], 0);
    if (found[table] !== right) wrong.push(`There are ${found[table]} ${table}; there must be ${right}.`);
  }
  const [row] = await ask(
    `select count(*) as rows from package_level_info p
     left join (select tracking_id, sum(net_amount) as net, sum(net_amount) filter (charge_family = 'other') as other
       from charge_level_info group by all) c using (tracking_id)
     where p.net_amount <> coalesce(c.net, 0) or p.other_amount - p.other_discount <> coalesce(c.other, 0)`,
  );
  if (Number(row?.rows) !== 0) wrong.push(`${row?.rows} packages are not the sums of their charges.`);
  return wrong;
}

/** A start makes the packages of a promise late that has passed: all of them or, while it has not come to that, none. */
function statusOfPromises(rows: readonly Row[], { invoice, promisedAt }: CrashFile): string {
  const isLate = rows.some((row) => row.invoice === invoice && row.status === 'Pending Late');
  return isLate && promisedAt !== undefined && promisedAt <= new Date() ? 'Pending Late' : '';
}

async function differencesOfDeliveries(ask: Ask, book: Book): Promise<string[]> {
  const rows = await ask(
    `select p.invoice_number as invoice, coalesce(p.tracking_status, '') as status, count(distinct p.tracking_id) as packages,
       count(*) filter (c.tracking_status is distinct from p.tracking_status) as others
     from package_level_info p join charge_level_info c using (tracking_id)
     where p.${ofBench} group by all`,
  );
  const delivered = new Map(book.loaded('deliveries').map((file) => [file.invoice, file]));
  const right = new Map<string, number>();
  for (const { invoice, packages } of book.loaded('invoice')) {
    const file = delivered.get(invoice);
    if (file === undefined) right.set(`${invoice} `, packages);
    else if (file.promisedAt !== undefined) right.set(`${invoice} ${statusOfPromises(rows, file)}`, packages);
    else {
      right.set(`${invoice} Late`, latePackages(file));
      right.set(`${invoice} On Time`, packages - latePackages(file));
    }
  }
  const wrong: string[] = [];
  for (const { invoice, status, packages, others } of rows) {
    const name = `${invoice} ${status}`;
    if (Number(packages) !== (right.get(name) ?? 0))
      wrong.push(`${packages} packages of ${name || 'no status'}; there must be ${right.get(name) ?? 0}.`);
    if (Number(others) !== 0) wrong.push(`${others} charges of ${name} have another status than their package.`);
    right.delete(name);
  }
  for (const [name, packages] of right) if (packages > 0) wrong.push(`${packages} packages of ${name} are lost.`);
  return wrong;
}

async function differencesOfReferences(ask: Ask, book: Book): Promise<string[]> {
  const rows = await ask(
    `select p.invoice_number as invoice, coalesce(p.order_number, '') as orders, count(distinct p.tracking_id) as packages,
       count(*) filter (c.order_number is distinct from p.order_number) as others
     from package_level_info p join charge_level_info c using (tracking_id)
     where p.${ofBench} group by all`,
  );
  const referred = new Set(book.loaded('references').map(({ invoice }) => invoice));
  const right = new Map(
    book
      .loaded('invoice')
      .map(({ invoice, packages }) => [`${invoice} ${referred.has(invoice) ? orderOf(invoice) : ''}`, packages]),
  );
  const wrong: string[] = [];
  for (const { invoice, orders, packages, others } of rows) {
    const name = `${invoice} ${orders}`;
    if (Number(packages) !== (right.get(name) ?? 0))
      wrong.push(`${packages} packages of ${name}; there must be ${right.get(name) ?? 0}.`);
    if (Number(others) !== 0) wrong.push(`${others} charges of ${name} have another order than their package.`);
  }
  return wrong;
}

async function differencesOfClassification(ask: Ask, book: Book): Promise<string[]> {
  const [row] = await ask(
    `select count(*) as rows, count(*) filter (charge_family = 'other_accessorial' and accessorial_group = 'Delivery area') as classified,
       (select count(*) from classified_charge) as kept
     from charge_level_info where ${ofBench} and charge_description = '${droneCharge.description}'`,
  );
  const right = book.isClassified ? row?.rows : '0';
  const [classified, kept] = [row?.classified, row?.kept];
  return String(classified) === String(right) && String(kept) === String(right)
    ? []
    : [`${classified} charges are classified, and ${kept} are kept as they were; both must be ${right}.`];
}

/** Looks for overdue packages of one day have the same source, and as many of them find some as promises pass. */
async function differencesOfLedger(ask: Ask): Promise<string[]> {
  const rows = await ask(
    `select load_id, 'has rows and is not in the ledger' as difference from (
       select load_id from package_level_info union select load_id from charge_level_info
       union select load_id from source_row union select load_id from delivery_source union select load_id from delivery_fact)
     where load_id not in (select load_id from load)
     union all select max(load_id), 'is the last, and some before it are missing' from load having max(load_id) <> count(*)
     union all select min(load_id), 'stands there ' || count(*) || ' times: ' || source from load
       where source not like 'Overdue packages as of %' group by source having count(*) > 1`,
  );
  return rows.map(({ load_id, difference }) => `Load ${load_id} ${difference}.`);
}

async function differencesOfRollups(ask: Ask): Promise<string[]> {
  const wrong: string[] = [];
  for (const rollup of rollups) {
    const columns = rollupColumns(rollup).map(({ name }) => `"${name}"`);
    const kept = `select ${columns} from ${rollup.name}`;
    const fresh = `select ${columns} from (${rollupSelect(rollup)})`;
    const [row] = await ask(
      `select count(*) as rows from ((${kept} except all ${fresh}) union all (${fresh} except all ${kept}))`,
    );
    if (Number(row?.rows) !== 0) wrong.push(`${row?.rows} rows of ${rollup.name} are not what the facts say.`);
  }
  return wrong;
}
