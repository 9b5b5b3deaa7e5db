import type { Page } from '@playwright/test';
import { expectAccessibleInBothSchemes, overThePage } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const invoice = [
  'INVOICE NUMBER,INVOICE DATE,SHIP DATE,CLIENT CODE,TRACKING ID,DEST COUNTRY,CURRENCY,RATE,FUEL SURCHARGE,CLEARANCE FEE,TOTAL',
  'P-7101,2026-07-05,2026-07-01,SEAMARKET,PSP7101,CA,USD,10.00,1.00,1.00,12.00',
  'P-7101,2026-07-05,2026-07-02,SEAMARKET,PSP7102,CA,USD,20.00,2.00,1.00,23.00',
].join('\n');
const deliveries = [
  'Tracking Number,Promised,Delivered,Status,Signed By',
  'PSP7101,2026-07-03,2026-07-03 16:20,Delivered,KIM',
  'PSP7102,2026-07-06,2026-07-08T09:05:00-07:00,Delivered,LEE',
  'PSP7199,2026-07-06,2026-07-06,Delivered,LEE',
].join('\n');
const proof = ['Tracking Number,POD Date,POD Time,POD Name', 'PSP7102,2026-07-07,10:15,OKAFOR'].join('\n');

async function load(page: Page, name: string, content: string): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name, mimeType: 'text/csv', buffer: Buffer.from(content) }]);
  await expect(panel.getByRole('status', { name: 'Uploaded files' })).toContainText('Ready to load');
}

test('a list of deliveries shows beforehand what it completes, and the shipment tells its sources', async ({
  page,
}) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
  const loadIt = panel.getByRole('button', { name: 'Load', exact: true });
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  await load(page, 'passport-7101.csv', invoice);
  await loadIt.click();
  const rows = await uploaded.getByRole('link', { name: 'Show the rows of P-7101' }).getAttribute('href');
  const client = new URL(rows ?? '', page.url()).searchParams.get('client');
  await panel.getByRole('button', { name: 'Remove from this list' }).click();

  await load(page, 'deliveries.csv', deliveries);
  await expect(uploaded).toContainText('2 completed, 0 with nothing new, 1 waiting for their invoice');
  await expect(uploaded).toContainText('Packages by their new status: Late 1, On Time 1');
  await expect(uploaded.getByRole('row').filter({ hasText: 'PSP7102' })).toContainText('Late');
  await expect(uploaded.getByRole('row').filter({ hasText: 'PSP7199' })).toContainText('Waiting for its invoice');
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await loadIt.click();
  await expect(uploaded).toContainText('Tracking numbers: 2 completed');
  await panel.getByRole('button', { name: 'Remove from this list' }).click();
  await load(page, 'proof.csv', proof);
  await loadIt.click();
  await expect(uploaded).toContainText('Tracking numbers: 1 completed');

  await page.goto(`/aframe/dashboard/spend?client=${client}&last=365&shipment=PSP7102`);
  const shipment = page.getByRole('dialog');
  const sources = shipment.getByRole('region', { name: 'What is known about the delivery' });
  await expect(sources.getByRole('row').nth(1)).toContainText('Delivery report of the carrier: proof.csv');
  await expect(sources.getByRole('row').filter({ hasText: 'Tracking list: deliveries.csv' })).toContainText('UTC−7');
  await expectAccessibleInBothSchemes(page, overThePage.dialog);
});
