import { type Browser, type BrowserContext, test as base, type Page } from '@playwright/test';
import { Api } from './api.ts';
import { address } from './house.ts';
import { withOwnClock } from './shown-for.ts';
import { SpendPage } from './spend-page.ts';

interface Fixtures {
  /** Who is signed in when the test begins. */
  readonly user: string;
  readonly api: Api;
  readonly spend: SpendPage;
}

/** What a browser keeps of somebody who is signed in with this token. */
export const signedIn = (token: string) => ({
  cookies: [],
  origins: [{ origin: address, localStorage: [{ name: 'waybill.token', value: token }] }],
});

/**
 * The browser of this worker, which keeps the scripts that it has read and compiled: that takes longer than most pages.
 * It keeps them as long as it has a page of the server open.
 */
interface Kept {
  readonly context: BrowserContext;
  /** A page without scripts. */
  readonly idle: Page;
}
let kept: Kept | undefined;

/** A browser with somebody signed in, who has saved nothing yet. */
export const test = base.extend<Fixtures>({
  user: ['shipper', { option: true }],
  api: async ({ user }, use) => {
    const api = await Api.signIn(user);
    await api.forgetSettings();
    await use(api);
  },
  storageState: async ({ api }, use) => use(signedIn(api.token)),
  context: async ({ browser, storageState }, use) => {
    if (kept?.context.browser() !== browser) kept = await keptOf(browser);
    const { context, idle } = kept;
    await context.setStorageState(storageState ?? signedOut);
    await use(context);
    await Promise.all(context.pages().map((page) => (page === idle ? undefined : page.close())));
    if (withOwnClock.has(context)) {
      await context.close();
      kept = undefined;
      return;
    }
    await Promise.all([context.unrouteAll(), context.setOffline(false), context.clearPermissions()]);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
  },
  spend: async ({ page }, use) => use(new SpendPage(page)),
});

const signedOut = { cookies: [], origins: [] };

async function keptOf(browser: Browser): Promise<Kept> {
  const context = await browser.newContext({ storageState: signedOut });
  const idle = await context.newPage();
  await idle.goto(`${address}/robots.txt`);
  return { context, idle };
}

export { expect } from '@playwright/test';
