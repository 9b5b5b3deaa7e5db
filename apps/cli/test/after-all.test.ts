import type { InvoiceReport, LoadReport } from '@waybill/server';
import { expect, it } from 'vitest';
import { afterAll } from '../src/load/after-all.ts';
import { describeAll } from '../src/print/describe-all.ts';
import { reportStatusTexts } from '../src/print/describe-report.ts';

const invoice = (invoiceNumber: string, status: InvoiceReport['status']): InvoiceReport => ({
  carrierName: 'FedEx',
  accountNumber: '1',
  invoiceNumber,
  billDate: '2026-09-07',
  currencyCode: 'USD',
  clientId: 1001,
  rows: 1,
  packages: 0,
  amount: '0.00',
  statedAmount: '44.00',
  status,
});

const report = (name: string, status: LoadReport['status'], ...numbers: readonly string[]): LoadReport => ({
  name,
  sha256: name,
  layout: 'FedEx Billing Online',
  status,
  mayBeMapped: false,
  needsClient: false,
  messages: ['as it was'],
  limits: [],
  questions: [],
  invoices: numbers.map((number) => invoice(number, status)),
  mappedToOther: [],
  rows: 1,
  packages: 0,
  badLines: 0,
  quarantineReport: null,
  seconds: 0,
});

it('lists a part as loaded once a later file has completed all its invoices', () => {
  const all = afterAll([
    report('1', 'incomplete', 'a'),
    report('2', 'incomplete', 'a', 'b'),
    report('3', 'loaded', 'a'),
  ]);
  expect(all).toMatchObject([
    { status: 'loaded', messages: ['A later file completed its invoices, and counts its packages.'] },
    { status: 'incomplete', messages: ['as it was'] },
    { status: 'loaded', messages: ['as it was'] },
  ]);
  expect(describeAll(all, reportStatusTexts)).toEqual([
    '3 files: 2 loaded; 1 incomplete, waiting for its other parts.',
    '  2: incomplete, waiting for its other parts',
  ]);
});
