import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'analyst' });

test('the profile saves when claims that expire are told, and says at the field what is missing', async ({ page }) => {
  await page.goto('/profile');
  const card = page.getByRole('region', { name: 'Claim deadlines' });
  await card.getByRole('switch', { name: 'Tell me by mail' }).press(' ');
  await card.getByRole('combobox', { name: 'Quiet hours from' }).click();
  await page.getByRole('option', { name: '22:00' }).click();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Enter both hours, or none.')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await card.getByRole('combobox', { name: 'Quiet hours until' }).click();
  await page.getByRole('option', { name: '07:00' }).click();
  await card.getByRole('combobox', { name: 'Also tell' }).click();
  await page.getByRole('option', { name: /shipper@example.com/ }).click();
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(card.getByRole('switch', { name: 'Tell me by mail' })).toBeChecked();
  await expect(card.getByRole('combobox', { name: 'Quiet hours until' })).toHaveValue('07:00');
  await expect(card.getByText('Sam Okafor (shipper@example.com)')).toBeVisible();
});
