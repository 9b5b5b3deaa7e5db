import { defineConfig } from '@playwright/test';
import { address, addressOf, chromiumPath, houses, serverProgram, workers } from './e2e/support/house.ts';

const minute = 60_000;

/**
 * The two omnibox popups are pages that Chromium loads for every window, headless too; without them a page costs two
 * thirds of the processor time. Chromium keeps only the last list of features, so those that Playwright disables stand
 * here again.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/**
 * A page is open for a few seconds: compiling it for speed, or ahead of its first call, costs more than it saves. What
 * the scripts do is the same.
 */
const compileLess = '--js-flags=--no-opt,--no-maglev,--max-lazy';

/** Playwright starts a server by way of a shell, and waits only for that: without it, it waits for the server's end. */
const inPlaceOfShell = process.platform === 'win32' ? '' : 'exec ';

/**
 * Browser tests against real servers, each started on a fresh data directory with the small demo. A test that failed is
 * run again, and `npm test` names it if it then passed: browsers on a busy machine drop a key now and then. Only the
 * second run leaves a trace, because recording slows every test down.
 */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  globalTeardown: './e2e/support/remove-data.ts',
  fullyParallel: false,
  workers,
  forbidOnly: true,
  retries: 1,
  timeout: 5 * minute,
  expect: { timeout: minute },
  reporter: 'list',
  use: {
    baseURL: address,
    actionTimeout: minute,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
        '--in-process-gpu',
        compileLess,
        `--disable-features=${disabledFeatures.join(',')}`,
      ],
    },
  },
  webServer: houses.map((house) => ({
    command: `${inPlaceOfShell}"${process.execPath}" "${serverProgram}"`,
    url: `${addressOf(house)}/login`,
    timeout: 5 * minute,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: minute / 4 },
    env: {
      PORT: String(house.port),
      HOST: '127.0.0.1',
      WAYBILL_DATA: house.dataDirectory,
      WAYBILL_BACKUPS: house.backupDirectory,
      WAYBILL_SEED: 'tiny',
      DATABASE_URL: '',
      JWT_SECRET: '',
      SMTP_URL: '',
      WAYBILL_WEBHOOK_HOSTS: '127.0.0.1',
      OPEN_EXCHANGE_RATES_KEY: '',
    },
  })),
});
