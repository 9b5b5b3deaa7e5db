import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('invoices get a payment number, which is noted as paid and found by its tracking numbers', async ({ page }) => {
  await page.goto('/paymentnumber?open=new');
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Harbor & Pine Group' }).click();
  await drawer.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'UPS', exact: true }).click();
  await drawer.getByRole('checkbox').nth(1).check();
  await expect(drawer.getByRole('status')).toContainText('1 invoice selected: $');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Generate payment number' }).click();
  await expect(page.getByText(/^PN-\d{4}-\d{6} was generated\.$/)).toBeVisible();
  await page.goto('/paymentnumber?open=1');
  await drawer.getByLabel('Paid on').fill('2026-11-02');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table').getByText('11/02/2026')).toBeVisible();
  await page.goto('/trackingPaymentNumber');
  await page.getByRole('textbox', { name: 'Tracking numbers' }).fill('1Z0000000000000000');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('region', { name: 'Payments found' }).first()).toContainText('Not found');
  await expectAccessible(page);
});
