import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What opens over a page; the page behind it is looked at by itself. */
export const overThePage = { dialog: '[role="dialog"]', menu: '[role="menu"]' } as const;

/** axe finds nothing on the page as it is now, or on a part of it, without the tooltip of what was clicked last. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expectNothingFound(page, axeOf(page, part).withTags(tags));
}

function axeOf(page: Page, part: string | undefined): AxeBuilder {
  return part === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(part);
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
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  await useScheme(page, 'dark');
  await expectNothingFound(page, axeOf(page, part).withRules(colourRules));
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
