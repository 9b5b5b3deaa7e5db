import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const search =
  'client=1001&children=1002&children=1004&dateType=pickup_date&last=180&fact=accessorials&carrier_name=UPS&carrier_name=FedEx';

test('a reload and a pasted link show the same', async ({ spend, context }) => {
  await spend.open(search);
  const total = await spend.total('Accessorials');
  await spend.page.reload();
  await spend.settled();
  expect(await spend.total('Accessorials')).toBe(total);
  expect(new URL(spend.page.url()).search).toBe(`?${search}&widget=spend`);
  const other = await context.newPage();
  await other.goto(spend.page.url());
  await expect(other.getByRole('button', { name: `in full ${total}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('Carrier: UPS, FedEx', { exact: true })).toBeVisible();
  await expect(other.getByRole('button', { name: /^Client: / })).toContainText('2 of 4');
});

test('a link shows the widgets as its sender had them', async ({ spend, api }) => {
  await spend.open('client=1001&last=90');
  await spend.choose('Breakdown', 'Pie', 'Carrier');
  const link = new URL(spend.page.url()).search.slice(1);
  await api.saveSetting(
    'widgets:spend',
    JSON.stringify({
      widgets: [
        {
          chartName: 'breakdown',
          dimension: 'account_number',
          chartType: 'column',
          chartScale: 'linear',
          chartTimeSpan: 'monthly',
        },
      ],
    }),
  );
  await spend.open(link);
  await expect(spend.widget('Breakdown').getByText(/^By carrier:/)).toBeVisible();
  await spend.open('client=1001&last=90');
  await expect(spend.widget('Breakdown').getByText(/^By account:/)).toBeVisible();
  expect(spend.parameter('widget')).toEqual(['spend.breakdown.account_number.column.linear.monthly']);
});

test('a link without changed widgets shows them as at first, whatever its reader has chosen', async ({
  spend,
  api,
}) => {
  await spend.open('client=1001&last=90');
  const link = new URL(spend.page.url()).search.slice(1);
  const own = { chartName: 'breakdown', dimension: 'carrier_name', chartType: 'pie' };
  await api.saveSetting(
    'widgets:spend',
    JSON.stringify({ widgets: [{ ...own, chartScale: 'linear', chartTimeSpan: 'monthly' }] }),
  );
  await spend.open(link);
  await expect(spend.widget('Breakdown').getByText(/^By service:/)).toBeVisible();
});

test('a link shows the map of the world, a table and a widget in full screen as its sender saw them', async ({
  spend,
  context,
}) => {
  await spend.open('client=1001&last=365');
  await spend.widget('Map').getByRole('combobox', { name: 'Map level' }).selectOption('World');
  await spend.showTable('Map');
  await spend.showTable('Trends');
  await spend.widget('Trends').getByRole('button', { name: 'Trends: settings' }).click();
  await spend.page.getByRole('menuitem', { name: 'Full screen' }).click();
  await expect(spend.page.getByRole('dialog', { name: 'Trends in full screen' }).getByRole('table')).toBeVisible();
  const other = await context.newPage();
  await other.goto(spend.page.url());
  await expect(other.getByRole('dialog', { name: 'Trends in full screen' }).getByRole('table')).toBeVisible();
  await other.keyboard.press('Escape');
  const map = other.getByRole('region', { name: 'Map', exact: true });
  await expect(map.getByRole('row', { name: /United States/ })).toBeVisible();
  await expect(map.getByRole('combobox', { name: 'Map level' })).toHaveValue('country');
});

test('a link shows the grid as its sender arranged it', async ({ spend, page, browser }) => {
  await spend.open('client=1001&last=365&grid=groupCarrier&sort=NET_AMOUNT:desc');
  const grid = page.getByRole('grid');
  const headers = (of = grid) => of.locator('th[data-column]').evaluateAll((all) => all.map((th) => th.dataset.column));
  await grid.getByRole('button', { name: 'Incentive Amount: filter and arrange' }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await grid.getByRole('button', { name: 'Published Amount: filter and arrange' }).click();
  await page.getByRole('button', { name: 'Pin to the start' }).click();
  await grid.getByRole('button', { name: 'Net Amount: filter and arrange' }).click();
  await page.getByRole('button', { name: 'Move towards the end' }).click();
  const closed = await grid.getByRole('row').count();
  await grid
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect.poll(() => grid.getByRole('row').count()).toBeGreaterThan(closed);
  await page.getByLabel('Per page').selectOption('25');
  await expect.poll(() => new URL(page.url()).searchParams.getAll('columns').length).toBeGreaterThan(3);
  const arranged = await headers();
  const rows = await grid.getByRole('row').count();
  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 1440, height: 900 },
  });
  const other = await elsewhere.newPage();
  await other.addInitScript(() => {
    localStorage.removeItem('waybill.columns.spend');
    localStorage.removeItem('waybill.grid.pageSize');
  });
  await other.goto(page.url());
  const same = other.getByRole('grid');
  await expect(same.getByRole('row')).toHaveCount(rows);
  expect(await headers(same)).toEqual(arranged);
  await expect(other.getByLabel('Per page')).toHaveValue('25');
  await expect(same.getByRole('button', { name: /^Close / })).toBeVisible();
  await elsewhere.close();
});

test('back and forward walk through what was chosen', async ({ spend }) => {
  await spend.open('client=1001&last=90');
  await spend.fact('Fuel Surcharge').click();
  await expect(spend.fact('Fuel Surcharge')).toHaveAttribute('aria-pressed', 'true');
  await spend.page.goBack();
  await expect(spend.fact('Total Spend')).toHaveAttribute('aria-pressed', 'true');
  await spend.page.goForward();
  await expect(spend.fact('Fuel Surcharge')).toHaveAttribute('aria-pressed', 'true');
});

for (const [what, foreign] of [
  ['client', 'client=1005'],
  ['child', 'client=1001&children=1005'],
] as const) {
  test(`a link to a ${what} that the user may not see says so and shows nothing of it`, async ({ page }) => {
    await page.goto(`/aframe/dashboard/spend?${foreign}&last=90`);
    await expect(page.getByRole('heading', { name: 'Not one of your clients' })).toBeVisible();
    await page.getByRole('link', { name: 'Show my clients' }).click();
    await expect(page.getByRole('button', { name: /^Client: Harbor/ })).toBeVisible();
  });
}

test('nonsense in the address counts as absent', async ({ spend }) => {
  await spend.open('client=1001&from=2026-02-31&to=tomorrow&fact=nothing&last=0&period=Sometime');
  await expect(spend.fact('Total Spend')).toHaveAttribute('aria-pressed', 'true');
});

for (const [what, path, heading] of [
  ['that does not exist', '/somewhere/else', '404'],
  ['of administrators', '/users', '404 page not found'],
  ['without such an invoice', '/invoices/none', '404 page not found'],
] as const) {
  test(`a page ${what} is not found in the frame: menu and header stay`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to Home' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Page Not Found OR Access Denied' })).toBeVisible();
    await expect(
      page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Spend' }),
    ).toBeVisible();
    await expect(page.getByRole('main')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  });
}

test('an address that is no page asks for a sign-in as every other does, and comes back to it', async ({ browser }) => {
  const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await stranger.newPage();
  await page.goto('/somewhere/else');
  await expect(page).toHaveURL(/\/login\?origin=.*somewhere/);
  await stranger.close();
});

test('a link with three thousand filter values opens', async ({ spend }) => {
  const zones = Array.from({ length: 2_999 }, (_, index) => `zone=Zone%20of%20${index}`).join('&');
  await spend.open(`client=1001&last=90&${zones}&zone=2`);
  expect(spend.parameter('zone')).toHaveLength(3_000);
});
