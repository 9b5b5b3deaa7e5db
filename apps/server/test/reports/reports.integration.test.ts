import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cancelReport, deleteReport, listNotifications, repeatReport, reports } from '@waybill/contract';
import { countedWhereClauses, dateWhereClause } from '@waybill/model';
import { Caller, House } from '@waybill/testkit';
import { askParquet } from '@waybill/testkit/parquet';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { expireReports } from '../../src/reports/jobs/expire-reports.ts';
import { dollars, openSpendPage, rowsOf } from '../analysis/data/spend-state.ts';
import { partsOfExcel, rowsOfSheet } from './excel-file.ts';
import { download, finishedReport, newestReport, reportOf, rowsTimesRows, submit } from './report-desk.ts';

const spendRows = "carrier_name <> 'USPS' and carrier_name not like 'DHL%' and net_amount <> 0";
const day = 86_400_000;

describe('a submitted report', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const state = await openSpendPage(shipper);
  const where = `${rowsOf(state)} and ${spendRows}`;
  const ask = (more: Parameters<typeof reportOf>[1] = {}) => submit(shipper, reportOf(state, more));
  const files = () => readdir(join(house.dataDirectory, 'reports'));

  async function totals(condition: string) {
    const [row] = await house.sql(
      `select count(*) as N, sum(${dollars('net_amount')}) as NET from package_level_info where ${condition}`,
      { N: 'integer', NET: 'money' },
    );
    return { rows: Number(row?.N), cents: Math.round(Number(row?.NET) * 100) };
  }

  it('is a file of all rows under the names of the grid, equal to the cent', async () => {
    const { status, text, headers } = await ask();
    expect([status, text]).toEqual([200, 'Report submitted.']);
    expect(headers.get('content-type')).toContain('text/plain');
    const report = await finishedReport(shipper);
    expect(report).toMatchObject({ status: 'completed', progress: 100, reason: null, page: 'spend', format: 'csv' });
    const file = await download(shipper, report.id);
    const rows: Record<string, string>[] = parse(file.text, { columns: true });
    const cents = rows.reduce((sum, row) => sum + Math.round(Number(row['Net Amount']) * 100), 0);
    expect({ rows: rows.length, cents }).toEqual(await totals(where));
    expect(report.rows).toBe(rows.length);
    expect(Object.keys(rows[0] ?? {})).toEqual(
      state.analysis.gridColumns.filter(({ hidden }) => !hidden).map(({ header }) => header),
    );
    const bytes = await fileBytes(report.id);
    expect(report.bytes).toBe(bytes.length);
    expect(report.checksum).toBe(createHash('sha256').update(bytes).digest('hex'));
    const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(csv.startsWith(`\ufeff${state.analysis.gridColumns.find(({ hidden }) => !hidden)?.header},`)).toBe(true);
    expect(csv.split('\r\n')).toHaveLength(rows.length + 2);
    expect(rows.every((row) => /^-?\d+\.\d\d$/.test(row['Net Amount'] ?? ''))).toBe(true);
    expect(rows.every((row) => /^\d{4}-\d\d-\d\d$/.test(row['Invoice Date'] ?? ''))).toBe(true);
    const client = report.clientName.replaceAll(/[.,]/g, '');
    expect(report.fileName).toBe(`${client}_Spend.csv`);
    expect(file.headers.get('content-disposition')).toContain(`filename="${client}_Spend.csv"`);
  });

  it('is refused while the same rows lie ready, whatever else the request says', async () => {
    expect((await ask({ rowCount: 7, pageName: 'Another name' })).text).toContain('already submitted');
    expect((await shipper.call(reports)).body).toHaveLength(1);
  });

  it('is another one for other rows, another order, another format', async () => {
    const csv = await newestReport(shipper);
    for (const more of [
      { filterModel: { CARRIER_NAME: { filterType: 'text', type: 'equals', filter: 'UPS' } } },
      { orderByDetails: ['net_amount desc'] },
    ]) {
      expect((await ask(more)).text).toBe('Report submitted.');
      expect(await finishedReport(shipper)).toMatchObject({ status: 'completed' });
      expect((await newestReport(shipper)).checksum).not.toBe(csv.checksum);
    }
  });

  it('holds what the grid’s own filters leave, in the grid’s order', async () => {
    const filterModel = { CARRIER_NAME: { filterType: 'text', type: 'equals', filter: 'fedex' } };
    await ask({ filterModel, orderByDetails: ['net_amount desc'] });
    const { id } = await finishedReport(shipper);
    const rows: Record<string, string>[] = parse((await download(shipper, id)).text, { columns: true });
    const amounts = rows.map((row) => Number(row['Net Amount']));
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
    expect(rows).toHaveLength((await totals(`${where} and carrier_name = 'FedEx'`)).rows);
  });

  it('is an Excel file with numbers, days and texts, and a sheet that says what it is', async () => {
    await ask();
    const csv = (await shipper.call(reports)).body.at(-1);
    await ask({ format: 'xlsx', filters: { carrier_name: ['UPS', 'FedEx'] }, trackingNumbers: ['1Z1'] });
    const report = await finishedReport(shipper);
    expect(report).toMatchObject({ status: 'completed', format: 'xlsx' });
    expect(report.fileName).toMatch(/_Spend\.xlsx$/);
    expect(report.filters).toEqual(['carrier_name: UPS, FedEx']);
    const parts = await partsOfExcel(await fileBytes(report.id));
    const rows = rowsOfSheet(parts, 1);
    const expected = await totals(where);
    expect(rows).toHaveLength(expected.rows + 1);
    const [header = [], ...data] = rows;
    const place = (name: string) => header.findIndex(({ value }) => value === name);
    const cents = data.reduce((sum, row) => sum + Math.round(Number(row[place('Net Amount')]?.value) * 100), 0);
    expect(cents).toBe(expected.cents);
    expect(new Set(data.map((row) => row[place('Net Amount')]?.kind))).toEqual(new Set(['money']));
    expect(new Set(data.map((row) => row[place('Invoice Date')]?.kind))).toEqual(new Set(['date']));
    expect(new Set(data.map((row) => row[place('Invoice Number')]?.kind))).toEqual(new Set(['text']));
    const about = new Map(rowsOfSheet(parts, 2).map(([said, of]) => [said?.value, of?.value]));
    expect(about.get('Client')).toBe(report.clientName);
    expect(about.get('Filter')).toBe('Carrier: UPS, FedEx');
    expect(about.get('Dates')).toBe('Invoice Date 01/01/2020 – 11/20/2026');
    expect(about.get('Currency')).toContain('US dollars');
    expect(about.get('Data as of')).toMatch(/^\d{4}-\d{2}-\d{2} .* UTC$/);
    expect(about.get('Tracking numbers')).toBe('1Z1');
    expect(about.get('Rows')).toBe(String(expected.rows));
    expect(about.get('Checksum (SHA-256 of the rows as CSV)')).toBe(csv?.checksum);
    expect(report.checksum).toBe(csv?.checksum);
  });

  it('is an Excel file that says why its rows cost more or less than in the days before, to the cent', async () => {
    const days = { from: '2026-10-01', to: '2026-10-31' };
    const clauses = (reportOf(state).whereClauseDetails ?? []).filter((clause) => !clause.startsWith('bill_date'));
    const asked = {
      format: 'xlsx' as const,
      whereClauseDetails: [...clauses, dateWhereClause('bill_date', days)],
      fromDate: days.from,
      toDate: days.to,
    };
    await ask(asked);
    const parts = await partsOfExcel(await fileBytes((await finishedReport(shipper)).id));
    const [header = [], ...rows] = rowsOfSheet(parts, 2).map((row) => row.map(({ value }) => value));
    const causesFrom = header.indexOf('Difference') + 1;
    expect(header.slice(0, causesFrom)).toEqual([
      'Carrier',
      'Service',
      'Packages before',
      'Packages now',
      'Cost 09/01/2026 – 09/30/2026',
      'Cost 10/01/2026 – 10/31/2026',
      'Difference',
    ]);
    const cents = (row: readonly string[], from: number, to?: number) =>
      row.slice(from, to).map((amount) => Math.round(Number(amount || 0) * 100));
    const sum = (amounts: readonly number[]) => amounts.reduce((before, amount) => before + amount, 0);
    for (const row of rows) expect(sum(cents(row, causesFrom))).toBe(sum(cents(row, causesFrom - 1, causesFrom)));
    const [all = [], ...services] = rows;
    expect(services.length).toBeGreaterThan(3);
    for (let place = 2; place < header.length; place += 1)
      expect(sum(services.flatMap((row) => cents(row, place, place + 1)))).toBe(sum(cents(all, place, place + 1)));
    const ofDays = `${where} and ${dateWhereClause('bill_date', days)}`;
    expect(cents(all, causesFrom - 2, causesFrom - 1)).toEqual([(await totals(ofDays)).cents]);
    expect(rowsOfSheet(parts, 3)[0]?.map(({ value }) => value)).toEqual(['Report', 'Spend']);

    await ask({ ...asked, selectColumnNames: ['tracking_number', 'bill_date'] });
    const without = await partsOfExcel(await fileBytes((await finishedReport(shipper)).id));
    expect(rowsOfSheet(without, 2)[0]?.map(({ value }) => value)).toEqual(['Report', 'Spend']);
  });

  it('is a Parquet file with typed columns under their names for programs, equal to the cent', async () => {
    await ask({ format: 'parquet' });
    const report = await finishedReport(shipper);
    expect(report).toMatchObject({
      status: 'completed',
      format: 'parquet',
      fileName: expect.stringMatching(/\.parquet$/),
    });
    const { headers } = await download(shipper, report.id);
    expect(headers.get('content-type')).toBe('application/vnd.apache.parquet');
    const bytes = await fileBytes(report.id);
    expect(report.checksum).toBe(createHash('sha256').update(bytes).digest('hex'));
    const [row] = await askParquet(
      bytes,
      `select count(*)::integer as packages, sum(net_amount)::varchar as net,
        any_value(typeof(net_amount)) as money, any_value(typeof(bill_date)) as day from received`,
    );
    expect(row).toMatchObject({ money: expect.stringMatching(/^DECIMAL/), day: 'DATE' });
    const { rows, cents } = await totals(where);
    expect([row?.packages, Math.round(Number(row?.net) * 100)]).toEqual([rows, cents]);
    expect(report.rows).toBe(rows);
  });

  it('says that nothing was converted when one currency was chosen', async () => {
    const whereClauseDetails = [...(reportOf(state).whereClauseDetails ?? []), "currency_code = 'CAD'"];
    await ask({ format: 'xlsx', whereClauseDetails });
    const parts = await partsOfExcel(await fileBytes((await finishedReport(shipper)).id));
    const about = new Map(rowsOfSheet(parts, 2).map(([said, of]) => [said?.value, of?.value]));
    expect(about.get('Currency')).toContain('no conversion made');
  });

  it('says what narrows its rows and what it leaves out in words, not as the query has it', async () => {
    const whereClauseDetails = [...(reportOf(state).whereClauseDetails ?? []), ...countedWhereClauses([])];
    const filterModel = { NET_AMOUNT: { filterType: 'number', type: 'greaterThan', filter: 10 } };
    await ask({ format: 'xlsx', whereClauseDetails: [...new Set(whereClauseDetails)], filterModel });
    const lines = rowsOfSheet(await partsOfExcel(await fileBytes((await finishedReport(shipper)).id)), 2).map((cells) =>
      cells.map(({ value }) => value).join(': '),
    );
    expect(lines).toContain('Column filter: Net Amount is greater than 10');
    expect(lines).toContain('Left out: Inactive accounts');
    expect(lines.join('\n')).not.toMatch(/filterType|account_status/);
  });

  it('is refused above a million rows', async () => {
    const rows = (await totals(where)).rows;
    expect(rows ** 2).toBeGreaterThan(1_000_000);
    const before = (await shipper.call(reports)).body.length;
    const { status, text } = await submit(shipper, rowsTimesRows(state));
    expect([status, text]).toEqual([200, expect.stringContaining('cross 1 million rows')]);
    expect((await shipper.call(reports)).body).toHaveLength(before);
  });

  it('is told to its owner when it is ready', async () => {
    const { id, fileName } = await newestReport(shipper);
    for (;;) {
      const [told] = (await shipper.call(listNotifications)).body.notifications;
      if (told?.values.name === fileName && told.kind === 'report_finished') {
        expect(told.link).toBe(`/reports?report=${id}`);
        break;
      }
      await sleep(50);
    }
    expect((await (await house.as('admin')).call(listNotifications)).body.notifications).toEqual([]);
  });

  it('can be repeated, on purpose, and deleted with its file', async () => {
    const first = await newestReport(shipper);
    const again = await shipper.call(repeatReport, { params: { id: first.id } });
    expect(again.status).toBe(200);
    const second = await finishedReport(shipper);
    expect(second).toMatchObject({ id: again.body.id, status: 'completed', checksum: first.checksum });
    expect(await files()).toContain(`${second.id}.1.${second.format}`);
    await shipper.call(deleteReport, { params: { id: second.id } });
    expect(await files()).not.toContain(`${second.id}.1.${second.format}`);
    expect(await download(shipper, second.id)).toMatchObject({ status: 404, body: { detail: 'No such file found!.' } });
  });

  it('can be cancelled as long as it is under way, and leaves no file', async () => {
    await submit(shipper, rowsTimesRows(state, 8));
    const { id } = await newestReport(shipper);
    const { body } = await shipper.call(cancelReport, { params: { id } });
    expect(body.status).toBe('cancelled');
    await submit(shipper, reportOf(state, { orderByDetails: ['service'] }));
    await finishedReport(shipper);
    expect((await files()).filter((name) => name.startsWith(`${id}.`))).toEqual([]);
    expect((await shipper.call(reports)).body.find((report) => report.id === id)?.status).toBe('cancelled');
  });

  it('loses its file when its time is over, and can still be repeated', async () => {
    const report = (await shipper.call(reports)).body.find(({ status }) => status === 'completed');
    const id = report?.id ?? 0;
    house.clock.forward(15 * day);
    const later = new Caller(house.address, await house.signIn('shipper'));
    expect((await download(later, id)).status).toBe(404);
    await expireReports({
      settings: house.settings,
      warehouse: house.warehouse,
      clock: house.clock.read,
      files: house.files,
      dataDirectory: house.dataDirectory,
    });
    expect((await files()).filter((name) => name.startsWith(`${id}.`))).toEqual([]);
    expect((await later.call(repeatReport, { params: { id } })).status).toBe(200);
    const again = await finishedReport(later);
    expect(again).toMatchObject({ status: 'completed' });
    expect((await download(later, again.id)).status).toBe(200);
  });

  async function fileBytes(id: number): Promise<Uint8Array> {
    const answer = await fetch(`${house.address}/aiparcelweb/api/riGenerateds/downloadFile/${id}`, {
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    return answer.bytes();
  }
});
