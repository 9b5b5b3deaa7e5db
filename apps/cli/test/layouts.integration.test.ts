import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { centsOf } from '@waybill/server';
import { afterAll, describe, expect, it } from 'vitest';
import { clientId, PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const fixtures = new URL('../../../packages/invoices/test/fixtures/', import.meta.url);
const totals = JSON.parse(readFileSync(new URL('expected-totals.json', fixtures), 'utf8'));

/** Files of every layout, and what the carrier says that they amount to. */
const samples = [
  { file: 'ups_250_invoice_1.csv', net: totals['ups_250_invoice_1.csv'].invoice_amount, isStated: true },
  { file: 'ups_250_import_invoice.csv', net: totals['ups_250_import_invoice.csv'].invoice_amount, isStated: true },
  { file: 'ontrac_68.csv', net: totals['ontrac_68.csv'].net_total, isStated: false },
  { file: 'usps_eps_21.csv', net: totals['usps_eps_21.csv'].net_total, isStated: false },
  { file: 'dhl_ecommerce_hdr_dtl.csv', net: totals['dhl_ecommerce_hdr_dtl.csv'].header_total, isStated: true },
  { file: 'x12_210.edi', net: '544.40', isStated: true },
] as const;

describe('waybill load with files of every layout', async () => {
  const directory = await PreparedDirectory.make();
  afterAll(() => directory.remove());

  it('stores what the files amount to, and says which invoices cannot be verified', async () => {
    const paths = samples.map(({ file }) => fileURLToPath(new URL(file, fixtures)));
    const { code, output, errors } = await runCommand(
      ['load', ...paths, '--client', String(clientId), '--json'],
      directory.environment,
    );
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    const reports: readonly Report[] = JSON.parse(output);
    for (const [index, { net, isStated }] of samples.entries()) {
      const { status, invoices, messages } = reports[index] ?? {};
      expect(status).toBe('loaded');
      expect(invoices?.reduce((sum, { amount }) => sum + centsOf(amount), 0)).toBe(centsOf(net));
      expect(invoices?.every(({ statedAmount }) => (statedAmount !== null) === isStated)).toBe(true);
      expect(messages?.join().includes('cannot be verified')).toBe(!isStated);
    }
    const held = await directory.contents();
    const all = samples.reduce((sum, { net }) => sum + centsOf(net), 0);
    expect([centsOf(held.net), centsOf(held.netOfCharges)]).toEqual([all, all]);
  });

  it('adds nothing when they are loaded again', async () => {
    const before = await directory.contents();
    const paths = samples.map(({ file }) => fileURLToPath(new URL(file, fixtures)));
    const { code } = await runCommand(['load', ...paths], directory.environment);
    expect(code).toBe(0);
    const { net, packages } = await directory.contents();
    expect({ net, packages }).toEqual({ net: before.net, packages: before.packages });
  });

  it('does not take the summary of an invoice for new when its charges are stored', async () => {
    const before = await directory.contents();
    const path = fileURLToPath(new URL('ups_summary_32.csv', fixtures));
    const { code, output } = await runCommand(['load', path], directory.environment);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('is already stored, complete') });
    expect((await directory.contents()).net).toBe(before.net);
  });
});

interface Report {
  readonly status: string;
  readonly messages: readonly string[];
  readonly invoices: readonly { readonly amount: string; readonly statedAmount: string | null }[];
}
