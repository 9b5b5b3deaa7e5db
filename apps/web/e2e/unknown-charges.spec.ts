import { writeFile } from 'node:fs/promises';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessible.ts';
import { runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

/** A UPS invoice of one package with a charge that no rule knows. */
function invoiceWithUnknownCharge(): string {
  const charges = [
    { classification: 'FRT', code: '003', description: 'Ground Commercial', net: '10.00' },
    { classification: 'ZZZ', code: 'DRN', description: 'Drone Drop', net: '2.25' },
  ];
  return charges
    .map(({ classification, code, description, net }) => {
      const cells: Record<number, string> = {
        1: '2.1',
        2: '0000DRONE9',
        3: '0000DRONE9',
        4: 'US',
        5: '2026-03-10',
        6: 'DRONE0009',
        7: 'E',
        10: 'USD',
        11: '12.25',
        12: '2026-03-09',
        14: '1ZDRONE0009',
        19: classification === 'FRT' ? '1' : '0',
        21: '1ZDRONE0009',
        31: 'PKG',
        35: 'SHP',
        36: 'ISS',
        44: classification,
        45: code,
        46: description,
        47: '1',
        51: 'USD',
        52: '0.00',
        53: net,
      };
      return Array.from({ length: 250 }, (_, index) => cells[index + 1] ?? '').join(',');
    })
    .join('\n');
}

test('an unknown charge is classified after a look at what changes, and that is undone', async ({ page }, testInfo) => {
  const file = testInfo.outputPath('drones.csv');
  await writeFile(file, `${invoiceWithUnknownCharge()}\n`);
  const { code, output } = await runCommand('load', file, '--client', '1005');
  expect(code, output).toBe(0);
  await page.goto('/uploadFiles');
  await page.getByRole('link', { name: 'Unknown charges' }).first().click();
  const unknown = page.getByRole('region', { name: 'Unknown charges', exact: true });
  const drone = unknown.getByRole('row').filter({ hasText: 'Drone Drop (DRN)' });
  await expect(drone).toContainText('$2.25');
  await expect(drone.getByRole('link', { name: '1ZDRONE0009' })).toHaveAttribute('href', /part=tracking_number/);
  await expectAccessibleInBothSchemes(page);
  await page.screenshot({ path: testInfo.outputPath('light.png') });

  await drone.getByRole('button', { name: 'Classify Drone Drop (DRN)' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Family' }).click();
  await page.getByRole('option', { name: 'Accessorials' }).click();
  await dialog.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(dialog).toContainText('Must name the accessorial.');
  await dialog.getByRole('combobox', { name: 'Accessorial' }).fill('Delivery by air');
  await dialog.getByRole('textbox', { name: 'Meaning' }).fill('Beyond the last road');
  await dialog.getByRole('button', { name: 'Preview the changes' }).click();
  await expect(dialog.getByRole('row', { name: 'Counts as' })).toContainText('Accessorials: Delivery by air');
  await expect(dialog.getByRole('row', { name: 'Net amount (USD)' })).toContainText('$2.25');
  await expectAccessible(page);
  await page.screenshot({ path: testInfo.outputPath('confirm.png') });
  await dialog.getByRole('button', { name: 'Classify', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(drone).toHaveCount(0);

  const classified = page.getByRole('region', { name: 'Classified charges', exact: true });
  const row = classified.getByRole('row').filter({ hasText: 'Drone Drop (DRN)' });
  await expect(row).toContainText('Beyond the last road');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessibleInBothSchemes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: testInfo.outputPath('phone.png'), fullPage: true });
  await row.getByRole('button', { name: 'Undo classification' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo classification' }).click();
  await expect(row).toContainText('Undone');
  await expect(drone).toContainText('$2.25');
});

test('a table of charges is checked, imported, after a failure too, and undone', async ({ page }, testInfo) => {
  await page.goto('/unknownCharges');
  await page.getByRole('button', { name: 'Import a table', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import a table of charges' });
  const table = (...rows: string[]) => ({
    name: 'charges.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['carrier,text,code,from,family,accessorial,meaning', ...rows].join('\n')),
  });
  const check = async (...rows: string[]) => {
    await dialog.locator('input[type="file"]').setInputFiles([table(...rows)]);
    await dialog.getByRole('button', { name: 'Check the table' }).click();
  };
  await check('UPS,Kite Drop,KIT,2026-02-30,fee,,');
  await expect(dialog.getByRole('alert')).toContainText('Line 2');
  await expectAccessibleInBothSchemes(page);
  await check(
    'UPS,Kite Drop,KIT,2026-03-01,fee,,Later',
    'UPS,Kite Drop,KIT,2026-01-01,other_accessorial,Delivery area,At first',
  );
  await expect(dialog.getByRole('row').nth(1)).toContainText('Accessorials: Delivery area');
  await expect(dialog.getByRole('row').nth(2)).toContainText('Fees');
  await expectAccessibleInBothSchemes(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.screenshot({ path: testInfo.outputPath('phone.png') });
  await page.setViewportSize({ width: 1440, height: 900 });
  let asked = 0;
  await page.route('**/api/chargeClassifications', async (route) => {
    if (route.request().method() !== 'POST') return await route.continue();
    asked += 1;
    // The page repeats a call by itself once.
    await (asked === 2 || asked === 3 ? route.abort() : route.continue());
  });
  const classify = dialog.getByRole('button', { name: 'Classify these charges' });
  await classify.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await classify.click();
  await expect(dialog).toContainText('2 charges classified');
  expect(asked).toBe(4);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  const classified = page.getByRole('region', { name: 'Classified charges', exact: true });
  for (const meaning of ['Later', 'At first']) {
    const row = classified.getByRole('row').filter({ hasText: meaning });
    await row.getByRole('button', { name: 'Undo classification' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo classification' }).click();
    await expect(row).toContainText('Undone');
  }
});
