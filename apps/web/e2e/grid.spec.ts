import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { lastDays, money, ofTotalSpend, totalOf } from './support/figures.ts';
import { expect, test } from './support/test.ts';

const days = lastDays(365);
const inDates = `bill_date between '${days.from}' and '${days.to}'`;

const headerOf = (grid: Locator, field: string) => grid.locator(`th[data-column="${field}"]`);

/** The cell of a row in a column. */
async function cell(grid: Locator, row: Locator, field: string): Promise<Locator> {
  return row.locator(`[aria-colindex="${await headerOf(grid, field).getAttribute('aria-colindex')}"]`);
}

test('from a widget to its rows: sorted, filtered, scrolled past row 300, with the total of the chart', async ({
  spend,
  page,
  api,
}) => {
  const rows = ofTotalSpend(await api.spendRows(1001, [inDates])).filter(({ NET_AMOUNT }) => NET_AMOUNT !== 0);
  await spend.open('client=1001&last=365');
  await spend.choose('Breakdown', 'Carrier');
  const table = await spend.showTable('Breakdown');
  const line = table.getByRole('row').nth(1);
  const carriers = new Set(rows.map(({ CARRIER_NAME }) => CARRIER_NAME));
  const first = line.getByRole('cell').first();
  await expect.poll(async () => carriers.has(await first.textContent())).toBe(true);
  const carrier = (await first.textContent()) ?? '';
  const ofCarrier = rows.filter(({ CARRIER_NAME }) => CARRIER_NAME === carrier);
  expect(ofCarrier.length).toBeGreaterThan(320);
  const total = money(totalOf(ofCarrier, 'NET_AMOUNT'));
  await expect(line).toContainText(total);

  await line.getByRole('button', { name: `View rows of ${carrier}` }).click();
  const grid = page.getByRole('grid', { name: 'Rows of Spend Analysis' });
  await expect(page.getByText(`Carrier: ${carrier}`, { exact: true })).toBeVisible();
  const footer = grid.getByRole('row').last();
  await expect(await cell(grid, footer, 'NET_AMOUNT')).toHaveText(total);

  await headerOf(grid, 'NET_AMOUNT').click();
  await headerOf(grid, 'NET_AMOUNT').click();
  const largest = ofCarrier.toSorted((one, other) => Number(other.NET_AMOUNT) - Number(one.NET_AMOUNT));
  await expect(await cell(grid, grid.getByRole('row').nth(1), 'NET_AMOUNT')).toHaveText(
    money(Number(largest[0]?.NET_AMOUNT)),
  );

  await page.getByLabel('Per page').selectOption('all');
  await expect(grid.getByRole('row').nth(1)).toBeVisible();
  const scroller = grid.locator('xpath=..');
  await scroller.evaluate((element) => element.scrollTo({ top: 34 * 310 }));
  const past = grid.locator('tr[data-position="312"]');
  await expect(await cell(grid, past, 'NET_AMOUNT')).toHaveText(money(Number(largest[312]?.NET_AMOUNT)));
  await page.getByRole('button', { name: 'Download View' }).click();
  await expect(page.getByText(/rows 301 to /).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await scroller.evaluate((element) => element.scrollTo({ top: 0 }));

  const services = Map.groupBy(ofCarrier, ({ SERVICE }) => String(SERVICE ?? ''));
  const [service = '', some = []] = [...services].find(([name]) => name !== '') ?? [];
  await headerOf(grid, 'SERVICE').hover();
  await page.getByRole('button', { name: 'Service Name: filter and arrange' }).click();
  await page.getByLabel('Service Name: condition').selectOption('equals');
  await page.getByLabel('Service Name: value').fill(service);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Service Name is ${service}`)).toBeVisible();
  await expect(await cell(grid, grid.getByRole('row').last(), 'NET_AMOUNT')).toHaveText(
    money(totalOf(some, 'NET_AMOUNT')),
  );
  await expect(page.getByRole('status')).toContainText(`${some.length} row`);
});

test('a filter of a column narrows the rows, and the file has what the grid shows', async ({ spend, page, api }) => {
  const rows = ofTotalSpend(await api.spendRows(1001, [inDates])).filter(({ NET_AMOUNT }) => NET_AMOUNT !== 0);
  const [number = ''] = rows.flatMap(({ TRACKING_NUMBER }) => (TRACKING_NUMBER ? [String(TRACKING_NUMBER)] : []));
  const found = rows.filter(({ TRACKING_NUMBER }) => TRACKING_NUMBER === number);
  await spend.open('client=1001&last=365&grid=default');
  const grid = page.getByRole('grid', { name: 'Rows of Spend Analysis' });
  await headerOf(grid, 'TRACKING_NUMBER').hover();
  await page.getByRole('button', { name: 'Tracking Number: filter and arrange' }).click();
  await page.getByLabel('Tracking Number: value').fill(number);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Tracking Number contains ${number}`)).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(found.length === 1 ? '1 row' : `${found.length} rows`);
  await page.getByRole('button', { name: 'Download View' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Harbor & Pine Group_Spend Analysis.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(found.length + 1);
  expect(lines[0]).toContain('Invoice Date,Tracking Number,Carrier,Service Name,Net Amount');
  expect(lines[1]).toContain(`,${number},`);
});

test('a tracking number opens its shipment, whose charges add up to the row', async ({ spend, page }) => {
  await spend.open('client=1001&last=365&grid=default');
  const grid = page.getByRole('grid', { name: 'Rows of Spend Analysis' });
  const link = grid.getByRole('row').nth(1).getByRole('button');
  const number = (await link.textContent()) ?? '';
  const net = await (await cell(grid, grid.getByRole('row').nth(1), 'NET_AMOUNT')).textContent();
  await link.click();
  const popup = page.getByRole('dialog', { name: `Shipment ${number}` });
  const lastCell = (table: string) => popup.getByRole('table', { name: table, exact: true }).locator('tfoot td').last();
  await expect(lastCell('Charges')).toHaveText(net ?? '');
  await expect(lastCell('Charges by kind')).toHaveText(net ?? '');
  await popup.getByRole('button', { name: 'Show Receiver on a map' }).click();
  await expect(popup.getByRole('img', { name: /^Map of / })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await expect(grid).toBeFocused();
});

test('the shipment tells what cannot be done: a copy that fails, an address that is none, a number that nobody knows', async ({
  spend,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.route('**/trackingNumberPopUpContainer', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const nowhere = { CONSIGNEE_ADDRESS: null, CONSIGNEE_CITY: '', CONSIGNEE_STATE: '', CONSIGNEE_POSTAL_CODE: null };
    await route.fulfill({ response, json: { data: data.map((row: object) => ({ ...row, ...nowhere })) } });
  });
  await spend.open('client=1001&last=365&grid=default');
  const link = page.getByRole('grid').getByRole('row').nth(1).getByRole('button');
  const number = (await link.textContent()) ?? '';
  await link.click();
  const popup = page.getByRole('dialog', { name: `Shipment ${number}` });
  await popup.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(popup.getByRole('button', { name: 'Copied to clipboard' })).toBeDisabled();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
  await expect(popup.getByRole('button', { name: 'Copy', exact: true })).toBeEnabled();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await popup.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('Failed to copy tracking number. Please try again.')).toBeVisible();
  await popup.getByRole('button', { name: 'Show Receiver on a map' }).click();
  await expect(popup.getByRole('alert')).toHaveText('Address information is invalid.');
  await page.goto('/aframe/dashboard/spend?client=1001&last=365&shipment=NOSUCHNUMBER');
  await expect(page.getByRole('dialog').getByText('No shipment found')).toBeVisible();
});

test('a column filter that leaves no rows can still be changed where it was written', async ({ spend, page }) => {
  await spend.open('client=1001&last=365&grid=default');
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Carrier: filter and arrange' }).click();
  await page.getByRole('combobox', { name: 'Carrier: condition' }).selectOption({ label: 'contains' });
  const text = page.getByRole('textbox', { name: /^Carrier/ });
  await text.fill('O\'Neill "上海"');
  await expect(dialog).toContainText('No Data available');
  await text.fill('FedEx');
  await expect(dialog.getByRole('gridcell', { name: 'FedEx', exact: true }).first()).toBeVisible();
  await text.fill('nobody');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Clear the filters of the grid' }).click();
  await expect(dialog.getByRole('gridcell', { name: 'UPS', exact: true }).first()).toBeVisible();
});

test('rows that were loaded before and after a load do not stand side by side', async ({ spend, page }) => {
  let loaded = false;
  await page.route('**/getRows/spend', async (route) => {
    const isAfterLoad = loaded;
    const response = await route.fetch();
    const answer = await response.json();
    const data = answer.data.map((row: object) => (isAfterLoad ? { ...row, CARRIER_NAME: 'LOADED ANEW' } : row));
    const version = Number(response.headers()['x-data-version']) + (isAfterLoad ? 1 : 0);
    const headers = { ...response.headers(), 'x-data-version': String(version) };
    await route.fulfill({ response, headers, json: { ...answer, data } });
  });
  await spend.open('client=1001&last=365&grid=default&rows=all');
  const grid = page.getByRole('grid', { name: 'Rows of Spend Analysis' });
  const carrierAt = (row: number) => grid.locator(`tr[data-position="${row}"]`).getByRole('gridcell').nth(2);
  await expect(carrierAt(0)).not.toBeEmpty();
  const scroller = grid.locator('xpath=..');
  const scrollTo = (row: number) => scroller.evaluate((element, top) => element.scrollTo({ top }), 34 * row);
  await scrollTo(150);
  await expect(carrierAt(155)).not.toHaveText('LOADED ANEW');
  loaded = true;
  await scrollTo(250);
  await expect(carrierAt(255)).toHaveText('LOADED ANEW');
  await scrollTo(150);
  await expect(carrierAt(155)).toHaveText('LOADED ANEW');
  await scrollTo(0);
  await expect(carrierAt(0)).toHaveText('LOADED ANEW');
});
