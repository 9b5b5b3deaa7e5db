import { upsLine } from './ups-billing.ts';

const freight = { classification: 'FRT', code: '003', description: 'Ground Residential', incentive: '0.50' };

/** An invoice in UPS's layout, with one charge of ten dollars for each package; another one for each number. */
export function smallInvoice(number: number, packages: number): string {
  const invoice = `SMALL${String(number).padStart(8, '0')}`;
  const lines = Array.from({ length: packages }, (_, place) =>
    upsLine({
      account: 'SMALL1',
      invoice,
      billDate: '2026-10-03',
      amount: `${packages * 10}.00`,
      tracking: `1Z${invoice}${place + 1}`,
      net: '10.00',
      ...freight,
    }),
  );
  return `${lines.join('\r\n')}\r\n`;
}
