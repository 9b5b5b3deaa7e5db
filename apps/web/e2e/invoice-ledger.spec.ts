import { expectAccessibleInBothSchemes, overThePage } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('the ledger shows which invoices came by account and week, and opens them', async ({ page }) => {
  await page.goto('/invoiceLedger?client=1001');
  const table = page.getByRole('region', { name: 'Accounts by week' });
  const account = table.getByRole('row').filter({ hasText: 'UPS 4R7A21' });
  await expect(account).toContainText('Harbor & Pine Group');
  await expect(account).toContainText('On time');
  await expectAccessibleInBothSchemes(page);
  const week = account.getByRole('button', { name: /^Week of .*: 1 invoice cannot be verified/ }).first();
  const amount = /\$[\d,.]+/.exec((await week.getAttribute('aria-label')) ?? '')?.[0] ?? 'no amount';
  await week.click();
  const drawer = page.getByRole('dialog', { name: 'UPS 4R7A21' });
  await expect(drawer.getByRole('row', { name: `Loaded ${amount}` })).toBeVisible();
  await expectAccessibleInBothSchemes(page, overThePage.dialog);
  await drawer.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await expect(page.getByText(amount).first()).toBeVisible();
});
