import type { FileInvoice, InvoiceFile, InvoiceRow } from '@waybill/invoices';
import { describe, expect, it } from 'vitest';
import { together } from '../../../../src/intake/loads/judge/invoice-source.ts';
import { countRows, newRowsOf, rowsBeyond, sumOf } from '../../../../src/intake/loads/judge/rows-beyond.ts';
import {
  type Accepted,
  noRows,
  verdictOnFurther,
  verdictOnNew,
  withRows,
} from '../../../../src/intake/loads/judge/verdicts.ts';

const key = {
  carrierId: 2,
  carrierName: 'FedEx',
  accountNumber: '700000001',
  invoiceNumber: '900000001',
  billDate: '2025-11-14',
  currencyCode: 'USD',
};
const row = (fingerprint: string, netCents = 0): InvoiceRow => ({
  line: 1,
  invoice: key,
  netCents,
  statedCents: null,
  characters: 0,
  fingerprint,
});

const everyAcceptance: readonly Accepted[] = ['whole invoices', 'what can be read', 'any part'];
const billed = (netCents: number, statedCents: number | null) => ({
  carrierName: 'UPS',
  invoiceNumber: '0000A1B2C3475',
  netCents,
  statedCents,
});

describe('a new invoice', () => {
  it.each([
    [1_250, 1_250],
    [0, 0],
    [-300, -300],
    [1_250, null],
  ])('with rows of %i cents is loaded where the file states %s', (net, stated) => {
    for (const accepted of everyAcceptance)
      expect(verdictOnNew(billed(net, stated), accepted)).toEqual({ kind: 'load', cents: net });
  });

  it.each([
    [1_250, 1_251, '12.50, its amount is 12.51: 0.01 are missing.'],
    [1_250, 0, '12.50, its amount is 0.00: 12.50 are too much.'],
    [-300, 200, '-3.00, its amount is 2.00: 5.00 are missing.'],
  ])('with rows of %i cents does not reconcile with %i', (net, stated, rest) => {
    const reason = `UPS invoice 0000A1B2C3475 does not reconcile: its rows add up to ${rest}`;
    const verdict = { kind: 'does not reconcile', reason };
    expect(verdictOnNew(billed(net, stated), 'whole invoices')).toEqual(verdict);
    for (const accepted of ['what can be read', 'any part'] as const)
      expect(verdictOnNew(billed(net, stated), accepted)).toEqual({ kind: 'load', cents: net, note: reason });
  });
});

describe('further rows of a stored invoice', () => {
  const rows = (...cents: number[]) =>
    withRows(
      noRows,
      cents.map((netCents) => ({ netCents })),
    );
  const verdict = (
    held: { heldCents: number; statedCents: number | null },
    further: ReturnType<typeof rows>,
    stated: number | null = held.statedCents,
    accepted: Accepted = 'whole invoices',
  ) => verdictOnFurther(billed(0, stated), held, further, accepted);
  const complete = { heldCents: 2_500, statedCents: 2_500 };
  const lacking = { heldCents: 1_500, statedCents: 2_500 };

  it('are none where the file brings nothing new, whatever it states', () => {
    for (const stated of [2_500, 9_900, null])
      expect(verdict(complete, noRows, stated, 'any part')).toEqual({ kind: 'already there' });
  });

  it('are loaded when they complete its amount to the cent', () => {
    expect(verdict(lacking, rows(400, 600))).toEqual({ kind: 'load', cents: 1_000 });
    expect(verdict(lacking, rows(1_000), null)).toEqual({ kind: 'load', cents: 1_000 });
  });

  it('do not reconcile when something would still be missing, or too much: another part may settle it', () => {
    expect(verdict(lacking, rows(999), null).kind).toBe('does not reconcile');
    for (const cents of [999, 1_001]) {
      expect(verdict(lacking, rows(cents))).toEqual({
        kind: 'does not reconcile',
        reason: `UPS invoice 0000A1B2C3475 is already stored with 15.00. Rows that this file would add: 1, worth ${cents === 999 ? '9.99' : '10.01'}.`,
      });
    }
  });

  it('are refused when they would complete it, but the file states another amount', () => {
    expect(verdict(lacking, rows(1_000), 2_600).kind).toBe('refuse');
  });

  it('are loaded as a part with corrected lines, with a note of what is still missing', () => {
    expect(verdict(lacking, rows(400), 2_500, 'any part')).toEqual({
      kind: 'load',
      cents: 400,
      note: 'UPS invoice 0000A1B2C3475 does not reconcile: its rows add up to 19.00, its amount is 25.00: 6.00 are missing.',
    });
    expect(verdict(lacking, rows(400), 2_500, 'what can be read').kind).toBe('refuse');
  });

  it('are refused when it is complete, even as a part with corrected lines', () => {
    for (const accepted of everyAcceptance) {
      expect(verdict(complete, rows(700, 550), 2_500, accepted)).toEqual({
        kind: 'refuse',
        reason:
          'UPS invoice 0000A1B2C3475 is already stored, complete with 25.00. Rows that this file would add: 2, worth 12.50.',
      });
    }
  });

  it('are loaded into a complete invoice when none of them has an amount', () => {
    expect(verdict(complete, rows(0, 0))).toEqual({ kind: 'load', cents: 0 });
    expect(verdict(complete, rows(0, 100, -100)).kind).toBe('refuse');
    expect(verdict(complete, withRows(rows(100), [{ netCents: -100 }])).kind).toBe('refuse');
    expect(verdict(complete, withRows(rows(100, -100), [{ netCents: 0 }])).kind).toBe('refuse');
  });

  it('are loaded when no file states an amount; one that does counts for both', () => {
    expect(verdict({ heldCents: 1_500, statedCents: null }, rows(100), null)).toEqual({ kind: 'load', cents: 100 });
    expect(verdict({ heldCents: 1_500, statedCents: null }, rows(100), 1_600).kind).toBe('load');
    expect(verdict({ heldCents: 1_500, statedCents: null }, rows(100), 1_700).kind).toBe('does not reconcile');
  });
});

