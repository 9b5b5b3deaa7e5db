import type { Page } from '@playwright/test';
import { inNewBrowser, type Stage } from './browser.ts';
import { painted } from './in-page/painted.ts';
import { drawn, overview, tour } from './routes.ts';

/** About as long as a hand rests on a link before it clicks. */
const hoverMilliseconds = 150;

/** Milliseconds from the click on a link to the widgets in view, and to the last widget of the page. */
export interface PageSwitch {
  readonly inView: number;
  readonly all: number;
}

/** The switches to each page of the tour. */
export interface PageSwitches {
  readonly firstVisits: readonly PageSwitch[];
  readonly laterVisits: readonly PageSwitch[];
}

/** Goes through all pages twice: the second round already has what the first one fetched. */
export async function measurePageSwitches(stage: Stage): Promise<PageSwitches> {
  return inNewBrowser(stage, async ({ page }) => {
    await page.goto(overview.path);
    await page.evaluate(painted, drawn(overview));
    return { firstVisits: await goThroughAll(page), laterVisits: await goThroughAll(page) };
  });
}

async function goThroughAll(page: Page): Promise<PageSwitch[]> {
  const times: PageSwitch[] = [];
  for (const next of tour) {
    const link = page.getByRole('navigation', { name: 'Main menu' }).locator(`a[href^="${next.path}"]`);
    await link.hover();
    await page.waitForTimeout(hoverMilliseconds);
    await link.click();
    const [inView, all] = await Promise.all([
      page.evaluate(painted, { ...drawn(next), inView: true }),
      page.evaluate(painted, drawn(next)),
    ]);
    times.push({ inView, all });
  }
  return times;
}
