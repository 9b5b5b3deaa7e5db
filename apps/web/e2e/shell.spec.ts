import { announce, listInvoices, setStatus } from '@waybill/contract';
import { expectAccessible } from './support/accessible.ts';
import { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

test('a language is chosen in the header: the page is mirrored for Arabic, and stays so', async ({ spend, page }) => {
  await spend.open('client=1001&last=90');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  const root = page.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { name: 'تحليل الإنفاق' })).toBeVisible();
  const menu = await page.getByRole('navigation', { name: 'القائمة الرئيسية' }).boundingBox();
  expect(menu?.x).toBeGreaterThan(1_000);
  await expectAccessible(page);
  await page.evaluate(() => localStorage.removeItem('waybill.language'));
  await page.reload();
  await expect(root).toHaveAttribute('lang', 'ar');
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the login page speaks the language that was chosen in this browser', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Language: English' }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});

test('an announcement appears at once, is unread until the notifications are opened', async ({ spend, page }) => {
  await spend.open('client=1001&last=90');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const admin = await Api.signIn('admin');
  await admin.ask(announce, {}, { text: 'The warehouse moves on Friday' });
  await expect(page.getByRole('alert').filter({ hasText: 'The warehouse moves on Friday' })).toBeVisible();
  const bell = page.getByRole('button', { name: /Notifications: \d+ unread/ });
  await bell.click();
  const popover = page.getByRole('dialog').filter({ hasText: 'Notifications' });
  await expect(popover.getByText('The warehouse moves on Friday')).toBeVisible();
  await expect(popover.getByText('just now').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

test('a page under maintenance says so at once, and opens again; others stay open', async ({ spend, page }) => {
  await spend.open('client=1001&last=90');
  await page.waitForLoadState('networkidle');
  const admin = await Api.signIn('admin');
  const path = '/aframe/dashboard/spend';
  await admin.ask(setStatus, {}, { type: 'PAGE', path, value: 'ON' });
  await expect(page.getByRole('heading', { name: "We'll be back soon!" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Refund' }).click();
  await expect(page.getByRole('button', { name: /^Total Refund Amount / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: "We'll be back soon!" })).toBeVisible();
  await admin.ask(setStatus, {}, { type: 'PAGE', path, value: 'OFF' });
  await expect(page.getByRole('button', { name: /^Total Spend / })).toBeVisible();
});

test('Ctrl K finds pages, clients and shipments, all by keyboard', async ({ api, spend, page }) => {
  await spend.open('client=1001&last=90');
  const find = async (words: string, found: string) => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('textbox', { name: 'Search pages, clients, invoices, tracking numbers, carriers and actions' })
      .fill(words);
    await expect(page.getByRole('dialog').getByText(found, { exact: true }).first()).toBeVisible();
    await page.keyboard.press('Enter');
  };
  await find('weight analyse', 'Weight');
  await expect(page).toHaveURL(/dashboard\/weight\?.*last=90/);
  const child = (await api.clients()).find(({ id }) => id !== 1001);
  if (child === undefined) throw new Error('The shipper has one client only');
  await find(child.name, child.name);
  await expect(page).toHaveURL(new RegExp(`dashboard/weight\\?client=${child.id}(&widget=weight)?$`));
  await find('1Z999AA10123456784', 'Show shipment 1Z999AA10123456784');
  await expect(page).toHaveURL(/dashboard\/weight\?client=\d+.*shipment=1Z999AA10123456784/);
  await expect(page.getByText('No shipment found')).toBeVisible();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await find('1Z999AA10123456784', 'Show shipment 1Z999AA10123456784');
  await expect(page.getByText('No shipment found')).toBeVisible();
  await expect(page).toHaveURL(/\/profile$/);
});

test('what is typed right after Ctrl K is there when the palette has come', async ({ page }) => {
  await page.route(/search-palette-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  const field = page.getByRole('textbox', {
    name: 'Search pages, clients, invoices, tracking numbers, carriers and actions',
  });
  for (const words of ['weighty', 'refund']) {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    if (words === 'weighty') await page.keyboard.press('Backspace');
    await expect(field).toHaveValue(words === 'weighty' ? 'weight' : 'refund');
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
});

test('Ctrl K finds invoices by number, carriers, accessorials and rules of exceptions', async ({ api, page }) => {
  const [invoice] = (await api.ask(listInvoices)).rows;
  if (invoice === undefined) throw new Error('The demo has no invoice');
  await page.goto('/aframe/dashboard/weight?client=1001&last=365');
  await expect(page.getByRole('heading', { name: 'Weight Analysis', level: 1 })).toBeVisible();
  const find = async (words: string, found: string) => {
    await page.keyboard.press('Control+k');
    await page
      .getByRole('textbox', { name: 'Search pages, clients, invoices, tracking numbers, carriers and actions' })
      .fill(words);
    const palette = page.getByRole('dialog');
    await expect(palette.getByText(found, { exact: true }).first()).toBeVisible();
    await expect(palette.getByText(/^Show shipment/)).toHaveCount(0);
    await page.keyboard.press('Enter');
  };
  await find('UPS', 'UPS');
  await expect(page).toHaveURL(/dashboard\/spend\?client=1001&last=365.*carrier_name=UPS/);
  await find('residential', 'Residential');
  await expect(page).toHaveURL(/dashboard\/accessorial\?.*accessorial=Residential/);
  await find('late', 'Late, guaranteed service');
  await expect(page).toHaveURL(/exceptionTracking\?rule=late_guaranteed/);
  await find(invoice.invoiceNumber, `Show invoice ${invoice.invoiceNumber}`);
  await expect(page).toHaveURL(/\/invoices\/\d+$/);
  await find('how much does rain cost', 'Ask the assistant: how much does rain cost');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('how much does rain cost');
});

test('the help opens on the page at hand, is searched, and goes back and forward', async ({ spend, page }) => {
  await spend.open('client=1001&last=90');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  const help = page.getByRole('dialog', { name: 'Help' });
  await expect(help.getByRole('heading', { name: 'Spend Analysis' })).toBeVisible();
  await expect(help.getByText('Everything that was billed, after discounts, without the carriers USPS')).toBeVisible();
  await help.getByRole('textbox', { name: 'Search the help' }).fill('voids rebates');
  await help.getByRole('button', { name: 'Refund Analysis' }).click();
  await expect(help.getByRole('heading', { name: 'Refund Analysis' })).toBeVisible();
  await help.getByRole('button', { name: 'Back' }).click();
  await expect(help.getByRole('heading', { name: 'Spend Analysis' })).toBeVisible();
  await help.getByRole('button', { name: 'Forward' }).click();
  await expect(help.getByRole('heading', { name: 'Refund Analysis' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Weight', exact: true }).click();
  await expect(help.getByRole('heading', { name: 'Weight Analysis' })).toBeVisible();
});

test.describe('as a guest', () => {
  test.use({ user: 'guest' });

  test('the menu is reduced, and there is no way to the Overview', async ({ page }) => {
    await page.goto('/aframe/dashboard/spend');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByText('Parcel dashboards')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Spend' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Refund' })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(0);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is a drawer, theme and language are in the menu of the account', async ({ spend, page }) => {
    await spend.open('client=1001&last=90');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Refund' }).click();
    await expect(page).toHaveURL(/dashboard\/refund/);
    await page.getByRole('button', { name: 'Account of shipper' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'Italiano' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'it');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('a group of the menu is closed, keeps the page at hand in sight, and stays closed', async ({ page }) => {
  await page.goto('/aframe/dashboard/spend');
  const menu = page.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Refund' })).toBeVisible();
  await menu.getByRole('button', { name: 'Analyse' }).click();
  await expect(menu.getByRole('link', { name: 'Refund' })).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Spend' })).toBeVisible();
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Spend' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Refund' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Analyse' }).click();
  await expect(menu.getByRole('link', { name: 'Refund' })).toBeVisible();
});
