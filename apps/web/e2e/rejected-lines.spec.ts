import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const header =
  'INVOICE NUMBER,INVOICE DATE,SHIP DATE,CLIENT CODE,TRACKING ID,DEST COUNTRY,CURRENCY,RATE,FUEL SURCHARGE,CLEARANCE FEE,TOTAL';
const rowOf = (number: string, rate: string) =>
  `P-7401,2026-07-05,2026-07-01,SEAMARKET,${number},CA,USD,${rate},1.00,1.00,12.00`;

test('a line that cannot be read is corrected beside the reason, checked as it is typed, and loaded', async ({
  page,
}) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  const text = [header, rowOf('PSP7401', '10.00'), rowOf('PSP7402', '1O.00')].join('\n');
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'torn.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }]);
  await panel.getByRole('button', { name: 'Correct the rejected lines' }).click();
  await expect(page.getByRole('heading', { name: 'Rejected lines of torn.csv' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  const line = page.getByRole('region', { name: 'Line 3' });
  await expect(line).toContainText('1O.00');
  const load = page.getByRole('button', { name: 'Load the file with these corrections' });
  await expect(load).toBeDisabled();
  await line.getByRole('textbox', { name: 'RATE' }).fill('11.00');
  await expect(line.getByRole('status')).toContainText('13.00');
  await expect(load).toBeDisabled();
  await line.getByRole('textbox', { name: 'RATE' }).fill('10.00');
  await expect(line.getByRole('status')).toContainText('The line can be read now.');
  await expect(page.getByRole('status', { name: 'Check' })).toContainText('24.00 USD');
  await expectAccessibleInBothSchemes(page);
  await load.click();
  await expect(page).toHaveURL(/\/uploadFiles$/);
  await page.getByRole('row', { name: /torn\.csv.*Refused/ }).click();
  await page.getByRole('button', { name: 'Correct the rejected lines' }).click();
  await expect(page.getByText('There are no rejected lines left.')).toContainText('3');
});
