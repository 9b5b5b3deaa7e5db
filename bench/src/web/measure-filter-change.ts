import { inNewBrowser, type Stage } from './browser.ts';
import { painted } from './in-page/painted.ts';
import { drawn, spend } from './routes.ts';

const parameter = 'service_category=';

/** Milliseconds from 'Apply' to the last widget of the Spend page, each time with one more service in the filter. */
export async function measureFilterChanges(stage: Stage, changes: number): Promise<number[]> {
  return inNewBrowser(stage, async ({ page }) => {
    await page.goto(spend.path);
    await page.evaluate(painted, drawn(spend));
    const times: number[] = [];
    for (let change = 0; change < changes; change += 1) {
      await page.getByRole('button', { name: /^Filters/ }).click();
      const panel = page.getByRole('dialog');
      const services = panel.getByRole('combobox', { name: 'Service', exact: true });
      await services.click();
      await panel.getByRole('option', { selected: false }).first().click();
      await services.press('Escape');
      const before = page.url();
      await panel.getByRole('button', { name: 'Apply' }).click();
      await page.waitForURL((address) => address.href !== before, { waitUntil: 'commit' });
      times.push(await page.evaluate(painted, drawn(spend, parameter)));
    }
    return times;
  });
}
