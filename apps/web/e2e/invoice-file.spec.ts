import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const invoice = [
  'INVOICE NUMBER,INVOICE DATE,SHIP DATE,CLIENT CODE,TRACKING ID,DEST COUNTRY,CURRENCY,RATE,FUEL SURCHARGE,CLEARANCE FEE,TOTAL',
  'P-7601,2026-07-05,2026-07-01,SEAMARKET,PSP7601,CA,USD,10.00,1.00,1.00,12.00',
].join('\n');

test('the page of an invoice file says how it came, what its invoices are, and what its charges count as', async ({
  page,
}) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'passport-7601.csv', mimeType: 'text/csv', buffer: Buffer.from(invoice) }]);
  const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
  await expect(uploaded).toContainText('Ready to load');
  await panel.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(uploaded.getByRole('link', { name: 'Show the rows of P-7601' })).toBeVisible();

  await page.goto('/uploadFiles');
  await page.getByRole('row', { name: /passport-7601\.csv/ }).click();
  await page.getByRole('link', { name: 'Open the page of the file' }).click();
  await expect(page).toHaveURL(/\/uploadFiles\/files\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: 'passport-7601.csv' })).toBeVisible();
  for (const title of ['Invoices', 'How the file came', 'What the charges count as'])
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  const charges = page.getByRole('region', { name: 'What the charges count as' });
  await expect(charges.getByRole('row').nth(1)).toContainText('USD');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('link', { name: 'All invoice files' }).click();
  await expect(page).toHaveURL(/\/uploadFiles$/);
});

test('the page of a file that does not exist says so', async ({ page }) => {
  await page.goto('/uploadFiles/files/999999');
  const failure = page.getByRole('alert').filter({ hasText: 'There is no such invoice file.' });
  await expect(failure).toContainText('Not found');
  await expect(failure).not.toContainText('Server Error');
  await expect(failure.getByRole('button')).toHaveCount(0);
});
