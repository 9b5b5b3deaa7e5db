import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const phone = { width: 390, height: 844 };
const addresses = [
  '/aframe/dashboard/overview?client=1001',
  '/aframe/dashboard/shippingInsight?client=1001&last=365',
  '/aframe/dashboard/weight?client=1001&last=365&unit=kgs',
  '/aframe/distributionmap?client=1001&last=30',
  '/aframe/dashboard/networkmap?client=1001&last=365',
  '/aframe/dashboard/refund?client=1001&last=365&table=breakdown&table=trends&map=country',
  '/aframe/dashboard/accessorial?client=1001&last=365&grid=groupAccessorialThenCarrier',
  '/aframe/dashboard/carrierScore?client=1001&last=365',
  '/aframe/dashboard/carrierScore?client=1001&last=365&full=breakdown&table=breakdown',
];

for (const address of addresses) {
  test(`axe finds nothing, in light and in dark, on ${address}, and everything fits a phone`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(page.locator('svg[role="img"], [role="img"] svg').first()).toBeVisible();
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize(phone);
    await expect(page.getByRole('button', { name: 'Open the menu', includeHidden: true })).toBeAttached();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      .toBeLessThanOrEqual(0);
  });
}

test('choosing another fact on the Overview asks only for what depends on it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, container] = /aidashboards\/data\/overview\/(\w+)/.exec(request.url()) ?? [];
    if (container !== undefined) asked.push(container);
  });
  const nothingMoreIsAsked = async () => {
    for (let before = -1; before !== asked.length; ) {
      before = asked.length;
      await page.waitForTimeout(2_000);
    }
  };
  await page.goto('/aframe/dashboard/overview?client=1001');
  const whole = ['breakdown', 'refunds', 'tiles', 'trends'];
  await expect.poll(() => whole.filter((container) => !asked.includes(container))).toEqual([]);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await nothingMoreIsAsked();
  asked.length = 0;
  await page.getByRole('button', { name: /^Accessorials / }).click();
  await expect(page.getByRole('region', { name: 'Week by week', exact: true })).toContainText('Accessorials');
  await nothingMoreIsAsked();
  // The amounts are those of the rows that are not counted, which are said for the chosen fact.
  expect(asked.toSorted()).toEqual(['amounts', 'breakdown', 'breakdown', 'tiles', 'trends']);
});
