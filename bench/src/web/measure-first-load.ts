import { inNewBrowser, type Stage } from './browser.ts';
import { painted, type Ready } from './in-page/painted.ts';
import { drawn, overview, tilesDrawn } from './routes.ts';

/** Milliseconds from entering the address to the tiles of the Overview, and to the last of its widgets. */
export interface FirstLoad {
  readonly tiles: number;
  readonly all: number;
}

/** Opens the portal at its bare address, with an empty browser cache. */
export async function measureFirstLoad(stage: Stage): Promise<FirstLoad> {
  const until = (ready: Ready) =>
    inNewBrowser(stage, async ({ page }) => {
      await page.goto('/', { waitUntil: 'commit' });
      await page.waitForURL(`**${ready.path}**`, { waitUntil: 'commit' });
      return page.evaluate(painted, ready);
    });
  return { tiles: await until(tilesDrawn), all: await until(drawn(overview)) };
}
