import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createMarkup,
  createMarkupAssignment,
  downloadMarkupRun,
  generateClientInvoiceNumber,
  listClientInvoices,
  listInvoiceFiles,
  listMarkupRuns,
  runMarkup,
} from '@waybill/contract';
import { askRunningServer } from '@waybill/server';
import type { Caller } from '@waybill/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ServerProcess } from '../reports/server-process.ts';

const invoices = fileURLToPath(
  new URL('../../../../packages/invoices/test/fixtures/ups_250_invoice_1.csv', import.meta.url),
);
const conditions = {
  carrierNames: [],
  accountNumbers: [],
  serviceCategories: [],
  chargeFamilies: [],
  accessorials: [],
};
const clientId = 1001;
const days = { clientId, fromDate: '2025-01-01', toDate: '2026-12-31' };

describe('a power cut', () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.prepare();
    await server.start();
  });
  afterAll(() => server.remove());

  const load = async () => {
    const { token } = JSON.parse(await readFile(join(server.dataDirectory, 'server.json'), 'utf8'));
    const body = { path: invoices, name: 'cut.csv', clientId };
    const answer = await askRunningServer({ address: server.address, token }, '/internal/invoice-files', body);
    return answer.text();
  };
  const run = (admin: Caller) => admin.call(runMarkup, { body: { clientId, from: days.fromDate, to: days.toDate } });
  const stamp = (admin: Caller) => admin.call(generateClientInvoiceNumber, { body: days });

  it('during a load, a stamping and a markup run leaves each of them whole or not there', async () => {
    const before = await server.signIn('admin');
    const body = { clientId, name: 'Ten percent', lines: [{ conditions, percent: 10 }] };
    const { body: markup } = await before.call(createMarkup, { body });
    const assignment = { clientId, markupId: markup.id, from: days.fromDate, to: null };
    await before.call(createMarkupAssignment, { body: assignment });
    const acts = [run(before), stamp(before), load()];
    const ended = Promise.allSettled(acts);
    await Promise.race(acts);
    await server.kill();
    await ended;

    await server.start();
    const admin = await server.signIn('admin');
    const { body: files } = await admin.call(listInvoiceFiles);
    expect(files.rows.filter(({ status }) => status === 'loading')).toEqual([]);
    await load();
    const { body: again } = await admin.call(listInvoiceFiles);
    expect(again.rows.filter(({ status }) => status === 'loaded').map(({ packages }) => packages)).toEqual([118]);

    expect((await run(admin)).status).toBe(200);
    const { body: runs } = await admin.call(listMarkupRuns);
    for (const { id, packages } of runs.rows) {
      const { status, text } = await admin.call(downloadMarkupRun, { params: { id } });
      expect(status).toBe(200);
      expect(text.trimEnd().split('\n').length).toBeGreaterThan(packages);
    }

    expect((await stamp(admin)).status).toBe(200);
    const { body: stamped } = await admin.call(listClientInvoices, { query: { size: 100 } });
    expect(stamped.rows.reduce((sum, row) => sum + row.invoices, 0)).toBeGreaterThan(0);
    const numbers = stamped.rows.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    const none = 'There are no invoices without a client invoice number in these days.';
    expect((await stamp(admin)).body).toEqual({ message: none });
  });
});
