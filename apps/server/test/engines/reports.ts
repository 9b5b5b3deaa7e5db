import {
  dataOutTables,
  dataRows,
  downloadFile,
  getReportsRequest,
  listDataLoads,
  type Report,
  runSchedule,
  scheduleReport,
  submitBulkInvoiceDownload,
} from '@waybill/contract';
import type { PageState } from '@waybill/model';
import type { House } from '@waybill/testkit';
import { askParquet } from '@waybill/testkit/parquet';
import { expect, it } from 'vitest';
import { openSpendPage } from '../analysis/data/spend-state.ts';
import { partsOfExcel } from '../reports/excel-file.ts';
import { download, finishedReport, reportOf, rowsTimesRows, submit } from '../reports/report-desk.ts';
import type { EachEngine } from './each-engine.ts';

const fewRowsTimesRows = 120;
/** By packages, by charges, and by month; the SQL of all of them is compared without the portal. */
const named = ['Delivery Status', 'Audit Credit', 'Annual Summary'];

/** Reports of pages, large ones, by name, by schedule and of many invoices. */
export function reportsAgree(each: EachEngine, state: PageState): void {
  /** What one has that ended well: its figures, and its file line by line or part by part. */
  const ended = async (house: House, login: string): Promise<Pick<Report, 'rows'> & { readonly content: unknown }> => {
    const caller = await house.as(login);
    const { id, status, rows, format } = await finishedReport(caller);
    expect(status).toBe('completed');
    if (format === 'csv') return { rows, content: (await download(caller, id)).text };
    const answer = await fetch(new URL(downloadFile.path.replace(':id', String(id)), house.address), {
      headers: { authorization: `Bearer ${caller.token}` },
    });
    const parts = await partsOfExcel(await answer.bytes());
    return { rows, content: [...parts].filter(([name]) => !name.startsWith('docProps')) };
  };

  it.each(['csv', 'xlsx'] as const)('writes the same rows of a page, as %s', async (format) => {
    const { rows } = await each.alike(async (house) => {
      await submit(await house.as('shipper'), reportOf(state, { format }));
      return await ended(house, 'shipper');
    });
    expect(rows).toBeGreaterThan(100);
  });

  it('writes the same large report', async () => {
    const { rows } = await each.alike(async (house) => {
      const order = { ...rowsTimesRows(state, fewRowsTimesRows), format: 'csv' };
      await submit(await house.as('shipper'), order);
      return await ended(house, 'shipper');
    });
    expect(rows).toBeGreaterThan(10_000);
  });

  it.each(named)('writes the same report: %s', async (name) => {
    const reportsAgentJson = {
      reportName: name,
      carrier: 'UPS',
      startDate: '2025-10-01',
      endDate: '2026-10-31',
      format: 'csv',
    };
    await each.alike(async (house) => {
      const shipper = await house.as('shipper');
      const { status, text } = await shipper.call(getReportsRequest, {
        body: { reportsAgentJson, client: state.clientId },
      });
      expect(status, text).toBe(201);
      return await ended(house, 'shipper');
    });
  });

  it.each(dataOutTables)('writes the same %s for programs, with columns of the same types', async (table) => {
    const described = 'select column_name, column_type from (describe from received)';
    const summed = 'select count(*) as rows, sum(net_amount) as spend, max(delivery_date) as delivered from received';
    const path = `${dataRows.path.replace(':table', table)}?clientId=${state.clientId}`;
    const [{ rows } = { rows: 0 }] = await each.alike(async (house) => {
      const { token } = await house.as('shipper');
      const answer = await fetch(new URL(path, house.address), { headers: { authorization: `Bearer ${token}` } });
      const bytes = await answer.bytes();
      return [...(await askParquet(bytes, summed)), ...(await askParquet(bytes, described))];
    });
    expect(Number(rows)).toBeGreaterThan(100);
  });

  it('has the same loads for programs', async () => {
    const { loads } = await each.alike(async (house) => {
      const { body } = await (await house.as('shipper')).call(listDataLoads, { body: { clientId: state.clientId } });
      return { loads: body.loads.map(({ id, packages, charges }) => ({ id, packages, charges })) };
    });
    expect(loads.length).toBeGreaterThan(0);
  });

  it('repeats the same by schedule', async () => {
    await each.alike(async (house) => {
      const analyst = await house.as('analyst');
      await submit(analyst, reportOf(await openSpendPage(analyst)));
      const { id: reportId } = await finishedReport(analyst);
      const times = { name: 'Last month', period: 'Previous Month', frequency: 'weekly', day: 1, hour: 6 };
      const { body } = await analyst.call(scheduleReport, { body: { reportId, ...times } });
      await analyst.call(runSchedule, { params: { id: body.id } });
      return await ended(house, 'analyst');
    });
  });

  it('downloads the same invoices', async () => {
    const order = { fromDate: '2026-10-01', toDate: '2026-10-31', format: 'csv', perInvoice: true };
    await each.alike(async (house) => {
      const admin = await house.as('admin');
      await admin.call(submitBulkInvoiceDownload, { body: { clientId: state.clientId, ...order } });
      return await ended(house, 'admin');
    });
  });
}
