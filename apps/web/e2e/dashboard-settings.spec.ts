import { lastDays, money, ofTotalSpend, totalOf } from './support/figures.ts';
import type { SpendPage } from './support/spend-page.ts';
import { expect, test } from './support/test.ts';

async function openSettings(spend: SpendPage) {
  await spend.page.getByRole('button', { name: 'Defaults', exact: true }).click();
  return spend.page.getByRole('dialog', { name: 'Defaults' });
}

test('carrier and currency are chosen for all pages, stay on the next page, and are taken away as chips', async ({
  spend,
  page,
  api,
}) => {
  const { from, to } = lastDays(365);
  const rows = await api.spendRows(1001, [`bill_date between '${from}' and '${to}'`, 'carrier_id = 2']);
  await spend.open('client=1001&fact=fuelSurcharge');
  const popup = await openSettings(spend);
  await expect(popup.getByText('By default all currencies are converted to USD')).toBeVisible();
  await popup.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'FedEx', exact: true }).click();
  await page.keyboard.press('Escape');
  await popup.getByText('Last', { exact: true }).click();
  await popup.getByLabel('Last days, including today').fill('365');
  await expect(popup.getByRole('status').filter({ hasText: 'FedEx' })).toContainText('Invoice Date');
  await popup.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(new URL(page.url()).search).toContain('?client=1001&last=365&carriers=2');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(ofTotalSpend(rows), 'NET_AMOUNT')));

  await page.getByRole('link', { name: 'Weight' }).click();
  await expect(page.getByRole('heading', { name: 'Weight Analysis' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the filter Carrier: FedEx (all pages)' }).click();
  await expect(page).toHaveURL(/weight\?client=1001&last=365(&widget=weight)?$/);
});

test('one currency is shown as it was billed, and the note says so', async ({ spend, page }) => {
  await spend.open('client=1001&last=365');
  const popup = await openSettings(spend);
  await popup.getByRole('combobox', { name: 'Currency' }).click();
  await page.getByRole('option', { name: /^USD/ }).click();
  await expect(popup.getByText('USD: no conversion made')).toBeVisible();
  await popup.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('currency')).toEqual(['USD']);
  await expect(page.getByRole('button', { name: 'Currency: USD: no conversion made' })).toBeVisible();
  await spend.open('client=1001&last=365&currency=CAD');
  await expect(spend.fact('Total Spend')).toContainText('CA$');
  await expect(page.getByRole('button', { name: 'Currency: CAD: no conversion made' })).toBeVisible();
});

test('a division narrows accounts, and another client begins anew', async ({ spend, page }) => {
  await spend.open('client=1001&last=365');
  const popup = await openSettings(spend);
  const accounts = async () => {
    await popup.getByRole('combobox', { name: 'Account', exact: true }).click();
    const texts = await page.getByRole('listbox').getByRole('option').allTextContents();
    await page.keyboard.press('Escape');
    return texts;
  };
  const all = await accounts();
  await popup.getByRole('combobox', { name: 'Account Division(s)' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.keyboard.press('Escape');
  const some = await accounts();
  expect(some.length).toBeGreaterThan(0);
  expect(some.length).toBeLessThan(all.length);
  await popup.getByRole('combobox', { name: 'Client', exact: true }).click();
  await page.getByRole('option', { name: 'Harbor Kids' }).click();
  await expect(popup.getByRole('combobox', { name: 'Sub-Client(s)' })).toHaveCount(0);
  await popup.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('client')).toEqual(['1004']);
  expect(spend.parameter('divisions')).toEqual([]);
});

test('saved settings begin the next visit, stand in the address, and are forgotten again', async ({ spend, page }) => {
  await spend.open('client=1002&last=90&carriers=1');
  const popup = await openSettings(spend);
  await popup.getByRole('button', { name: 'Save as my default' }).click();
  await expect(page.getByText('Dashboard settings saved.')).toBeVisible();
  await spend.open();
  expect(new URL(page.url()).search).toContain('?client=1002&last=90&carriers=1');
  await spend.open('client=1001');
  expect(new URL(page.url()).search).toMatch(/^\?client=1001(&widget=spend)?$/);
  await (await openSettings(spend)).getByRole('button', { name: 'Reset saved settings' }).click();
  await expect(page.getByText('Dashboard settings reset.')).toBeVisible();
  await spend.open();
  expect(spend.parameter('carriers')).toEqual([]);
});
