import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** What opens over a page; the page behind it is looked at by itself. */
export const overThePage = { dialog: '[role="dialog"]', menu: '[role="menu"]' } as const;

const everyRule: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The rules whose outcome the colours decide. */
const colourRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** axe finds nothing on the page as it is now, or on a part of it, without the tooltip of what was clicked last. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNothingFound(page, part, everyRule);
}

/** The same in light, and in dark what the colours decide. What is open stays open. */
export async function expectAccessibleInBothSchemes(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  await useScheme(page, 'dark');
  await expectNothingFound(page, part, colourRules);
  await useScheme(page, 'light');
}

async function expectNothingFound(page: Page, part: string | undefined, runOnly: axe.RunOnly): Promise<void> {
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await colourChangesEnded(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  // What passed is not described: that takes longer than the rules.
  const { violations } = await page.evaluate(([where, options]) => window.axe.run(where ?? document, options), [
    part,
    { runOnly, resultTypes: ['violations'] } satisfies axe.RunOptions,
  ] as const);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}

/** Colours that still change from one scheme to the other have a contrast that nobody sees. */
async function colourChangesEnded(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
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

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
