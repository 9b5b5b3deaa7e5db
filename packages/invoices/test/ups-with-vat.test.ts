import { describe, expect, test } from 'vitest';
import { upsColumns } from '../src/layouts/ups-billing-data/columns.ts';
import documentedColumns from '../src/layouts/ups-billing-data/documented-columns.json' with { type: 'json' };
import { csv, type Dialect, type Line } from './csv.ts';
import { packageCount, type ReadFile, readContent } from './read-file.ts';

type Charge = readonly [category: string, classification: string, text: string, net: string];

interface Bill {
  readonly country: string;
  readonly currency: string;
  readonly amount: string;
  readonly charges: readonly Charge[];
}

/** Value added tax is billed by package, or for the whole invoice. */
const bills: readonly Bill[] = [
  {
    ...{ country: 'DE', currency: 'EUR', amount: '1014.28' },
    charges: [
      ['SHP', 'FRT', 'Standard', '850.00'],
      ['SHP', 'FSC', 'Treibstoffzuschlag', '2.34'],
      ['MIS', 'TAX', 'MwSt 19%', '161.94'],
    ],
  },
  {
    ...{ country: 'GB', currency: 'GBP', amount: '14.40' },
    charges: [
      ['SHP', 'FRT', 'UPS Standard', '12.00'],
      ['SHP', 'TAX', 'VAT', '2.40'],
    ],
  },
  {
    ...{ country: 'CA', currency: 'CAD', amount: '30.49' },
    charges: [
      ['SHP', 'FRT', 'Standard', '26.52'],
      ['SHP', 'TAX', 'GST', '1.33'],
      ['SHP', 'TAX', 'QST', '2.64'],
    ],
  },
];

const decimalComma = (amount: string): string => amount.replace('.', ',');

/** The lines of a file that is as wide. */
const linesOf = (width: number, amountOf = (amount: string) => amount, day = '2026-09-05'): Line[] =>
  bills.flatMap(({ country, currency, amount, charges }, index) =>
    charges.map(([category, classification, text, net], place) => {
      const fields = Array.from({ length: width }, () => '');
      const tracking = category === 'MIS' ? '' : `1ZA1B2C3680000000${index}`;
      const said: Partial<Record<keyof typeof upsColumns, string>> = {
        ...{ version: '2.1', accountNumber: '0000A1B2C3', accountCountry: country, invoiceDate: day },
        ...{ invoiceNumber: `000000A1B2C34${index}`, invoiceCurrency: currency, invoiceAmount: amountOf(amount) },
        ...{ transactionDate: day, trackingNumber: tracking, packageQuantity: place === 0 ? '1' : '' },
        ...{ category, categoryDetail: 'ISS', classification, chargeDescription: text },
        ...{ incentiveAmount: amountOf('0.00'), netAmount: amountOf(net), senderCountry: country },
      };
      for (const [column, value] of Object.entries(said)) fields[upsColumns[column as keyof typeof upsColumns]] = value;
      return fields;
    }),
  );

const header = documentedColumns.map((name, place) => (place === 0 ? 'Version' : name));
const furtherColumns = Array.from({ length: 20 }, (_, index) => `Further Column ${index + 1}`);
const wanted = linesOf(250)[0]?.flatMap((_, place) => (linesOf(250).some((line) => line[place] !== '') ? [place] : []));
const subset = (lines: readonly Line[]): Line[] =>
  lines.map((line) => (wanted ?? []).map((place) => line[place] ?? ''));

const shown = ({ file, packages, charges }: ReadFile) => ({
  bad: file.badLines,
  invoices: file.invoices.map((each) => [each.currencyCode, each.billDate, each.netCents, each.statedCents]),
  packages: packageCount(packages),
  families: charges.map((each) => [each.charge_family, each.net_amount]),
});

describe('UPS invoices of Canada and Europe', () => {
  test.each<[string, string]>([
    ['250 columns without a header', csv(linesOf(250))],
    ['270 columns without a header', csv(linesOf(270))],
    ['270 columns with a header', csv([[...header, ...furtherColumns], ...linesOf(270)])],
    ['some of the columns by their names', csv(subset([header, ...linesOf(250)]))],
    ...([';', '\t'] as const).map((delimiter): [string, string] => {
      const dialect: Dialect = { delimiter, quoted: true };
      return [
        `days first and decimal commas, by ${JSON.stringify(delimiter)}`,
        csv(linesOf(250, decimalComma, '05.09.2026'), dialect),
      ];
    }),
  ])('have their taxes apart and add up with them: %s', async (_, content) => {
    expect(shown(await readContent(content, { answers: { dateOrder: 'day first' } }))).toEqual({
      bad: [],
      invoices: [
        ['EUR', '2026-09-05', 101_428, 101_428],
        ['GBP', '2026-09-05', 1_440, 1_440],
        ['CAD', '2026-09-05', 3_049, 3_049],
      ],
      packages: 3,
      families: [
        ...[
          ['transportation', '850.00'],
          ['fuel_surcharge', '2.34'],
          ['tax', '161.94'],
        ],
        ...[
          ['transportation', '12.00'],
          ['tax', '2.40'],
        ],
        ...[
          ['transportation', '26.52'],
          ['tax', '1.33'],
          ['tax', '2.64'],
        ],
      ],
    });
  });
});
