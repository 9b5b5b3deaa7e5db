import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('a what-if is asked, limited, saved, compared, exported and opened again by its address', async ({ page }) => {
  await page.goto('/whatIf');
  const result = page.getByRole('region', { name: 'What it would have cost' });
  await expect(result.getByRole('status')).toContainText('as billed');
  await page.getByRole('button', { name: /^Rate increase/ }).click();
  const form = page.getByRole('dialog', { name: 'Rate increase' });
  await form.getByRole('textbox', { name: 'Percent' }).fill('10');
  await form.getByRole('button', { name: 'Apply' }).click();
  await expect(result.getByRole('status')).toContainText(/more \(/);
  await expect(result.getByRole('list', { name: 'What each change adds' })).toContainText(
    'Fuel on changed transportation',
  );
  await expect(page.getByRole('list', { name: 'What changes' })).toContainText('Rate increase: +10%');
  await expectAccessibleInBothSchemes(page);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the scenario' }).fill('Ten percent');
  await page.getByRole('button', { name: 'Save the scenario' }).click();
  await page.getByRole('combobox', { name: 'Compare with' }).click();
  await page.getByRole('option', { name: 'Ten percent' }).click();
  await page.keyboard.press('Escape');
  const table = page.getByRole('region', { name: 'Where it changes' });
  await expect(table.getByRole('button', { name: 'Ten percent' })).toBeVisible();
  await table.getByText('By month', { exact: true }).click();
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/What if .*\.csv$/);

  await page.reload();
  await expect(page.getByRole('list', { name: 'What changes' })).toContainText('Rate increase: +10%');
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(result.getByRole('status')).toContainText('as billed');

  await page.getByRole('button', { name: /^New centre/ }).click();
  const centre = page.getByRole('dialog', { name: 'New centre' });
  await centre.getByRole('textbox', { name: 'Postal code of the centre' }).fill('7520');
  await expect(centre.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await centre.getByRole('textbox', { name: 'Postal code of the centre' }).fill('75201');
  await centre.getByRole('button', { name: 'Apply' }).click();
  await expect(result.getByRole('list', { name: 'What each change adds' })).toContainText(/New centre\W*\d/);
  await expect(result).toContainText('show a price in their new zone');
  await expect(page.getByRole('region', { name: 'What it rests on' })).toContainText('rent, stock and wages');
  await page.reload();
  await expect(page.getByRole('list', { name: 'What changes' })).toContainText('New centre: 75201');
});

test('a budget is filled in from a file, typed, saved and compared with what was spent', async ({ page }) => {
  await page.goto('/budgets');
  await expect(page.getByText('Expected for the year')).toBeVisible();
  const grid = page.getByRole('region', { name: 'Budget by client and carrier' });
  const client = await page.getByRole('combobox', { name: 'Client' }).first().inputValue();
  const months = Array.from({ length: 12 }, (_, month) => month + 1);
  const table = [
    ['Client', 'Carrier', ...months],
    [client, 'Test Carrier', ...months.map(() => 100)],
  ];
  await grid.locator('input[type=file]').setInputFiles({
    name: 'budget.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(table.map((cells) => cells.join(',')).join('\n')),
  });
  const line = grid.getByRole('row', { name: /Test Carrier/ });
  await expect(line).toContainText('$1,200.00');
  await line.getByRole('textbox').first().fill('350');
  await expect(line).toContainText('$1,450.00');
  await grid.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(line).toContainText('$1,450.00');
  await expectAccessibleInBothSchemes(page);
  await line.getByRole('button', { name: 'Remove' }).click();
  await grid.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expect(line).toBeHidden();
});

test.describe('accruals', () => {
  test.use({ user: 'admin' });

  test('open on the client and month with packages without an invoice, and say so', async ({ page }) => {
    const today = new Date().toISOString().slice(0, 10);
    const manifest = [
      'Tracking Number,Carrier,Ship Date,Promised,Service,Weight',
      `ACCRUED0000001,UPS,${today},${today},Ground,5`,
      `ACCRUED0000002,UPS,${today},${today},Ground,9`,
    ].join('\n');
    await page.goto('/uploadFiles?open=new');
    const panel = page.getByRole('dialog', { name: 'Upload files' });
    await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
    const option = page.getByRole('option').first();
    const client = ((await option.textContent()) ?? '').replace(/ \(\d+\)$/, '');
    await option.click();
    await panel
      .locator('input[type="file"]')
      .setInputFiles([{ name: 'shipped today.csv', mimeType: 'text/csv', buffer: Buffer.from(manifest) }]);
    const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
    await expect(uploaded).toContainText('Ready to load');
    await panel.getByRole('button', { name: 'Load', exact: true }).click();
    await expect(uploaded).toContainText(/Tracking numbers: \d+ completed/);

    await page.goto('/accruals');
    await expect(page.getByRole('note')).toContainText(`this page shows ${client}`);
    await expect(page.getByRole('region', { name: 'Whose cost it is' })).toBeVisible();
  });
});
