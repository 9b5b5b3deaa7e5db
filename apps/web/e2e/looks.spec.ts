import { expectAccessible, expectAccessibleInBothSchemes, overThePage } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('the Spend page, its popovers, menus and tables are accessible in light and in dark', async ({ spend, page }) => {
  await spend.open('client=1001&last=365&carrier_name=UPS&carrier_name=FedEx');
  await expectAccessibleInBothSchemes(page);
  for (const open of [() => spend.openClients(), () => spend.openFilters(), () => spend.openDates()]) {
    const popover = await open();
    await expect(popover.getByRole('button', { name: 'Apply' })).toBeVisible();
    await expectAccessibleInBothSchemes(page, overThePage.dialog);
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Trends: settings' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectAccessibleInBothSchemes(page, overThePage.menu);
  await page.keyboard.press('Escape');
  for (const widget of ['Trends', 'Breakdown', 'Map']) await spend.showTable(widget);
  await expectAccessibleInBothSchemes(page);
});

test('lists of values, saving filters, the dashboard popup and the profile are accessible in light and in dark', async ({
  spend,
  page,
  api,
}) => {
  await api.saveSetting('filterset:spend:1001:Mine', '{"filters":{"account_number":["1"]}}');
  await spend.open('client=1001&last=365&carrier_name=UPS&zone=2');
  const panel = await spend.openFilters();
  await panel.getByRole('combobox', { name: 'Zone', exact: true }).press('ArrowDown');
  await expect(panel.getByRole('option').first()).toBeVisible();
  await expectAccessibleInBothSchemes(page, overThePage.dialog);
  await page.keyboard.press('Escape');
  await panel.getByRole('button', { name: 'Save Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a New Filter Set' });
  await dialog.getByLabel('Name').fill('Mine');
  await expectAccessibleInBothSchemes(page, overThePage.dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Defaults', exact: true }).click();
  const popup = page.getByRole('dialog', { name: 'Defaults' });
  await expect(popup.getByRole('combobox', { name: 'Account', exact: true })).toBeVisible();
  await expectAccessibleInBothSchemes(page, overThePage.dialog);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete the filter set Mine' }).click();
  await expectAccessibleInBothSchemes(page);
});

test('empty and refused pages are accessible in light and in dark', async ({ spend, page }) => {
  await spend.open('client=1001&from=2019-01-01&to=2019-01-31');
  await expectAccessibleInBothSchemes(page);
  await page.goto('/aframe/dashboard/spend?client=1005');
  await expect(page.getByRole('heading', { name: 'Not one of your clients' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await page.goto('/change_password');
  await expect(page.getByRole('heading', { name: 'Change password' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);
});

test.describe('signed out', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('the login page is accessible in light and in dark', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Please input your Username!')).toBeVisible();
    await expectAccessibleInBothSchemes(page);
  });
});
test('dark is chosen in the menu, at once and for the next visit', async ({ spend, page }) => {
  await spend.open('client=1001&last=90');
  const scheme = page.locator('html');
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.evaluate(() => localStorage.removeItem('waybill.colorScheme'));
  await page.reload();
  await expect(scheme).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('everything fits the width, and the menu is a drawer', async ({ spend, page }) => {
    await spend.open('client=1001&last=365&carrier_name=UPS&zone=2&zone=3');
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Options', exact: true }).click();
    for (const open of [() => spend.openClients(), () => spend.openFilters(), () => spend.openDates()]) {
      const popover = await open();
      const apply = popover.getByRole('button', { name: 'Apply' });
      await apply.scrollIntoViewIfNeeded();
      await expect(apply).toBeInViewport({ ratio: 1 });
      expect(await overflow()).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(popover).toHaveCount(0);
    }
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('link', { name: 'Spend' })).toBeInViewport();
    await expectAccessible(page);
  });
});

test('the keyboard alone changes the fact and the dates', async ({ spend, page }) => {
  await spend.open('client=1001&last=90');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
  await spend.fact('Accessorials').focus();
  await page.keyboard.press('Enter');
  await expect(spend.fact('Accessorials')).toHaveAttribute('aria-pressed', 'true');
  const dates = page.getByRole('button', { name: /^Invoice Date · / });
  await dates.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dates).toBeFocused();
});

test('a hint goes with the pointer, also where no event says that the pointer left the button', async ({
  spend,
  page,
}) => {
  await spend.open('client=1001&last=365');
  await page.getByRole('button', { name: 'Trends: Show as a table' }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await page.evaluate(() =>
    window.addEventListener('pointerout', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await page.mouse.move(0, 0);
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
