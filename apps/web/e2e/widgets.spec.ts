import type { Page } from '@playwright/test';
import { Api } from './support/api.ts';
import { SpendPage } from './support/spend-page.ts';
import { withStoredSettings } from './support/stored-settings.ts';
import { expect, test } from './support/test.ts';

test('every choice of a widget is drawn, saved, and there after the next sign-in', async ({ spend, page }) => {
  await spend.open('client=1001&last=365');
  await spend.choose('Trends', 'Area', 'Carrier', 'Semilog', 'Quarterly');
  await spend.choose('Breakdown', 'Pie', 'Account');
  await spend.choose('Amounts', 'Column');
  await spend.choose('Map', 'Sender');
  const isSaved = async () => {
    await expect(spend.widget('Trends').getByText(/^By carrier:/)).toBeVisible();
    await expect(spend.widget('Trends').getByText(/^Incomplete: Q\d-\d{4} has/)).toBeVisible();
    await expect(spend.widget('Breakdown').getByText(/^By account:/)).toBeVisible();
    await expect(spend.chart('Amounts')).toBeVisible();
    await expect(spend.widget('Map').getByText(/ sends the most: /)).toBeVisible();
  };
  await isSaved();
  const { token } = await Api.signIn('shipper');
  await page.evaluate((fresh) => localStorage.setItem('waybill.token', fresh), token);
  await page.reload();
  await isSaved();
});

test('a saved widget that is not valid falls back to its default, and only that one', async ({ spend, page }) => {
  const widgets = [
    { chartName: 'trends', dimension: 'moon_phase', chartType: 'line', chartScale: 'linear', chartTimeSpan: 'monthly' },
    { chartName: 'breakdown', dimension: 'carrier_name', chartType: 'column', chartScale: 'linear' },
  ];
  await withStoredSettings(page, { 'widgets:spend': JSON.stringify({ widgets }) });
  await spend.open('client=1001&last=365');
  await expect(spend.widget('Trends').getByText(/^Total Spend (rose|fell) /)).toBeVisible();
  await expect(spend.widget('Breakdown').getByText(/^By carrier:/)).toBeVisible();
});

test('two tabs change widgets of one page, also the same one, and all changes are saved', async ({
  spend,
  page,
  context,
}) => {
  await spend.open('client=1001&last=365');
  const other = await context.newPage();
  const otherSpend = new SpendPage(other);
  await otherSpend.open('client=1001&last=365');
  const isSaved = (saving: Page) =>
    saving.waitForResponse((response) => response.url().endsWith('/addfilterForKey') && response.ok());
  await Promise.all([isSaved(page), spend.choose('Breakdown', 'Account')]);
  await Promise.all([isSaved(other), otherSpend.choose('Map', 'Sender')]);
  await Promise.all([isSaved(other), otherSpend.choose('Breakdown', 'Pie')]);
  const later = new SpendPage(await context.newPage());
  await later.open('client=1001&last=365');
  await expect(later.widget('Breakdown').getByText(/^By account:/)).toBeVisible();
  expect(later.parameter('widget')).toContain('spend.breakdown.account_number.pie.linear.monthly');
  await expect(later.widget('Map').getByText(/ sends the most: /)).toBeVisible();
});

test('Reset brings a widget back to its default', async ({ spend }) => {
  await spend.open('client=1001&last=365');
  await spend.choose('Breakdown', 'Carrier');
  await spend.widget('Breakdown').getByRole('button', { name: 'Breakdown: settings' }).click();
  await spend.page.getByRole('menuitem', { name: 'Reset', exact: true }).click();
  await expect(spend.widget('Breakdown').getByText(/^By service:/)).toBeVisible();
});

test('each chart has a table behind it', async ({ spend }) => {
  await spend.open('client=1001&last=365');
  for (const widget of ['Trends', 'Breakdown', 'Map']) {
    await expect(await spend.showTable(widget)).toBeVisible();
  }
});

test('a widget that fails says what failed and tries again; the others live on', async ({ spend, page }) => {
  const refuse = '**/aidashboards/data/spend/breakdown';
  await page.route(refuse, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({
        type: 'about:blank',
        title: 'Server Error',
        status: 500,
        detail: 'broken',
        reference: '1a2b3c4d',
      }),
    }),
  );
  await spend.open('client=1001&last=365');
  const breakdown = spend.widget('Breakdown');
  const failed = 'Error: Request failed. Please check after sometime. Reference: 1a2b3c4d.';
  await expect(breakdown.getByRole('alert')).toContainText(failed);
  await expect(spend.chart('Trends')).toBeVisible();
  await page.unroute(refuse);
  await breakdown.getByRole('button', { name: 'Retry' }).click();
  await expect(spend.chart('Breakdown')).toBeVisible();
});

test('code that a deployment replaced is fetched by loading the page anew, once, at the same address', async ({
  spend,
  page,
}) => {
  let pages = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) pages += 1;
  });
  await page.route('**/assets/breakdown-chart*', (route) =>
    pages > 1 ? route.continue() : route.fulfill({ status: 404, body: 'gone' }),
  );
  await page.goto('/aframe/dashboard/spend?client=1001&last=365&fact=fuelSurcharge');
  await expect(spend.chart('Breakdown')).toBeVisible();
  expect(pages).toBe(2);
  expect(spend.parameter('fact')).toEqual(['fuelSurcharge']);
});

test('a chart whose code cannot be loaded says so, with details; the others live on', async ({ spend, page }) => {
  await page.route('**/assets/breakdown-chart*', (route) => route.abort());
  await page.goto('/aframe/dashboard/spend?client=1001&last=365');
  const failure = spend.widget('Breakdown').getByRole('alert');
  await expect(failure).toContainText('Something went wrong');
  await failure.getByText('Details').click();
  await expect(failure).toContainText('breakdown-chart');
  await expect(spend.chart('Trends')).toBeVisible();
  await page.unroute('**/assets/breakdown-chart*');
  await failure.getByRole('button', { name: 'Reload the page' }).click();
  await expect(spend.chart('Breakdown')).toBeVisible();
});

test('without rows a widget says why and what to change', async ({ spend }) => {
  await spend.open('client=1001&from=2019-01-01&to=2019-01-31');
  await expect(spend.widget('Trends')).toContainText('No Data available');
  await expect(spend.widget('Trends')).toContainText('Try other dates.');
  expect(await spend.total('Total Spend')).toBe('$0.00');
});
