import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

const tick = 50;

/** The contexts with a clock of their own, which nothing takes from them again. */
export const withOwnClock = new WeakSet<BrowserContext>();

/** Gives the browser a clock of its own, which the test moves. */
export async function installClock(page: Page): Promise<void> {
  withOwnClock.add(page.context());
  await page.clock.install();
}

/** Stops the page's clock, so that only `waitUntilShown` and `runFor` move it. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Lets the page's clock tick until something is there; answers are awaited in true time. */
export async function waitUntilShown(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(tick);
    await expect(shown).toBeVisible({ timeout: tick });
  }).toPass();
}

/** A message is there for so long on the page's own clock, and no longer. */
export async function expectShownFor(page: Page, shown: Locator, milliseconds: number): Promise<void> {
  await waitUntilShown(page, shown);
  await page.clock.runFor(milliseconds - 10 * tick);
  await expect(shown).toBeVisible();
  await page.clock.runFor(15 * tick);
  await expect(shown).toHaveCount(0);
}
