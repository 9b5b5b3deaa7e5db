import { expect, test } from './support/test.ts';

test('a page that was visited asks for nothing again: not on the way back, on return to the window, or after a lost network', async ({
  spend,
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const isCall = /\/aiparcel(web|reports)\//.test(request.url());
    if (isCall) asked.push(new URL(request.url()).pathname);
  });
  await spend.open('client=1001&last=365');
  await expect(spend.chart('Map')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Total Refund Amount / })).toBeVisible();
  await spend.settled();
  await page.waitForLoadState('networkidle');
  const figures = () => asked.filter((path) => path.includes('/aidashboards/'));
  const before = figures().length;
  expect(before).toBeGreaterThan(8);

  await menu.getByRole('link', { name: 'Spend', exact: true }).click();
  await expect(spend.fact('Total Spend')).toBeVisible();
  await expect(spend.chart('Map')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await context.setOffline(true);
  await context.setOffline(false);
  await menu.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Total Refund Amount / })).toBeVisible();
  await spend.settled();
  await page.waitForLoadState('networkidle');
  expect(figures().slice(before)).toEqual([]);
  const once = ['account', 'getAllFiltersinfo', 'clientsShortAFrame'];
  for (const name of once)
    expect(asked.filter((path) => path.endsWith(`/${name}`)).length, name).toBeLessThanOrEqual(1);
});

test('a page asks for its first figures while the pointer rests on its link, and not again when it is opened', async ({
  spend,
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/refund/')) asked.push(`${new URL(request.url()).pathname} ${request.postData()}`);
  });
  await spend.open('client=1001&last=365');
  await expect(spend.fact('Total Spend')).toBeVisible();
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Refund', exact: true });
  const overview: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/data/overview/')) overview.push(request.url());
  });
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'Overview', exact: true })
    .hover();
  await link.hover();
  await expect
    .poll(() => asked.map((each) => /data\/refund\/(\w+)/.exec(each)?.[1]).toSorted())
    .toEqual(['amounts', 'breakdown', 'trends']);
  expect(overview).toEqual([]);
  await link.click();
  await expect(page.getByRole('button', { name: /^Total Refund Amount / })).toBeVisible();
  await spend.settled();
  await page.waitForLoadState('networkidle');
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((each, place) => asked.indexOf(each) !== place)).toEqual([]);
});
