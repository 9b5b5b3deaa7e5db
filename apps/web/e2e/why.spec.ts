import { expect, test } from './support/test.ts';

test('“8% more” opens its causes, a cause its services, and a service its rows', async ({ spend, page }) => {
  await spend.open('client=1001&period=Previous%20Quarter');
  await page.getByRole('button', { name: 'Why?' }).click();
  const why = page.getByRole('dialog').getByRole('region', { name: 'Why it changed', exact: true });
  await expect(why).toContainText('Like for like: the same packages at the earlier prices would have cost');
  await expect(why).toContainText('make up the change of');
  await why.getByRole('button', { name: /^Volume/ }).click();
  await expect(why.getByRole('region', { name: 'Volume, by carrier and service' })).toBeVisible();
  await why.getByRole('row').nth(1).getByRole('button').click();
  await expect(page).toHaveURL(/grid=default/);
  await expect(page).toHaveURL(/part=carrier_name/);
});
