import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { type Depth, walkChoices } from './support/walk-choices.ts';

const analyses = ['spend', 'carrierScore', 'refund', 'accessorial', 'weight', 'shippingInsight', 'overview'];
const comparisons = ['Spend Analysis', 'Carrier Score', 'Refund Analysis', 'Accessorial Analysis', 'Weight Analysis'];
const dashboardTabs = [1, 2, 3, 4, 5, 6];

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

async function settled(page: Page): Promise<void> {
  await expect(page.locator('section[aria-label]').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Walks through all cards of the page that is open; nothing may be logged as an error meanwhile. */
async function expectEveryChoiceDrawn(page: Page, depth: Depth): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  await settled(page);
  const titles = await page
    .locator('section[aria-label]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  let steps = 0;
  for (const title of titles) {
    const walk = await walkChoices(page, title, depth);
    expect.soft(walk.problems, title).toEqual([]);
    steps += walk.steps;
  }
  expect(steps).toBeGreaterThan(0);
  expect(logged).toEqual([]);
}

// All pages, comparisons and dashboards are drawn by the same charts: pairs of choices on one page, values on the others.
for (const analysis of analyses) {
  test(`every choice of every card of ${analysis} is drawn as it was chosen`, async ({ page }) => {
    await page.goto(`/aframe/dashboard/${analysis}?client=1001&last=400`);
    await expectEveryChoiceDrawn(page, analysis === 'spend' ? 'pairs' : 'values');
  });
}

for (const tab of comparisons) {
  test(`every choice of every card of the comparison of ${tab} is drawn as it was chosen`, async ({ page }) => {
    await page.goto('/aframe/dashboard/comparison?client=1001');
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expectEveryChoiceDrawn(page, 'values');
  });
}

for (const tab of dashboardTabs) {
  test(`every choice of every card of page ${tab} of the dashboards is drawn as it was chosen`, async ({ page }) => {
    await page.goto(`/dashboards?client=1001&last=400&tab=${tab}`);
    await expectEveryChoiceDrawn(page, 'values');
  });
}
