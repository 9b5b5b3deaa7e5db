import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Locator, test } from '@playwright/test';
import { holdPort, pathInHouse, serverProgram } from './support/house.ts';

const invoice = pathInHouse('packages/invoices/test/fixtures/ups_250_invoice_1.csv');
const mostClicks = 10;
const dataDirectory = mkdtempSync(join(tmpdir(), 'waybill-first-run-'));
let server: ChildProcess;
let address = '';
let firstPassword = '';

test.beforeAll(async () => {
  const { port, release } = await holdPort();
  await release();
  address = `http://127.0.0.1:${port}`;
  server = spawn(process.execPath, [serverProgram], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      HOST: '127.0.0.1',
      WAYBILL_DATA: join(dataDirectory, 'data'),
      WAYBILL_BACKUPS: join(dataDirectory, 'backups'),
      WAYBILL_SEED: 'none',
    },
  });
  let printed = '';
  server.stdout?.on('data', (piece) => {
    printed += piece;
  });
  await expect.poll(() => printed, { timeout: 4 * 60_000 }).toContain('Stop it with');
  firstPassword = /First administrator: admin, password (\S+)/.exec(printed)?.[1] ?? '';
});

test.afterAll(async () => {
  server.kill();
  if (server.exitCode === null) await once(server, 'exit');
  await rm(dataDirectory, { recursive: true, force: true });
});

test('leads from the first sign-in to the first invoice on the Overview in at most ten clicks', async ({ page }) => {
  let clicks = 0;
  const click = async (target: Locator) => {
    clicks += 1;
    await target.click();
  };
  const button = (name: string) => page.getByRole('button', { name });
  const signIn = async (secret: string) => {
    await page.getByLabel('Username').fill('admin');
    await page.getByRole('textbox', { name: 'Password' }).fill(secret);
    await click(button('Sign in'));
  };

  await page.goto(address);
  await signIn(firstPassword);
  await page.getByRole('textbox', { name: 'Old Password' }).fill(firstPassword);
  await page.getByRole('textbox', { name: 'New Password', exact: true }).fill('My-own-pass-w0rd');
  await page.getByRole('textbox', { name: 'New Password Confirmation' }).fill('My-own-pass-w0rd');
  await click(page.locator('form').getByRole('button', { name: 'Change password' }));
  await signIn('My-own-pass-w0rd');
  await expect(page.getByRole('combobox', { name: 'Landing page' })).toHaveValue('Overview');
  await click(button('Continue'));

  await expect(page.getByRole('heading', { name: 'Three steps to your first figures' })).toBeVisible();
  await click(page.getByRole('link', { name: 'Add the first client' }));
  const client = page.getByRole('dialog', { name: 'New client' });
  await client.getByLabel('Name').fill('Harbor Lamps');
  await client.getByLabel('Code').fill('HBL');
  await click(button('Create client'));

  const chooser = page.waitForEvent('filechooser');
  await click(page.getByLabel('Drop invoice files or folders here, or choose files'));
  await (await chooser).setFiles(invoice);
  const file = page.getByRole('status', { name: 'Uploaded files' });
  await expect(file.getByText('Ready to load')).toBeVisible();
  await expect(file).toContainText('Harbor Lamps');
  await click(file.getByRole('button', { name: 'Load', exact: true }));
  await expect(file.getByText('Agrees')).toBeVisible();
  await click(file.getByRole('link', { name: 'Open the Overview' }));

  await expect(page.getByRole('region', { name: 'Newest invoice' })).toContainText('since 07/05/2025');
  await expect(page.getByRole('button', { name: /^Net Amount of All Carriers/ })).toContainText('$2.38K');
  expect(clicks).toBeLessThanOrEqual(mostClicks);

  // Every page opens on days that have invoices, and says so where they are not its usual ones.
  for (const [path, figure] of [
    ['/dashboards', '$2,379.80'],
    ['/aframe/dashboard/spend', '$2,379.80'],
    ['/aframe/dashboard/weight', '1,374.00 lbs'],
    ['/whatIf', '$2,379.80, as billed.'],
    ['/budgets', 'Jul-2025'],
    ['/auditCoverage', 'Billed above'],
  ]) {
    await page.goto(`${address}${path}`);
    await expect(page.getByRole('main')).toContainText(figure ?? '');
  }
  for (const path of ['/whatIf', '/budgets', '/auditCoverage', '/aframe/dashboard/comparison']) {
    await page.goto(`${address}${path}`);
    await expect(page.getByRole('region', { name: 'Newest invoice' })).toContainText('since 07/05/2025');
  }
  await expect(page.getByRole('main')).toContainText('01/01/2024 – 07/05/2025');
});
