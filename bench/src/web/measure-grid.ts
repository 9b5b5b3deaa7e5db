import { inNewBrowser, type Stage } from './browser.ts';
import { painted } from './in-page/painted.ts';
import { scrollFrames } from './in-page/scroll-frames.ts';
import { drawn, rowsDrawn, spend } from './routes.ts';

export interface GridRun {
  /** Milliseconds from 'View rows' to the first rows. */
  readonly firstRows: number;
  /** Milliseconds between frames while scrolling through all rows. */
  readonly frames: readonly number[];
}

/** Opens the rows behind the Spend page for the first time and scrolls through them at 2,000 pixels a second. */
export async function measureGrid(stage: Stage): Promise<GridRun> {
  return inNewBrowser(stage, async ({ page }) => {
    await page.goto(spend.path);
    await page.evaluate(painted, drawn(spend));
    await page.getByRole('button', { name: 'Breakdown: settings' }).click();
    await page.getByRole('menuitem', { name: 'View rows' }).click();
    const firstRows = await page.evaluate(painted, rowsDrawn);
    await page.getByLabel('Per page').selectOption('all');
    await page.evaluate(painted, rowsDrawn);
    const frames = await page.getByRole('grid').locator('xpath=..').evaluate(scrollFrames);
    return { firstRows, frames };
  });
}
