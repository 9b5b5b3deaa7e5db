import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const allYear = 'from=2026-01-01&to=2026-10-31';

test('what was billed stands on GL codes, adds up, and follows a change of the codes', async ({ page }) => {
  await page.goto(`/glcodes?client=1001&${allYear}`);
  const table = page.getByRole('region', { name: 'Amount booked to each GL code' });
  await expect(table.getByRole('row', { name: /6110/ })).toContainText('Fuel surcharges');
  const total = await table.getByRole('row', { name: /^Total/ }).textContent();
  await table.getByRole('button', { name: 'Charges in 6110' }).click();
  await expect(table.getByRole('row', { name: /UPS Fuel Surcharge/ }).first()).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toContain('6110,Fuel surcharges');
  await page.getByRole('tab', { name: 'GL codes' }).click();
  await page.getByRole('button', { name: '6110' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Name').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Fill in this field.')).toBeVisible();
  await form.getByLabel('Name').fill('Fuel');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: /6110/ })).toContainText('Fuel Surcharge');
  await page.getByRole('tab', { name: 'Allocation' }).click();
  await expect(table.getByRole('row', { name: /6110/ })).toContainText('Fuel');
  await expect(table.getByRole('row', { name: /^Total/ })).toHaveText(total ?? '');
});

test('a markup is written, assigned, run and saved as a file', async ({ page }) => {
  await page.goto('/markup?open=new');
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option').first().click();
  await form.getByLabel('Name').fill('Plain ten');
  await form.getByLabel('Percent, line 1').fill('10');
  await form.getByRole('button', { name: 'All charges' }).click();
  await form.getByRole('combobox', { name: 'Kinds of charge' }).click();
  await page.getByRole('option', { name: 'Fuel Surcharge' }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByRole('button', { name: 'Move line 2 up' }).click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Create markup' }).click();
  await expect(page.getByRole('row', { name: /Plain ten/ })).toContainText('0.00% All charges; 10.00% Fuel Surcharge');
  await page.goto('/assignMarkup');
  await expect(page.getByRole('row', { name: /Handling 8.5%/ })).toContainText('until further notice');
  const assigned = await page
    .getByRole('row', { name: /Handling 8.5%/ })
    .getByRole('button')
    .textContent();
  await page.goto('/runMarkup?open=new');
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: assigned ?? '' }).click();
  await form.getByLabel('From invoice date').fill('2026-01-01');
  await form.getByRole('button', { name: 'Run markup' }).click();
  await expect(form.getByText('Handling 8.5%: ')).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Packages as CSV' }).click();
  expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/^\ufeffTracking Number,.*Charged,Markup,Billed/);
});
