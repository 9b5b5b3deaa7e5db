import { expect, test } from './support/test.ts';

test('a whole analysis by keyboard: client, dates, filter, a part of a chart, its rows, a file', async ({
  page,
  spend,
}) => {
  await spend.open('client=1001&last=365');
  await page.getByRole('button', { name: /^Client: / }).press('Enter');
  const clients = page.getByRole('dialog');
  await expect(clients.getByRole('button', { name: 'Apply' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Client: / })).toBeFocused();

  await page.getByRole('button', { name: /^Invoice Date · / }).press('Enter');
  await page.getByRole('dialog').getByRole('radio', { name: 'Last', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).press('Enter');
  await spend.settled();
  expect(spend.parameter('last').length + spend.parameter('period').length).toBe(1);

  await page.getByRole('button', { name: 'Breakdown: Show as a table' }).press('Enter');
  const breakdown = spend.widget('Breakdown');
  const part = breakdown.getByRole('button', { name: /^Filter by / }).first();
  const name = (await part.textContent()) ?? '';
  await part.press('Enter');
  await spend.settled();
  const chip = page.getByRole('button', { name: `Remove the filter Service: ${name}` });
  await expect(chip).toBeVisible();

  await breakdown.getByRole('button', { name: `View rows of ${name}` }).press('Enter');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  await expect(grid).toBeFocused();
  // Until the rows are counted the button is disabled, and a key pressed on it would go to the grid.
  const downloadView = page.getByRole('button', { name: 'Download View' });
  await expect(downloadView).toBeEnabled();
  await downloadView.press('Enter');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toMatch(/_Spend Analysis\.csv$/);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(downloadView).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(grid).toHaveCount(0);
  await chip.press('Enter');
  await expect(chip).toHaveCount(0);
});

test('one day of data is drawn, and has rows', async ({ spend, api }) => {
  const rows = await api.spendRows(1001, ["bill_date between '2026-01-01' and '2026-11-01'", 'net_amount <> 0']);
  const day = String(rows.find(({ CARRIER_NAME }) => CARRIER_NAME === 'UPS')?.BILL_DATE ?? '').slice(0, 10);
  await spend.open(`client=1001&from=${day}&to=${day}`);
  await expect(spend.chart('Trends')).toBeVisible();
  await expect(spend.chart('Breakdown')).toBeVisible();
  await spend.open(`client=1001&from=${day}&to=${day}&grid=default`);
  await expect(spend.page.getByRole('grid').getByRole('row').nth(1)).toBeVisible();
});

test('filters by names in Chinese and with quotes are asked as they are written', async ({ spend, page }) => {
  const names = ['O\'Neill "上海" & Söhne', '50%_off\\', '深圳'];
  const refused: number[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(response.status());
  });
  await spend.open(
    `client=1001&last=365&${names.map((name) => `account_number=${encodeURIComponent(name)}`).join('&')}`,
  );
  await expect(spend.widget('Trends')).toContainText('No Data available');
  await expect(page.getByRole('button', { name: `Remove the filter Account: ${names.join(', ')}` })).toBeVisible();
  expect(spend.parameter('account_number')).toEqual(names);
  expect(refused).toEqual([]);
});
