import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('an administrator allows a domain, and a schedule goes to an address there', async ({ page }) => {
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Reports outside the portal' });
  await card.getByLabel('Allowed domains').fill('buyer.example');
  await card.getByLabel('Allowed domains').press('Enter');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  await page.goto('/reports');
  await page.getByRole('button', { name: 'New schedule' }).click();
  const form = page.getByRole('dialog', { name: 'New scheduled report' });
  const addresses = form.getByLabel('Addresses outside the portal');
  await addresses.fill('books@elsewhere.example');
  await addresses.press('Enter');
  await form.getByText('The file, up to 10 MB').click();
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expect(form.getByText(/administrators do not allow reports to this domain/)).toBeVisible();
  await addresses.press('Backspace');
  await addresses.fill('books@buyer.example');
  await addresses.press('Enter');
  await expectAccessibleInBothSchemes(page);
  await form.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText('books@buyer.example: asked, not confirmed yet')).toBeVisible();
});
