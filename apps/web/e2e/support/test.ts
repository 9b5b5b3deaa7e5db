import { type BrowserContext, test as base } from '@playwright/test';
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

/** The browser of this worker, which keeps the scripts that it has read: reading them takes longer than most pages. */
let kept: BrowserContext | undefined;

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
    if (kept?.browser() !== browser) kept = await browser.newContext({ storageState: signedOut });
    await kept.setStorageState(storageState ?? signedOut);
    await use(kept);
    await Promise.all(kept.pages().map((page) => page.close()));
    if (withOwnClock.has(kept)) {
      await kept.close();
      kept = undefined;
      return;
    }
    await Promise.all([kept.unrouteAll(), kept.setOffline(false), kept.clearPermissions()]);
  },
  page: async ({ context, viewport }, use) => {
    const page = await context.newPage();
    if (viewport !== null) await page.setViewportSize(viewport);
    await use(page);
  },
  spend: async ({ page }, use) => use(new SpendPage(page)),
});

const signedOut = { cookies: [], origins: [] };

export { expect } from '@playwright/test';
