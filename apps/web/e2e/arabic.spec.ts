import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

const addresses = [
  '/aframe/dashboard/overview?client=1001',
  '/aframe/dashboard/networkmap?client=1001&last=365',
  '/aframe/dashboard/accessorial?client=1001&last=365&table=breakdown',
  '/aframe/dashboard/spend?client=1001&last=365&grid=groupCarrier',
];

for (const address of addresses) {
  test(`a phone in Arabic shows ${address} mirrored, without overflow, and axe finds nothing`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('waybill.language', 'ar'));
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('[role="status"][aria-busy="true"], .mantine-Skeleton-root')).toHaveCount(0);
    const pictures = page.locator('svg[role="img"], [role="img"] svg, [role="grid"]');
    await expect(pictures.filter({ visible: true }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
}

test('the data time opens by keyboard, and axe finds nothing in it', async ({ page }) => {
  await page.goto('/aframe/dashboard/spend?client=1001&last=365');
  const time = page.getByRole('button', { name: /^Data as of / });
  await time.press('Enter');
  await expect(page.getByRole('dialog').getByRole('row')).not.toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(time).toBeFocused();
});

test('the arrow of a small choice stands beside its text in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => localStorage.setItem('waybill.language', 'ar'));
  await page.goto('/aframe/dashboard/spend?client=1001&last=365');
  const choice = page.locator('select').first();
  await expect(choice).toBeVisible();
  const arrow = await choice.locator('xpath=following-sibling::*[name()="svg"]').boundingBox();
  const box = await choice.boundingBox();
  expect((arrow?.x ?? 0) - (box?.x ?? 0)).toBeLessThan(14);
});

test.describe('an administrator', () => {
  test.use({ user: 'admin' });

  test('names in a table keep their own direction in Arabic', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('waybill.language', 'ar'));
    await page.goto('/carriers');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    const name = page.getByRole('cell').getByText('UPS', { exact: true });
    await expect(name).toHaveCSS('direction', 'ltr');
    await expect(name).toHaveCSS('unicode-bidi', 'isolate');
  });
});
