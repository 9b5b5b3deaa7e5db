import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('a view is named, opens what was on screen, is shared by its link, renamed and deleted', async ({
  spend,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await spend.open('client=1001&period=Previous+Quarter&carrier_name=UPS&currency=USD');
  const openViews = async () => {
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    return page.getByRole('dialog');
  };
  const views = await openViews();
  const name = views.getByRole('textbox', { name: 'Save what is on screen as' });
  await expect(views.getByLabel('Previous Quarter (relative)')).toBeChecked();
  await name.fill('UPS – last quarter, West & East');
  await expectAccessible(page);
  await views.getByRole('button', { name: 'Save view' }).click();
  const saved = views.getByRole('link', {
    name: /^UPS – last quarter, West & East.*Previous Quarter \(relative\)/,
  });
  await expect(saved).toBeVisible();
  await name.fill('ups – LAST quarter, West & East');
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByText('You already have a view with that name.')).toBeVisible();
  await name.fill('These days');
  await views.getByLabel(/\(fixed\)/).check();
  await views.getByRole('button', { name: 'Save view' }).click();
  await expect(views.getByRole('link', { name: /^These days.*\(fixed\)/ })).toHaveAttribute('href', /from=.*to=/);
  await views.getByRole('button', { name: 'Copy the link to These days' }).click();
  await expect(page.getByText(/^Link copied\. Its dates are fixed/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('/aframe/dashboard/spend?client=1001');

  await page.goto('/aframe/dashboard/weight?client=1001&last=30');
  const again = await openViews();
  await again.getByRole('link', { name: /^UPS – last quarter/ }).click();
  await spend.settled();
  expect(spend.parameter('period')).toEqual(['Previous Quarter']);
  expect(spend.parameter('carrier_name')).toEqual(['UPS']);
  expect(spend.parameter('currency')).toEqual(['USD']);

  const third = await openViews();
  await third.getByRole('button', { name: 'Rename or delete These days' }).click();
  await third.getByRole('textbox', { name: 'Name', exact: true }).fill('Those days');
  await third.getByRole('button', { name: 'Rename', exact: true }).click();
  await third.getByRole('button', { name: 'Rename or delete Those days' }).click();
  await third.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(third.getByRole('link')).toHaveCount(1);
});
