import type { Page } from '@playwright/test';

/** Shows the page settings as an earlier version stored them: today's server would not take them. */
export async function withStoredSettings(page: Page, settings: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/getAllFiltersinfo', async (route) => {
    const response = await route.fetch();
    const added = Object.entries(settings).map(([filter_key, filter_value]) => ({ filter_key, filter_value }));
    await route.fulfill({ response, json: [...(await response.json()), ...added] });
  });
}
