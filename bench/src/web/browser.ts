import { env } from 'node:process';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import type { DemoServer } from './demo-server.ts';
import { watchClicks } from './in-page/watch-clicks.ts';

/** Chromium without a window, as the browser tests start it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(env.CHROMIUM_PATH === undefined ? {} : { executablePath: env.CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-dev-shm-usage'],
  });
}

export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
}

/** What a measurement needs: the server, the browser, and by how much its processor is slowed down. */
export interface Stage {
  readonly browser: Browser;
  readonly server: DemoServer;
  readonly slowdown: number;
}

/** Runs work in a new browser profile: an empty cache, the shipper signed in, a laptop's screen. */
export async function inNewBrowser<Result>(
  { browser, server, slowdown }: Stage,
  work: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    storageState: {
      cookies: [],
      origins: [{ origin: server.address, localStorage: [{ name: 'waybill.token', value: server.token }] }],
    },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watchClicks);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work({ page, devtools });
  } finally {
    await context.close();
  }
}
