import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'analyst' });

test('the profile saves where the user begins, takes it back, and shows where they are signed in', async ({ page }) => {
  await page.goto('/profile');
  const save = page.getByRole('region', { name: 'Landing page' }).getByRole('button', { name: 'Save' });
  await page.getByRole('combobox', { name: 'Landing page' }).click();
  await page.getByRole('option', { name: 'Weight' }).click();
  await save.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Landing page' })).toHaveValue('Weight');
  await expect(page.getByText(/^Since .* \(this one\)$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Landing page' }).click();
  await page.getByRole('option', { name: 'None' }).click();
  await save.click();
  await expect(save).toBeDisabled();
  await page.goto('/');
  await expect(page).toHaveURL(/dashboard\/overview/);
});
