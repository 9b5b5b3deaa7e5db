import { describe, expect, test } from 'vitest';
import { evidenceFor, guessMapping, readSample } from '../../src/index.ts';
import { withFile } from '../read-file.ts';

const evidenceOf = async (lines: readonly string[]) => {
  const sample = await withFile(lines.join('\n'), (path) => readSample(path));
  if (sample === undefined) throw new Error('no sample');
  const all = evidenceFor(sample, guessMapping(sample, 'Regional'));
  return Object.fromEntries(
    all.map(({ field, kind, example }) => [field, example === '' ? kind : `${kind}: ${example}`]),
  );
};

describe('what a guess of a file rests on', () => {
  test('is a value of the file, or the name of a column', async () => {
    expect(
      await evidenceOf([
        'Rechnung;Datum;Kunde;Paketnummer;Gewicht (kg);Fracht',
        '4711;03.11.2025;88001;AP100000001;12,5;1.204,50 €',
        '4711;28.11.2025;88001;AP100000002;2,0;6,10 €',
      ]),
    ).toEqual({
      currency: 'value: 1.204,50 €',
      weightUnit: 'column: Gewicht (kg)',
      sizeUnit: 'nothing',
      decimalMark: 'value: 12,5',
      dateOrder: 'value: 28.11.2025',
    });
  });

  test('is where the packages go, if nothing else shows it', async () => {
    expect(
      await evidenceOf([
        'Invoice No,Invoice Date,Account,Tracking No,Weight,State,Zip,Freight',
        'F-1,2026-11-21,55120,PP100001,4,TX,78701,11.20',
        'F-1,2026-11-21,55120,PP100002,2,OK,73301,8.80',
      ]),
    ).toMatchObject({ currency: 'addresses: TX', weightUnit: 'addresses: TX', dateOrder: 'unneeded' });
  });

  test('is nothing where nobody can tell', async () => {
    expect(
      await evidenceOf([
        'Invoice No,Invoice Date,Account,Tracking No,Weight,Freight',
        'F-1,05/09/2026,55120,PP100001,4,11',
        'F-1,05/09/2026,55120,PP100002,2,8',
      ]),
    ).toMatchObject({ currency: 'nothing', weightUnit: 'nothing', decimalMark: 'nothing', dateOrder: 'nothing' });
  });
});

test('the cell above the table that the charges add up to is the control total, and a surcharge counts by its name', async () => {
  const lines = [
    'Invoice No: PP-47,,,,',
    'Amount Due,$94.52,,,',
    'Tracking No,Ship Date,Base Charge,Fuel,Residential',
    'PP9000000101,11/12/2026,77.07,9.25,4.10',
    'PP9000000102,11/13/2026,0.00,0.00,4.10',
  ];
  const sample = await withFile(lines.join('\n'), (path) => readSample(path));
  if (sample === undefined) throw new Error('no sample');
  expect(guessMapping(sample, 'Prairie')).toMatchObject({
    charges: { columns: [{ column: 'Base Charge' }, { column: 'Fuel' }, { column: 'Residential' }] },
    controlTotal: { kind: 'above', label: 'Amount Due' },
  });
});

test('a file of Italy shows its number, date and total above the table, and where packages go', async () => {
  const lines = [
    'Corriere Valtellina S.r.l.',
    'Fattura n.: CV-2026-118',
    'Data fattura: 14.09.2026',
    'Codice cliente: 55012',
    'Totale fattura:;48,42',
    '',
    'LdV;Data spedizione;Prodotto;Località;CAP;Prov.;Peso kg;Nolo;Supplemento carburante;Contrassegno;IVA 22%;Totale',
    'CV00011201;07.09.2026;NAZ 24;Sondrio;23100;SO;4,5;12,40;1,86;0,00;3,14;17,40',
    'CV00011202;07.09.2026;NAZ 24;Milano;20121;MI;12,0;18,20;2,73;4,50;5,59;31,02',
  ];
  expect(await evidenceOf(lines)).toMatchObject({ dateOrder: 'value: 14.09.2026', weightUnit: 'column: Peso kg' });
  const sample = await withFile(lines.join('\n'), (path) => readSample(path));
  expect(sample && guessMapping(sample, 'Valtellina')).toMatchObject({
    above: { invoiceNumber: 'Fattura n.', billDate: 'Data fattura', accountNumber: 'Codice cliente' },
    columns: { consigneeCity: 'Località', consigneeState: 'Prov.', consigneePostalCode: 'CAP' },
    charges: {
      rowTotal: 'Totale',
      columns: [
        { family: 'transportation' },
        { family: 'fuel_surcharge' },
        { family: 'other_accessorial' },
        { family: 'tax' },
      ],
    },
    controlTotal: { kind: 'above', label: 'Totale fattura' },
  });
});
