import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe finds nothing on the page as it is now, without the tooltip of what was clicked last. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNothingFound(page, new AxeBuilder({ page }).withTags(tags));
}

async function expectNothingFound(page: Page, builder: AxeBuilder): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const { violations } = await builder.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** The rules whose outcome the colours decide. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** The same in light, and in dark what the colours decide. What is open stays open. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await useScheme(page, 'dark');
  await expectNothingFound(page, new AxeBuilder({ page }).withRules(colourRules));
  await useScheme(page, 'light');
}

/** Changes the scheme at once, as a choice in another tab of this browser does. */
async function useScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    const key = 'waybill.colorScheme';
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  }, scheme);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
}
