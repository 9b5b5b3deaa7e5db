import { csvText } from '@waybill/model';
import { expect, it } from 'vitest';
import { chargesInTable } from '../../src/intake/unknown-charges/charge-table/read-charge-table.ts';

it('reads the names of charges as they were before they were written for spreadsheets', () => {
  const names = ['-Fuel', '=Fee', "'-Fee", '+1 day', 'Plain', "O'Hare"];
  const table = csvText([
    ['carrier', 'text', 'code', 'from', 'family'],
    ...names.map((name) => ['UPS', name, name, '2026-01-01', 'fee']),
  ]);
  expect(chargesInTable(table).map(({ text, code }) => [text, code])).toEqual(names.map((name) => [name, name]));
});
