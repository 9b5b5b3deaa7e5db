import { test as base } from '@playwright/test';
import { Api } from './api.ts';
import { address } from './house.ts';
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

/** A browser with somebody signed in, who has saved nothing yet. */
export const test = base.extend<Fixtures>({
  user: ['shipper', { option: true }],
  api: async ({ user }, use) => {
    const api = await Api.signIn(user);
    await api.forgetSettings();
    await use(api);
  },
  storageState: async ({ api }, use) => use(signedIn(api.token)),
  spend: async ({ page }, use) => use(new SpendPage(page)),
});

export { expect } from '@playwright/test';
