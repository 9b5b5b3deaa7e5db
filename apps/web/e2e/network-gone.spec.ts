import { SpendPage } from './support/spend-page.ts';
import { expect, signedIn, test } from './support/test.ts';

test('without a network each part says so, the page lives on, and comes back with the network', async ({
  browser,
  api,
}) => {
  // A browser that has read no script yet: what others opened before would be there without a network.
  const context = await browser.newContext({ storageState: signedIn(api.token) });
  const page = await context.newPage();
  const spend = new SpendPage(page);
  await spend.open('client=1001&last=365');
  await expect(spend.chart('Breakdown')).toBeVisible();
  await context.setOffline(true);
  await spend
    .widget('Amounts')
    .getByRole('button', { name: /^Transportation Discount/ })
    .click();
  await expect(spend.widget('Breakdown').getByRole('alert')).toContainText('The server cannot be reached.');

  await page.getByRole('button', { name: /^Invoice Date/ }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Something went wrong');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Something went wrong');
  await page.keyboard.press('Escape');
  await expect(spend.widget('Amounts')).toContainText('Total Spend');

  await context.setOffline(false);
  await expect(spend.chart('Breakdown')).toBeVisible();
  await expect(spend.chart('Trends')).toBeVisible();
  await context.close();
});
