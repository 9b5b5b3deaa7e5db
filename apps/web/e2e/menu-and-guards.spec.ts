import { expectAccessible } from './support/accessible.ts';
import { pathInHouse } from './support/house.ts';
import { runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test('a page that is not for the user says which one, and whom to ask', async ({ page }) => {
  await page.goto('/acl');
  await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
  await expect(page.getByText('You do not have access to Roles. Ask your administrator for access.')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page.getByText('Oops, an error has occurred. Page not found!')).toBeVisible();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/dashboard\/overview/);
});

test('the bare address of the analysis leads to its first page', async ({ page }) => {
  await page.goto('/aframe');
  await expect(page).toHaveURL(/aframe\/dashboard\/overview/);
});

test('in a low window the menu shows the page at hand, and the first Tab is still for skipping it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await page.goto('/reports');
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Reports', exact: true });
  await expect(entry).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused();
});

test('the demo map says that its figures are made up', async ({ page }) => {
  await page.goto('/aframe/distributionmapdemo');
  await expect(page.getByRole('alert').filter({ hasText: 'sample data' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Los Angeles/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('an administrator', () => {
  test.use({ user: 'admin' });

  test('sees five areas, each entry on one line, and pages that belong together as tabs', async ({ page }) => {
    await page.goto('/markup');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await expect(menu.getByRole('button', { expanded: true })).toHaveText(['Invoices']);
    await expect(menu.locator('[aria-expanded]')).toHaveText([
      'Analyse',
      'Invoices',
      'Recover',
      'Reports',
      'Administration',
    ]);
    await expect(menu.getByRole('link', { name: 'Run markup' })).toHaveCount(0);
    const tabs = page.getByRole('navigation', { name: 'Related pages' });
    await tabs.getByRole('link', { name: 'Run markup' }).click();
    await expect(page).toHaveURL(/\/runMarkup/);
    await expect(menu.getByRole('link', { name: 'Markup', exact: true })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
  });

  test('sees the background jobs of the tenant', async ({ page }) => {
    await runCommand('load', pathInHouse('README.md'), '--client', '1005');
    await page.goto('/jobs');
    await expect(page.getByRole('region', { name: 'Background jobs', exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Invoice file' }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('finds where calls to carriers are prepared', async ({ page }) => {
    await page.goto('/callersUINew');
    await page.getByRole('main').getByRole('link', { name: 'Exceptions by charge' }).click();
    await expect(page).toHaveURL(/exceptionCharge/);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu takes the focus, and Escape gives it back', async ({ page, spend }) => {
    await spend.open('client=1001&last=90');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await expect(page.getByRole('button', { name: 'Close the menu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('navigation', { name: 'Main menu' }).locator(':focus')).toHaveCount(1);
    // What lies under the menu can neither be reached nor read out.
    await expect(page.getByRole('banner')).toHaveAttribute('inert');
    await expect(page.locator('#page')).toHaveAttribute('inert');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Close the menu' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open the menu' })).toBeFocused();
  });
});
