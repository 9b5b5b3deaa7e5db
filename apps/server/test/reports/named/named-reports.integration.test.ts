import {
  cancelReport,
  clientsShort,
  deleteReport,
  downloadFile,
  fileDetails,
  generatedReports,
  getReportsAccessableByUser,
  getReportsRequest,
  listAuditLog,
  type NamedReportRequest,
  reportStatus,
  reports,
} from '@waybill/contract';
import { namedReports } from '@waybill/model';
import { type Caller, House, neighbour } from '@waybill/testkit';
import { parse } from 'csv-parse/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { partsOfExcel, rowsOfSheet } from '../excel-file.ts';
import { download, finishedReport } from '../report-desk.ts';
import { independentReports, independentSql } from './independent-sql.ts';

const year = { startDate: '2025-10-01', endDate: '2026-10-31' };

/** Numbers are compared as numbers, whatever zeros are written after the point. */
const plain = (cell: string) => (/^-?\d{1,15}(\.\d+)?$/.test(cell) ? String(Number(cell)) : cell);
const inOrder = (lines: readonly (readonly string[])[]) => lines.map((line) => line.map(plain).join('\t')).toSorted();

describe('reports that are ordered by name', async () => {
  const house = await House.open({ runsJobs: true });
  afterAll(() => house.close());
  const shipper = await house.as('shipper');
  const admin = await house.as('admin');
  const clientId = 1002;
  const order = (caller: Caller, given: Partial<NamedReportRequest>, client: unknown = clientId) =>
    caller.call(getReportsRequest, {
      body: {
        reportsAgentJson: { reportName: 'Address Correction', carrier: 'UPS', ...year, format: 'csv', ...given },
        client,
      },
    });
  const linesOf = async (name: string, clients: readonly number[], carrier = 'UPS') => {
    const sql = independentSql(name, clients, carrier, year.startDate, year.endDate);
    const rows = await house.sql<{ LINE: string }>(sql, { LINE: 'text' });
    return rows.map(({ LINE }) => Object.values(JSON.parse(LINE) as object).map((cell) => String(cell ?? '')));
  };

  const fileBytes = async (id: number) => {
    const answer = await fetch(`${house.address}${downloadFile.path.replace(':id', String(id))}`, {
      headers: { authorization: `Bearer ${shipper.token}` },
    });
    return answer.bytes();
  };

  it('are the eleven that the specification names', () => {
    expect(namedReports.map(({ name }) => name)).toEqual([
      'Shipment Details',
      'Address Correction',
      'Payment',
      'Spend By Service',
      'Accessorial Summary',
      'Annual Summary',
      'Service Summary - UPS',
      'Audit Credit',
      'Refund Vs. Spend Analysis',
      'Delivery Status',
      'Residential Vs Commercial',
    ]);
    expect(Object.keys(independentReports)).toEqual(namedReports.map(({ name }) => name));
  });

  it.each(namedReports.map(({ name }) => name))('hold the lines of SQL written apart from them: %s', async (name) => {
    const carriers = name.endsWith('UPS') ? ['UPS'] : ['UPS', 'FedEx'];
    for (const carrier of carriers) {
      const { status, body } = await order(shipper, { reportName: name, carrier });
      expect(status).toBe(201);
      expect(await finishedReport(shipper)).toMatchObject({ id: body.id, status: 'completed', namedReport: name });
      const [header = [], ...lines]: string[][] = parse((await download(shipper, body.id)).text);
      expect(header).toEqual(
        namedReports.find((report) => report.name === name)?.columns.map((column) => column.header),
      );
      const expected = await linesOf(name, [clientId], carrier);
      expect(inOrder(lines)).toEqual(inOrder(expected));
    }
  });

  it('have lines at all', async () => {
    for (const { name } of namedReports) {
      const [upsLines, fedexLines] = [
        await linesOf(name, [1001, 1002, 1003]),
        await linesOf(name, [1001, 1002, 1003], 'FedEx'),
      ];
      expect([name, upsLines.length + fedexLines.length > 0]).toEqual([name, true]);
    }
  });

  it('hold a parent with all its sub-clients, or some of them', async () => {
    const children = await house.settings
      .selectFrom('client')
      .select('id')
      .where('parent_client_id', '=', 1001)
      .orderBy('id')
      .execute();
    const ids = children.map(({ id }) => id);
    const name = 'Spend By Service';
    const whole = await order(admin, { reportName: name }, { id: 1001, name: 'as lists give it' });
    await finishedReport(admin);
    const [, ...all]: string[][] = parse((await download(admin, whole.body.id)).text);
    expect(inOrder(all)).toEqual(inOrder(await linesOf(name, [1001, ...ids])));
    const some = await admin.call(getReportsRequest, {
      body: {
        reportsAgentJson: JSON.stringify({ reportName: name, carrier: 'UPS', ...year, format: 'csv' }),
        client: 1001,
        subClientIds: ids.slice(0, 1),
      },
    });
    await finishedReport(admin);
    const [, ...part]: string[][] = parse((await download(admin, some.body.id)).text);
    expect(inOrder(part)).toEqual(inOrder(await linesOf(name, ids.slice(0, 1))));
  });

  it('are an Excel file where nothing else is said, and say what they hold', async () => {
    const { body } = await shipper.call(getReportsRequest, {
      body: { reportsAgentJson: { reportName: 'annual summary', carrier: 'ups', ...year }, client: clientId },
    });
    const report = await finishedReport(shipper);
    expect(report).toMatchObject({
      id: body.id,
      pageDisplayName: 'Annual Summary',
      format: 'xlsx',
      fromDate: year.startDate,
      toDate: year.endDate,
      filters: ['carrier_name: UPS'],
    });
    expect(report.fileName).toMatch(/_Annual Summary\.xlsx$/);
    const parts = await partsOfExcel(await fileBytes(body.id));
    const [header = [], first = []] = rowsOfSheet(parts, 1);
    expect(header.map(({ value }) => value)).toEqual(
      namedReports.find(({ name }) => name === 'Annual Summary')?.columns.map((column) => column.header),
    );
    expect([first[0]?.kind, first[8]?.kind]).toEqual(['date', 'money']);
  });

  it('are the same report where the same is ordered again', async () => {
    const [one, other] = await Promise.all([
      order(shipper, { carrier: 'OnTrac' }),
      order(shipper, { carrier: 'OnTrac' }),
    ]);
    expect(one.body.id).toBe(other.body.id);
    await finishedReport(shipper);
    expect((await order(shipper, { carrier: 'OnTrac' })).body.id).toBe(one.body.id);
  });

  it('are of at most thirteen months and one carrier', async () => {
    const limits = 'Reports are downloadable for at most 13 months and for only one carrier.';
    for (const [given, field, message] of [
      [{ startDate: '2025-09-30' }, 'endDate', limits],
      [{ startDate: '2025-12-31', endDate: '2027-01-31' }, 'endDate', limits],
      [{ carrier: 'UPS, FedEx' }, 'carrier', limits],
      [{ carrier: 'All Carriers' }, 'carrier', limits],
      [{ carrier: "UPS') or ('1'='1" }, 'carrier', limits],
      [{ carrier: '' }, 'carrier', limits],
      [{ reportName: 'Constructor' }, 'reportName', 'There is no such report.'],
      [{ reportName: '__proto__' }, 'reportName', 'There is no such report.'],
      [
        { reportName: 'Service Summary - UPS', carrier: 'FedEx' },
        'carrier',
        'The report Service Summary - UPS is only made for UPS.',
      ],
      [{ startDate: '2026-02-30' }, 'startDate', 'This is not a day: write YYYY-MM-DD.'],
      [{ startDate: '2026-10-31', endDate: '2026-10-01' }, 'endDate', 'The last day is before the first.'],
    ] as const) {
      const answer = await order(shipper, given);
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
        400,
        { detail: message, errors: [{ field, message }] },
      ]);
    }
    expect((await order(shipper, { startDate: '2025-12-31', endDate: '2027-01-30' })).status).toBe(201);
    await finishedReport(shipper);
  });

  it.each([['not JSON'], ['null'], ['[]'], [{}], [{ reportName: 'Payment', carrier: ['UPS', 'FedEx'], ...year }]])(
    'are refused as %j',
    async (reportsAgentJson) => {
      const answer = await shipper.call(getReportsRequest, { body: { reportsAgentJson, client: clientId } });
      expect(answer.status).toBe(400);
    },
  );

  it('are nobody else’s: another user, another client, another tenant', async () => {
    const { id } = (await order(shipper, { reportName: 'Payment' })).body;
    await finishedReport(shipper);
    const readable = new Set((await shipper.call(clientsShort)).body.map((client) => client.id));
    const unreadable = (await admin.call(clientsShort)).body.find((client) => !readable.has(client.id))?.id ?? 0;
    const stranger = await house.as(neighbour.login, neighbour.tenant);
    for (const other of [admin, await house.as('analyst'), stranger]) {
      for (const endpoint of [reportStatus, generatedReports, fileDetails, downloadFile, cancelReport, deleteReport]) {
        expect((await other.send(endpoint.method, endpoint.path.replace(':id', String(id)))).status).toBe(404);
      }
      expect((await other.call(reports)).body.map((report) => report.id)).not.toContain(id);
    }
    for (const foreign of [neighbour.clientId, unreadable]) {
      expect((await order(shipper, {}, foreign)).status).toBe(403);
    }
    expect((await order(stranger, {}, clientId)).status).toBe(403);
    const half = await shipper.call(getReportsRequest, {
      body: {
        reportsAgentJson: { reportName: 'Payment', carrier: 'UPS', ...year },
        client: clientId,
        subClientIds: [1001],
      },
    });
    expect(half.status).toBe(403);
  });

  it('are listed for whoever may order them', async () => {
    const own = await shipper.call(getReportsAccessableByUser);
    expect(own.body.map(({ reportName }) => reportName)).toEqual(namedReports.map(({ name }) => name));
    expect(own.body.find(({ reportName }) => reportName.endsWith('UPS'))).toMatchObject({
      carriers: ['UPS'],
      months: 13,
    });
    const idOf = async (login: string) =>
      (
        await house.settings
          .selectFrom('user_account')
          .select('id')
          .where('login', '=', login)
          .executeTakeFirstOrThrow()
      ).id;
    const [shipperId, strangerId] = [await idOf('shipper'), await idOf(neighbour.login)];
    expect((await admin.call(getReportsAccessableByUser, { query: { userId: shipperId } })).body).toEqual(own.body);
    expect((await admin.call(getReportsAccessableByUser, { query: { userId: strangerId } })).status).toBe(404);
    expect((await shipper.call(getReportsAccessableByUser, { query: { userId: strangerId } })).status).toBe(403);
    const carrier = await house.as('carrier');
    expect((await carrier.call(getReportsAccessableByUser)).status).toBe(403);
    expect((await order(carrier, {})).status).toBe(403);
  });

  it('stand in the audit log', async () => {
    const { rows } = (await admin.call(listAuditLog, { query: { action: 'report.submit' } })).body;
    expect(JSON.stringify(rows)).toContain('Address Correction');
  });
});
