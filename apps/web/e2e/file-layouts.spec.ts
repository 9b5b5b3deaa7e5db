import { workbook } from '../../../packages/invoices/test/workbook-of.ts';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

/** A German regional carrier: decimal commas, days first, a row for each charge, and a last line with the total. */
const alpenpost = [
  'Rechnungsnr.;Rechnungsdatum;Kundennummer;Paketnummer;Leistung;Gewicht kg;Betrag EUR;PLZ',
  'A4711;03.11.2025;88001;AP100000001;Fracht;12,5;1.204,50;80331',
  'A4711;03.11.2025;88001;AP100000001;Treibstoffzuschlag;12,5;10,25;80331',
  'A4711;03.11.2025;88001;AP100000002;Fracht;2,0;6,10;10115',
  'A4711;03.11.2025;88001;AP100000002;Nachtsprung;2,0;0,90;10115',
  'Summe;;;;;;1.221,75;',
].join('\n');

test('a file whose layout nobody knows is mapped, saved, recognised and loaded', async ({ page }) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'alpenpost.csv', mimeType: 'text/csv', buffer: Buffer.from(alpenpost) }]);
  await panel.getByRole('button', { name: 'Map this file' }).click();
  await expect(page.getByRole('heading', { name: 'Map alpenpost.csv' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Tracking number' })).toHaveValue('Paketnummer');
  await expect(page.getByRole('row').filter({ hasText: 'Paketnummer' })).toContainText('AP100000001');

  const invoiceDate = page.getByRole('combobox', { name: 'Invoice date' });
  await invoiceDate.fill('PLZ');
  await page.getByRole('option', { name: 'PLZ' }).click();
  const preview = page.getByRole('status', { name: 'Preview' });
  await expect(preview).toContainText('is no date');
  await invoiceDate.fill('Rechnungsdatum');
  await page.getByRole('option', { name: 'Rechnungsdatum' }).click();

  await page.getByRole('textbox', { name: 'Name of the layout' }).fill('Alpenpost weekly');
  await page.getByRole('combobox', { name: 'Carrier' }).fill('Alpenpost');
  await page.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Nachtsprung' }).click();
  await page.getByRole('option', { name: 'Transportation' }).click();
  await expect(preview).toContainText('Ready to load');
  await expect(preview.getByRole('row').filter({ hasText: 'Alpenpost A4711' })).toContainText('1221.75 EUR');
  await expect(preview.getByRole('row').filter({ hasText: 'AP100000002' })).toContainText('7.00 EUR');
  // A field that is half below the header counts as too small.
  await page.getByRole('heading', { name: 'Map alpenpost.csv' }).scrollIntoViewIfNeeded();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: 'Save layout' }).click();
  const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
  await expect(uploaded).toContainText('Alpenpost weekly: 4 rows');
  await uploaded.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(uploaded).toContainText('Loaded');

  await page.goto('/fileLayouts');
  await page.getByRole('button', { name: 'Alpenpost weekly' }).click();
  const layout = page.getByRole('dialog', { name: 'File layout' });
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    layout.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const path = await exported.path();
  await layout.getByRole('button', { name: 'Show and edit the mapping' }).click();
  await expect(page.getByRole('heading', { name: 'File layout Alpenpost weekly' })).toBeVisible();
  await expect(page.getByText('The preview shows alpenpost.csv')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Paketnummer' })).toContainText('AP100000001');
  await page.getByRole('combobox', { name: 'Zone' }).fill('PLZ');
  await page.getByRole('option', { name: 'PLZ' }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Save layout' }).click();
  await expect(layout).toBeVisible();
  await layout.getByRole('button', { name: 'Show and edit the mapping' }).click();
  await expect(page.getByRole('combobox', { name: 'Zone' })).toHaveValue('PLZ');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await layout.getByRole('textbox', { name: 'Name of the layout' }).fill('Alpenpost');
  await layout.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Alpenpost', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Import layout' }).click();
  const adding = page.getByRole('dialog', { name: 'Import layout' });
  await adding.locator('input[type="file"]').setInputFiles(path);
  await adding.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(layout.getByRole('textbox', { name: 'Name of the layout' })).toHaveValue('Alpenpost weekly');
  await layout.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Alpenpost weekly' })).toBeHidden();
});

