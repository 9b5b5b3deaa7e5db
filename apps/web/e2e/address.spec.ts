import { expect, test } from './support/test.ts';

const search =
  'client=1001&children=1002&children=1004&dateType=pickup_date&last=180&fact=accessorials&carrier_name=UPS&carrier_name=FedEx';

test('a reload and a pasted link show the same', async ({ spend, context }) => {
  await spend.open(search);
  const total = await spend.total('Accessorials');
  await spend.page.reload();
  await spend.settled();
  expect(await spend.total('Accessorials')).toBe(total);
  expect(new URL(spend.page.url()).search).toBe(`?${search}`);
  const other = await context.newPage();
  await other.goto(spend.page.url());
  await expect(other.getByRole('button', { name: `in full ${total}` })).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('Carrier: UPS, FedEx')).toBeVisible();
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
  await expect(spend.widget('Breakdown').getByText('Where does it come from, by carrier?')).toBeVisible();
  await spend.open('client=1001&last=90');
  await expect(spend.widget('Breakdown').getByText('Where does it come from, by account?')).toBeVisible();
  expect(spend.parameter('widget')).toEqual(['spend.breakdown.account_number.column.linear.monthly']);
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

test('a page that does not exist says so', async ({ page }) => {
  await page.goto('/somewhere/else');
  await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
});

test('a link with three thousand filter values opens', async ({ spend }) => {
  const zones = Array.from({ length: 2_999 }, (_, index) => `zone=Zone%20of%20${index}`).join('&');
  await spend.open(`client=1001&last=90&${zones}&zone=2`);
  expect(spend.parameter('zone')).toHaveLength(3_000);
});
