import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const client = 'client=1001';

async function openOverview(page: Page, search = client): Promise<void> {
  await page.goto(`/aframe/dashboard/overview?${search}`);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
}

const card = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

test('the Overview is the first page of the menu and the one after login', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/aframe\/dashboard\/overview/);
  await expect(page.getByRole('navigation').getByRole('link').first()).toHaveAccessibleName('Overview');
});

test('its tiles choose the fact that weeks, halves and changes show', async ({ page }) => {
  await openOverview(page);
  await expect(page.getByRole('button', { name: /^Filters/ })).toHaveCount(0);
  await card(page, 'Last four weeks')
    .getByRole('button', { name: /^Fuel Surcharge / })
    .click();
  for (const title of ['Week by week', 'Last six months vs. the six before', 'What changed']) {
    await expect(card(page, title)).toContainText('Fuel Surcharge');
  }
});

test('the weeks add up to the tile, and one of them narrows the dates', async ({ page }) => {
  await openOverview(page);
  const tile = card(page, 'Last four weeks').getByRole('button', { name: /^Net Amount of All Carriers / });
  const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);
  const [, total = ''] = /in full (\$[\d,.]+)/.exec((await tile.textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'Week by week: Show as a table' }).click();
  const rows = card(page, 'Week by week').getByRole('row');
  await expect(rows).toHaveCount(9);
  const weeks = await rows.locator('td:nth-child(2)').allTextContents();
  expect(weeks.slice(0, 4).reduce((sum, text) => sum + cents(text), 0)).toBe(cents(total));
  await rows.nth(1).getByRole('button').click();
  await expect(card(page, 'Totals').getByRole('button', { name: /^Net Amount of All Carriers / })).toHaveAccessibleName(
    new RegExp(`in full ${(weeks[0] ?? '').replaceAll('$', '\\$')}`),
  );
  await page.getByRole('button', { name: 'Back to the last four weeks' }).click();
  await expect(card(page, 'Last four weeks')).toBeVisible();
});

test('what changed filters the page, and refunds lead to their page', async ({ page }) => {
  await openOverview(page);
  await page.getByRole('button', { name: 'What changed: Show as a table' }).click();
  const first = card(page, 'What changed').getByRole('row').nth(1).getByRole('button').first();
  const name = await first.textContent();
  await first.click();
  await expect(page.getByRole('button', { name: `Remove the filter Service: ${name}` })).toBeVisible();
  await openOverview(page);
  await page.getByRole('button', { name: 'Refunds, last 12 months: Show as a table' }).click();
  const type = card(page, 'Refunds, last 12 months').getByRole('row').nth(1).getByRole('button');
  const creditType = (await type.textContent()) ?? '';
  await type.click();
  await expect(page).toHaveURL(/\/aframe\/dashboard\/refund/);
  await expect(
    page.getByRole('button', {
      name: new RegExp(`Remove the filter Credit Type: ${creditType.replace('/', '.')}`, 'i'),
    }),
  ).toBeVisible();
});

test('the causes of a change add up to it, and each service leads to its rows', async ({ page }) => {
  await openOverview(page, `${client}&period=Previous%20Quarter&table=why`);
  const why = page.getByRole('region', { name: 'Why it changed', exact: true });
  await expect(why).toContainText('Volume');
  const cents = (text: string) => Math.round(Number(text.replace('−', '-').replace(/[^\d.-]/g, '')) * 100);
  await expect(why.getByText('Together they')).toContainText(/make up the change of/);
  const total =
    /make up the change of (\S+?)\.?$/m.exec((await why.getByText('Together they').textContent()) ?? '')?.[1] ?? '';
  const readLines = () =>
    why
      .locator('tbody tr')
      .evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent)));
  // Rows that are not in view are drawn last.
  await expect
    .poll(async () => (await readLines()).reduce((sum, [, difference = '']) => sum + cents(difference), 0))
    .toBe(cents(total));
  const lines = await readLines();
  expect(lines.length).toBeGreaterThan(1);
  for (const [, difference = '', ...figures] of lines) {
    const sum = figures.slice(0, -3).reduce((added, text) => added + cents(text), 0);
    expect(sum).toBe(cents(difference));
  }
  await why.getByRole('row').nth(1).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what does not follow the chosen dates says so', async ({ page }) => {
  await openOverview(page, `${client}&period=Previous%20Quarter`);
  for (const title of ['Week by week', 'Last six months vs. the six before', 'Refunds, last 12 months']) {
    await expect(card(page, title)).toContainText('Always');
  }
});

test('Carrier Score and Shipping Insight lead with their answer, and to its rows', async ({ page }) => {
  await page.goto(`/aframe/dashboard/carrierScore?${client}`);
  await expect(card(page, 'On time by carrier')).toContainText(
    /\d% of [\d,]+ packages with a known delivery were on time/,
  );
  await card(page, 'On time by carrier').getByRole('button', { name: 'View late packages of UPS' }).click();
  await expect(page.getByRole('dialog')).toContainText('UPS');
  await page.goto(`/aframe/dashboard/shippingInsight?${client}`);
  const avoidable = card(page, 'What can be avoided');
  await avoidable
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /^View rows/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('what a bar says under the pointer stays within its card', async ({ page }) => {
  await page.goto('/aframe/dashboard/overview?client=1001');
  const card = page.getByRole('region', { name: 'Week by week', exact: true });
  await card.locator('svg rect').last().hover();
  const hint = card.getByText('Click for this week alone');
  await expect(hint).toBeVisible();
  const edge = async (locator: typeof card) => {
    const box = await locator.boundingBox();
    return box === null ? Number.NaN : box.x + box.width;
  };
  await expect.poll(async () => (await edge(card)) - (await edge(hint))).toBeGreaterThan(0);
});