test('the sheet, the line with the names and the kind of file are chosen, and a list of scans becomes a layout', async ({
  page,
}) => {
  const notes = Array.from({ length: 30 }, (_, index) => [`Note ${index}`, 'depot', index]);
  const scans = [
    ['Weekly scans', 'Reno', 'West'],
    ['Parcel No', 'Event', 'Event Time'],
    ['PX0000000011', 'Out for delivery', '2026-07-06 08:10'],
    ['PX0000000011', 'Delivered', '2026-07-06 14:05'],
  ];
  const buffer = Buffer.from(await workbook({ Notes: [['Note', 'Place', 'Count'], ...notes], Scans: scans }));
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'scans.xlsx', mimeType: 'application/octet-stream', buffer }]);
  await panel.getByRole('button', { name: 'Map this file' }).click();
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field }).click();
    await page.getByRole('option', { name: option }).click();
  };
  await choose('Sheet', 'Scans');
  await choose('Line that names the columns', 'No line names them');
  await expect(page.getByRole('row').filter({ hasText: 'Column 1' })).toContainText('PX0000000011');
  await choose('Line that names the columns', '2: Parcel No · Event · Event Time');
  await page.getByRole('textbox', { name: 'Name of the layout' }).fill('Weekly scans');
  await expect(page.getByRole('radio', { name: 'Deliveries' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Delivered' })).toHaveValue('Event Time');
  const preview = page.getByRole('status', { name: 'Preview' });
  await expect(preview).toContainText('1 waiting for their invoice');
  await expect(preview.getByRole('row').nth(2)).toContainText('07/06/2026 14:05');
  await expectAccessibleInBothSchemes(page);
  await page.getByRole('button', { name: 'Save layout' }).click();
  await expect(panel.getByRole('status', { name: 'Uploaded files' })).toContainText('Weekly scans: 2 rows');
  await panel.getByRole('button', { name: 'Discard' }).click();
});

test('cells above the table are chosen by their places, and the table of another sheet counts too', async ({
  page,
}) => {
  const parcels = Array.from({ length: 30 }, (_, index) => [`QX00000000${10 + index}`, 'Ground', 10, 1, 11]);
  const buffer = Buffer.from(
    await workbook({
      Parcels: [
        ['Quail Express', 'Q-2026-07', null, null, null],
        ['for Waybill', '2026-07-10', null, '55-120', 333],
        ['Parcel No', 'Service', 'Freight', 'Fuel', 'Row total'],
        ...parcels,
      ],
      Extras: [
        ['Package', 'What for', 'Charge amount'],
        ['QX0000000010', 'Residential delivery', 1.25],
        ['QX0000000011', 'Residential delivery', 1.25],
        ['QX0000000011', 'Address correction', 0.5],
      ],
    }),
  );
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'quail.xlsx', mimeType: 'application/octet-stream', buffer }]);
  await panel.getByRole('button', { name: 'Map this file' }).click();
  const choose = async (field: string, option: string) => {
    await page.getByRole('combobox', { name: field, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await page.getByRole('textbox', { name: 'Name of the layout' }).fill('Quail monthly');
  await page.getByRole('combobox', { name: 'Carrier' }).fill('Quail Express');
  await page.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  await choose('Invoice number above the table', 'B1: Q-2026-07');
  await choose('Invoice date above the table', 'B2: 2026-07-10');
  await choose('Account number above the table', 'D2: 55-120');
  await choose('Total that the rows must add up to', 'A cell above the table states it');
  await choose('Cell with the total', 'E2: 333');
  await page.getByRole('textbox', { name: 'Currency' }).fill('USD');
  const preview = page.getByRole('status', { name: 'Preview' });
  await expect(preview).toContainText('333.00');
  await choose('Add a table from', 'Extras');
  const table = page.getByRole('group', { name: 'Table 2' });
  await expect(table.getByRole('combobox', { name: 'Tracking number' })).toHaveValue('Package');
  await expect(preview).toContainText('Ready to load');
  await expect(preview.getByRole('row').filter({ hasText: 'Q-2026-07' })).toContainText('333.00 USD');
  await page.getByRole('heading', { name: 'Map quail.xlsx' }).scrollIntoViewIfNeeded();
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Save layout' }).click();
  await expect(panel.getByRole('status', { name: 'Uploaded files' })).toContainText('Quail monthly: 33 rows');
  await panel.getByRole('button', { name: 'Discard' }).click();
});
