import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

test('an action against an avoidable cost is marked as done, its saving is measured, and it is undone', async ({
  page,
}) => {
  await page.goto('/aframe/dashboard/shippingInsight?client=1001');
  const avoidable = page.getByRole('region', { name: 'What can be avoided', exact: true });
  const mark = avoidable.getByRole('button', { name: /^Mark as done: / }).first();
  const label = (await mark.getAttribute('aria-label')) ?? '';
  const name = label.replace('Mark as done: ', '');
  await mark.click();
  await page.getByLabel('Done since').fill(daysAgo(60));
  await page.getByRole('button', { name: 'Mark as done', exact: true }).click();
  const done = avoidable.getByRole('region', { name: 'What was done, and what it saved' });
  await expect(done.getByRole('row').nth(1)).toContainText(name);
  await expect(done.getByRole('row').nth(1)).toContainText(/\$[\d.,]+/);
  await expect(avoidable.getByText(/^Done on /).first()).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await done.getByRole('button', { name: `Not done: ${name}` }).click();
  await expect(done).toBeHidden();
  await expect(avoidable.getByRole('button', { name: label })).toBeVisible();
});

test('what can be avoided fits on a phone, with what was billed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/aframe/dashboard/shippingInsight?client=1001');
  const avoidable = page.getByRole('region', { name: 'What can be avoided', exact: true });
  const table = avoidable.getByRole('table').first();
  await expect(table.getByRole('button', { name: /^View rows of / }).first()).toBeVisible();
  const overflow = await table.evaluate((element) => {
    const room = element.closest('[class*="card"], section')?.clientWidth ?? 0;
    return element.scrollWidth - room;
  });
  expect(overflow).toBeLessThanOrEqual(0);
});
