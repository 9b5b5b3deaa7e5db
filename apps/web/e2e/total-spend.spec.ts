import { lastDays, money, ofTotalSpend, totalOf } from './support/figures.ts';
import { expect, test } from './support/test.ts';

const days = lastDays(365);
const dates = `bill_date between '${days.from}' and '${days.to}'`;

test('Total Spend says what it leaves out, and one click shows exactly those rows', async ({ spend, api, page }) => {
  const rows = await api.spendRows(1001, [dates]);
  const counted = new Set(ofTotalSpend(rows));
  const excluded = rows.filter((row) => !counted.has(row) && Number(row.NET_AMOUNT) !== 0);
  await spend.open('client=1001&last=365');
  await expect(spend.fact('Total Spend')).toContainText('Without USPS and DHL');
  await expect(spend.fact('Published Amount')).toContainText('All carriers');
  await spend
    .widget('Amounts')
    .getByRole('button', { name: /^View rows of Spend of USPS and DHL: / })
    .click();
  await expect(page).toHaveURL(/fact=excludedSpend/);
  const grid = page.getByRole('dialog');
  await expect(grid).toContainText(excluded.length.toLocaleString('en-US'));
  await page.keyboard.press('Escape');
  await expect(grid).toHaveCount(0);
  expect(await spend.total('Spend of USPS and DHL')).toBe(money(totalOf(excluded, 'NET_AMOUNT')));
});

test('the lines from published rates to Total Spend add up to the cent', async ({ spend }) => {
  await spend.open('client=1001&last=365');
  const amounts = spend.widget('Amounts');
  await amounts.getByText('How Total Spend adds up').click();
  await expect(amounts.getByText('The lines add up to the cent.')).toBeVisible();
  const lines = await amounts.locator('details tr').allTextContents();
  expect(lines).toHaveLength(8);
  const cents = lines.map((line) => Math.round(100 * Number(/-?\$[\d,.]+$/.exec(line)?.[0].replaceAll(/[$,]/g, ''))));
  const [published = 0, discount = 0, extras = 0, fuel = 0, other = 0, net = 0, excluded = 0, total = 0] = cents;
  expect(published + discount + extras + fuel + other).toBe(net);
  expect(net + excluded).toBe(total);
  expect(await spend.total('Total Spend')).toBe(money(total / 100));
});

test('filtered to an excluded carrier it is what that carrier billed', async ({ spend, api }) => {
  const rows = await api.spendRows(1001, [dates, "carrier_name = 'USPS'"]);
  expect(rows.length).toBeGreaterThan(0);
  await spend.open('client=1001&last=365&carrier_name=USPS');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(rows, 'NET_AMOUNT')));
  await expect(spend.fact('Total Spend')).toContainText('USPS and DHL only');
  const accounts = [...new Set(rows.map(({ ACCOUNT_NUMBER }) => String(ACCOUNT_NUMBER)))];
  await spend.open(`client=1001&last=365${accounts.map((account) => `&account_number=${account}`).join('')}`);
  await expect(spend.fact('Total Spend')).toContainText('USPS and DHL only');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(rows, 'NET_AMOUNT')));
});

test('what is not counted is said, and can be counted', async ({ spend, api, page }) => {
  const usual = ofTotalSpend(await api.spendRows(1001, [dates]));
  const all = ofTotalSpend(await api.spendRows(1001, [dates], ['inactive_accounts', 'unpayable_freight']));
  await spend.open('client=1001&last=365');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(usual, 'NET_AMOUNT')));
  if (all.length > usual.length) await expect(page.getByText(/^Not counted: /).first()).toBeVisible();
  await spend.open('client=1001&last=365&include=inactive_accounts&include=unpayable_freight');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(all, 'NET_AMOUNT')));
  await expect(page.getByText(/^Not counted: /)).toHaveCount(0);
});
