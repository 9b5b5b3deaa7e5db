import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { clientId, PreparedDirectory } from './prepared-directory.ts';
import { runCommand } from './run-command.ts';

const mapping = {
  format: 'waybill mapping 1',
  name: 'Regional weekly invoice',
  carrier: 'ontrac',
  header: ['Colis', 'Facture', 'Date', 'Compte', 'Port', 'Carburant', 'Total'],
  columns: { trackingNumber: 'Colis', invoiceNumber: 'Facture', billDate: 'Date', accountNumber: 'Compte' },
  fixed: { currency: 'USD' },
  dateOrder: 'day first',
  decimalMark: ',',
  charges: {
    kind: 'columns',
    columns: [
      { column: 'Port', family: 'transportation' },
      { column: 'Carburant', family: 'fuel_surcharge' },
    ],
    rowTotal: 'Total',
  },
  controlTotal: { kind: 'line', text: 'Total', column: 'Total' },
};

const lines = [
  'Colis;Facture;Date;Compte;Port;Carburant;Total',
  'FR900001;F-12;04/11/2025;C55;10,00;1,20;11,20',
  'FR900002;F-12;04/11/2025;C55;8,00;0,80;8,80',
  'Total;;;;;;20,00',
];

describe('waybill load --mapping', async () => {
  const directory = await PreparedDirectory.make();
  const folder = await mkdtemp(join(tmpdir(), 'waybill-mapping-'));
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await directory.remove();
  });
  const written = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  const load = async (text: string, json: unknown, ...options: string[]) => {
    const file = await written('file.csv', text);
    const mappingFile = await written('mapping.json', JSON.stringify(json));
    return await runCommand(
      ['load', file, '--mapping', mappingFile, '--client', String(clientId), ...options],
      directory.environment,
    );
  };

  it('previews and loads a file whose layout nobody knows', async () => {
    const before = await directory.contents();
    const preview = await load(lines.join('\n'), mapping, '--dry-run');
    expect(preview).toMatchObject({ code: 0, output: expect.stringContaining('Regional weekly invoice') });
    expect((await directory.contents()).net).toBe(before.net);
    const { code, output } = await load(lines.join('\n'), mapping);
    expect({ code, output }).toEqual({ code: 0, output: expect.stringContaining('20.00') });
    const after = await directory.contents();
    expect(Number(after.net) - Number(before.net)).toBeCloseTo(20, 2);
    expect(after.netOfCharges).toBe(after.net);
  });

  it('refuses a file that does not meet its control total', async () => {
    const text = lines.join('\n').replaceAll('F-12', 'F-13').replace('20,00', '20,01');
    const { code, output } = await load(text, mapping);
    expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('20.01') });
  });

  it('names every field of a mapping that cannot be used, and the carrier that nobody knows', async () => {
    const wrong = await load(lines.join('\n'), { ...mapping, decimalMark: ';', columns: { billDate: 7 } });
    expect(wrong).toMatchObject({ code: 2, errors: expect.stringContaining('columns.billDate') });
    expect(wrong.errors).toContain('decimalMark');
    const unnamed = await load(lines.join('\n'), { ...mapping, columns: { billDate: 'Jour' } });
    expect(unnamed).toMatchObject({ code: 2, errors: expect.stringContaining('The header has no column ‘Jour’.') });
    const unknown = await load(lines.join('\n'), { ...mapping, carrier: 'Nobody' });
    expect(unknown).toMatchObject({ code: 1, output: expect.stringContaining('There is no carrier ‘Nobody’.') });
  });
});