describe('a row that repeats', () => {
  const names = (rows: readonly { readonly fingerprint: string }[]) =>
    rows.map(({ fingerprint }) => fingerprint).join('');
  const text = (letters: string) => [...letters].map((letter) => row(letter));

  it.each([
    ['aab', '', 'aab'],
    ['aab', 'a', 'ab'],
    ['aab', 'aa', 'b'],
    ['aaaab', 'aaa', 'ab'],
    ['ab', 'aabb', ''],
  ])('of %s, when %s are stored, is new as often as it occurs more often: %s', (rows, stored, fresh) => {
    expect(names(rowsBeyond(text(rows), countRows(text(stored))))).toBe(fresh);
  });
});

it('all rows of an invoice are new that is not stored, else those beyond what is stored', async () => {
  const invoiceRows = [row('a'), row('a'), row('b')];
  expect(await newRowsOf({ invoiceRows }, undefined)).toEqual(invoiceRows);
  const stored = { countsOf: async () => countRows([row('a')]) };
  expect(await newRowsOf({ invoiceRows }, stored)).toEqual([row('a'), row('b')]);
});

describe('files that are parts of one invoice', () => {
  const partOf = (statedCents: number | null, ...rows: readonly InvoiceRow[]): Pick<InvoiceFile, 'read'> => ({
    async *read(): AsyncGenerator<FileInvoice> {
      yield {
        ...key,
        rows: rows.length,
        netCents: sumOf(rows),
        statedCents,
        invoiceRows: rows,
        whole: { billsTransportation: false },
        shipmentsOf: () => [],
      };
    },
  });
  const joined = async (...parts: readonly Pick<InvoiceFile, 'read'>[]) => {
    const source = await together(parts);
    const read: FileInvoice[] = [];
    for await (const invoice of source.read()) read.push(invoice);
    expect(read).toEqual(source.invoices);
    return read.map(({ invoiceRows, rows, netCents, statedCents }) => ({
      rows: [invoiceRows.map(({ fingerprint }) => fingerprint).join(''), rows],
      netCents,
      statedCents,
    }));
  };

  it('count a row as often as in the part that repeats it most', async () => {
    const [one, other] = [partOf(600, row('a', 100), row('a', 100)), partOf(600, row('a', 100), row('b', 400))];
    const whole = { netCents: 600, statedCents: 600 };
    expect(await joined(one, other)).toEqual([{ rows: ['aab', 3], ...whole }]);
    expect(await joined(other, one, other)).toEqual([{ rows: ['aba', 3], ...whole }]);
  });

  it('have the amount that any of them states', async () => {
    const silent = partOf(null, row('b', 100));
    expect(await joined(silent, partOf(200, row('a', 100)))).toMatchObject([{ statedCents: 200 }]);
    expect(await joined(partOf(200, row('a', 100)), silent)).toMatchObject([{ statedCents: 200 }]);
    expect(await joined(silent)).toMatchObject([{ statedCents: null, netCents: 100 }]);
  });
});
