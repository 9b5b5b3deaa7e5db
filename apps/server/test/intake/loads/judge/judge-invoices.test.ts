import type { InvoiceSummary } from '@waybill/invoices';
import { describe, expect, it } from 'vitest';
import { invoiceKeyOf } from '../../../../src/intake/loads/invoice-key.ts';
import { judgeInvoices } from '../../../../src/intake/loads/judge/judge-invoices.ts';
import { countRows } from '../../../../src/intake/loads/judge/rows-beyond.ts';
import type { StoredInvoice } from '../../../../src/intake/loads/judge/stored-invoices.ts';
import type { Accepted } from '../../../../src/intake/loads/judge/verdicts.ts';

const keyOf = (invoiceNumber: string) => ({
  carrierId: 2,
  carrierName: 'FedEx',
  accountNumber: '700000001',
  invoiceNumber,
  billDate: '2025-11-14',
  currencyCode: 'USD',
});

/** Rows of an invoice, by their fingerprints, and what each of them costs in cents. */
type Rows = Readonly<Record<string, number>>;

const rowsOf = (invoiceNumber: string, rows: Rows) =>
  Object.entries(rows).map(([fingerprint, netCents]) => ({
    line: 1,
    invoice: keyOf(invoiceNumber),
    netCents,
    statedCents: null,
    characters: 0,
    fingerprint,
  }));
const sum = (rows: Rows) => Object.values(rows).reduce((total, cents) => total + cents, 0);

/** An invoice of a file: what it states, and its rows in portions. */
function invoiceOf(invoiceNumber: string, statedCents: number | null, ...portions: readonly Rows[]) {
  const all = Object.assign({}, ...portions);
  const summary: InvoiceSummary = {
    ...keyOf(invoiceNumber),
    rows: Object.keys(all).length,
    netCents: sum(all),
    statedCents,
  };
  const read = portions.map((rows) => ({
    ...summary,
    invoiceRows: rowsOf(invoiceNumber, rows),
    whole: { billsTransportation: false },
    shipmentsOf: () => [],
  }));
  return { summary, read };
}

const storedWith = (invoiceNumber: string, statedCents: number | null, rows: Rows): StoredInvoice => ({
  invoice: {
    ...keyOf(invoiceNumber),
    invoiceId: 1n,
    clientId: 1,
    accountId: 1,
    amount: (sum(rows) / 100).toFixed(2),
    sourceName: '',
    loadId: 1,
  },
  statedCents,
  from: undefined,
  countsOf: async () => countRows(rowsOf(invoiceNumber, rows)),
  countedPackages: async () => new Set(),
});

/** The verdicts on the invoices of a file, by their numbers. */
async function verdictsOn(
  invoices: readonly ReturnType<typeof invoiceOf>[],
  stored: Readonly<Record<string, StoredInvoice>> = {},
  accepted: Accepted = 'whole invoices',
) {
  const source = {
    invoices: invoices.map(({ summary }) => summary),
    async *read() {
      yield* invoices.flatMap(({ read }) => read);
    },
  };
  const judged = await judgeInvoices(source, accepted, async ({ invoiceNumber }) => stored[invoiceNumber]);
  return invoices.map(({ summary }) => judged.get(invoiceKeyOf(summary)));
}

describe('the invoices of a file', () => {
  const fresh = invoiceOf('NEW', 300, { a: 100, b: 200 });

  it('are judged by their own amount where nothing is stored', async () => {
    const wrong = invoiceOf('WRONG', 301, { a: 100, b: 200 });
    expect(await verdictsOn([fresh, wrong])).toEqual([
      { invoice: fresh.summary, stored: undefined, verdict: { kind: 'load', cents: 300 } },
      { invoice: wrong.summary, stored: undefined, verdict: expect.objectContaining({ kind: 'does not reconcile' }) },
    ]);
    expect(await verdictsOn([wrong], {}, 'what can be read')).toMatchObject([
      { verdict: { kind: 'load', cents: 300 } },
    ]);
  });

  it('are judged each for itself where some of them are stored', async () => {
    const known = invoiceOf('KNOWN', 300, { a: 100, b: 200 });
    const stored = { KNOWN: storedWith('KNOWN', 300, { a: 100, b: 200 }) };
    expect(await verdictsOn([known, fresh], stored)).toEqual([
      { invoice: known.summary, stored: stored.KNOWN, verdict: { kind: 'already there' } },
      { invoice: fresh.summary, stored: undefined, verdict: { kind: 'load', cents: 300 } },
    ]);
  });

  it('are completed by the rows that are not stored, of all portions together', async () => {
    const whole = invoiceOf('LARGE', 600, { a: 100, b: 200 }, { c: 300 });
    const stored = { LARGE: storedWith('LARGE', 600, { a: 100 }) };
    expect(await verdictsOn([whole], stored)).toMatchObject([{ verdict: { kind: 'load', cents: 500 } }]);
  });

  it('are refused where such rows do not complete what was stated when they were loaded', async () => {
    const more = invoiceOf('LARGE', 600, { a: 100, c: 300 });
    const stored = { LARGE: storedWith('LARGE', 700, { a: 100 }) };
    expect(await verdictsOn([more], stored)).toMatchObject([{ verdict: { kind: 'refuse' } }]);
    expect(await verdictsOn([more], stored, 'any part')).toMatchObject([{ verdict: { kind: 'load', cents: 300 } }]);
  });

  it('are there already if the file has no rows of what is stored', async () => {
    const none = invoiceOf('NONE', 100);
    const stored = { NONE: storedWith('NONE', 100, { a: 100 }) };
    expect(await verdictsOn([none], stored)).toMatchObject([{ verdict: { kind: 'already there' } }]);
  });
});
