import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { type Depth, walkChoices } from './support/walk-choices.ts';

const analyses = ['spend', 'carrierScore', 'refund', 'accessorial', 'weight', 'shippingInsight', 'overview'];
const comparisons = ['Spend Analysis', 'Carrier Score', 'Refund Analysis', 'Accessorial Analysis', 'Weight Analysis'];
const dashboardTabs = [1, 2, 3, 4, 5, 6];

/**
 * Every kind of card, which is what its menu offers beside figures and splits, and the cards of it on which all of that
 * is chosen. On the others only figures and splits are: they are drawn by the same charts.
 */
const wholeWalks: Readonly<Record<string, readonly string[]>> = {
  '': [],
  Figure: [],
  'Split by': [],
  'Chart: Totals, Bar, Column': ['Amounts of spend'],
  'Place: Receiver, Sender': ['Map of spend'],
  'Chart: Line, Area; Split by; Scale: Linear, Semilog; Time span: Monthly, Quarterly': ['Trends of spend'],
  'Chart: Bar, Column, Pie; Split by; Scale: Linear, Semilog': ['Breakdown of spend', 'Breakdown of weight'],
  'Chart: Line, Area; Scale: Linear, Semilog': ['Last six months vs. the six before of overview'],
  'Comparison: Year over year, Range over range; Chart: Line, Area; Split by; Scale: Linear, Semilog; Time span: Monthly, Quarterly':
    ['Trends of the comparison of Spend Analysis'],
  'Comparison: Year over year, Range over range; Chart: Bar, Column, Pie; Split by; Scale: Linear, Semilog': [
    'Breakdown of the comparison of Spend Analysis',
  ],
  'Figure; Time span: Daily, Weekly, Monthly, Yearly; Chart: Line, Area; Scale: Linear, Semilog': [
    'Gross, Discount and Net of page 1 of the dashboards',
    'Delivery by Carrier of page 2 of the dashboards',
  ],
  'Figure; Chart: Line, Area; Scale: Linear, Semilog': ['Quarterly Grid of page 1 of the dashboards'],
  'Figure; Chart: Bar, Column; Scale: Linear, Semilog': ['Carrier Scoring of page 2 of the dashboards'],
};

test.describe.configure({ mode: 'parallel', timeout: 600_000 });

async function settled(page: Page): Promise<void> {
  await expect(page.locator('section[aria-label]').first()).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Walks through all cards of the page that is open; nothing may be logged as an error meanwhile. */
async function expectEveryChoiceDrawn(page: Page, name: string, whole: Depth): Promise<void> {
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  page.on('pageerror', (error) => logged.push(error.message));
  await settled(page);
  const titles = await page
    .locator('section[aria-label]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  const wholeHere = Object.entries(wholeWalks).flatMap(([kind, cards]) => cards.map((card) => `${card}: ${kind}`));
  const walkedWhole: string[] = [];
  let steps = 0;
  for (const title of titles) {
    const walk = await walkChoices(page, title, (kind) => {
      const card = `${title} of ${name}`;
      expect(wholeWalks, `${card} is of a kind that is walked nowhere`).toHaveProperty([kind]);
      const isWhole = wholeWalks[kind]?.includes(card) ?? false;
      if (isWhole) walkedWhole.push(`${card}: ${kind}`);
      return isWhole ? whole : 'own';
    });
    expect.soft(walk.problems, title).toEqual([]);
    steps += walk.steps;
  }
  expect(walkedWhole.toSorted()).toEqual(wholeHere.filter((card) => card.includes(` of ${name}: `)).toSorted());
  expect(steps).toBeGreaterThan(0);
  expect(logged).toEqual([]);
}

for (const analysis of analyses) {
  test(`every choice of every card of ${analysis} is drawn as it was chosen`, async ({ page }) => {
    await page.goto(`/aframe/dashboard/${analysis}?client=1001&last=400`);
    await expectEveryChoiceDrawn(page, analysis, analysis === 'spend' ? 'pairs' : 'values');
  });
}

for (const tab of comparisons) {
  const name = `the comparison of ${tab}`;
  test(`every choice of every card of ${name} is drawn as it was chosen`, async ({ page }) => {
    await page.goto('/aframe/dashboard/comparison?client=1001');
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expectEveryChoiceDrawn(page, name, 'values');
  });
}

for (const tab of dashboardTabs) {
  const name = `page ${tab} of the dashboards`;
  test(`every choice of every card of ${name} is drawn as it was chosen`, async ({ page }) => {
    await page.goto(`/dashboards?client=1001&last=400&tab=${tab}`);
    await expectEveryChoiceDrawn(page, name, 'values');
  });
}
