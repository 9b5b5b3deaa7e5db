import { expect, it } from 'vitest';
import { guessMapping, mappedLayout, readSample } from '../../src/index.ts';
import { packageCount, readContent, sum, withFile } from '../read-file.ts';

const mail = [
  'Account Number,0123456789',
  'Invoice Number,9070012345',
  'Invoice Date,14/09/2026',
  '',
  'Mailing Date,Product,Format,Quantity,Net,VAT,Gross',
  '31/08/2026,Post 48,Large Letter,120,180.00,36.00,216.00',
  '01/09/2026,Tracked 24,Parcel,35,£148.75,29.75,178.50',
  '02/09/2026,Fuel Surcharge,,155,8.20,1.64,9.84',
  'Total,,,,336.95,67.39,404.34',
].join('\n');

it('takes what the product of mail says: a surcharge repeats the pieces of others', async () => {
  const sample = await withFile(mail, (path) => readSample(path));
  if (sample === undefined) throw new Error('no sample');
  const guessed = guessMapping(sample, 'Mail');
  expect(guessed.columns).toMatchObject({ pieces: 'Quantity', service: 'Product', shipDate: 'Mailing Date' });
  const chosen = mappedLayout({ ...guessed, carrier: 'Post' }, { id: 90, name: 'Post' });
  const { file, packages, charges } = await readContent(mail, { chosen });
  expect(file.invoices).toMatchObject([{ netCents: 40_434, statedCents: 40_434 }]);
  expect(packageCount(packages)).toBe(155);
  const ofFamily = (family: string) => charges.filter(({ charge_family }) => charge_family === family);
  expect(sum(ofFamily('transportation'), ({ net_amount }) => net_amount)).toBe(32_875);
  expect(sum(ofFamily('fuel_surcharge'), ({ net_amount }) => net_amount)).toBe(820);
  expect(sum(ofFamily('tax'), ({ net_amount }) => net_amount)).toBe(6_739);
});
