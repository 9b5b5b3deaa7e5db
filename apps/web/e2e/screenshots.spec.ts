import { pathInHouse } from './support/house.ts';
import { expect, test } from './support/test.ts';

const isUpdating = process.env.UPDATE_SCREENSHOTS === '1';

/** The pictures of the README; written when UPDATE_SCREENSHOTS=1. */
for (const scheme of ['light', 'dark'] as const) {
  test(`the Spend page stands for its picture in ${scheme}`, async ({ spend, page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('waybill.colorScheme', chosen), scheme);
    await spend.open('client=1001&period=Annual');
    await expect(spend.chart('Trends')).toBeVisible();
    await expect(spend.chart('Breakdown')).toBeVisible();
    await spend.widget('Map').scrollIntoViewIfNeeded();
    await expect(spend.chart('Map')).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 0));
    if (isUpdating) await page.screenshot({ path: pathInHouse(`docs/images/spend-${scheme}.png`) });
  });
}
