import { withStoredSettings } from './support/stored-settings.ts';
import { expect, test } from './support/test.ts';

const stored = (filters: unknown) => JSON.stringify({ filters });

test('a filter set is saved, loaded, overwritten only when asked, and deleted in the profile', async ({
  spend,
  page,
}) => {
  await spend.open('client=1001&last=365&carrier_name=UPS');
  const panel = await spend.openFilters();
  await panel.getByRole('button', { name: 'Save Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a New Filter Set' });
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await dialog.getByLabel('Name').fill('too long name');
  await expect(
    dialog.getByText(
      'Name must contain maximum of 10 characters made of upper or lower case alphabets, numerals, or _',
    ),
  ).toBeVisible();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Name').fill('Mine_1');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByRole('combobox', { name: 'Saved filter set' })).toHaveValue('Mine_1');

  await panel.getByRole('combobox', { name: 'Carrier', exact: true }).click();
  await panel.getByRole('option', { name: /^FedEx \d/ }).click();
  await panel.getByRole('button', { name: 'Save Filters' }).click();
  await dialog.getByLabel('Name').fill('Mine_1');
  await expect(dialog.getByText('The name already exists. Would you like to overwrite?')).toBeVisible();
  await expect(dialog.getByLabel('No', { exact: true })).toBeChecked();
  await expect(save).toBeDisabled();
  await dialog.getByLabel('Yes').check();
  await save.click();
  await expect(dialog).toHaveCount(0);

  await spend.open('client=1001&last=365');
  const again = await spend.openFilters();
  await again.getByRole('combobox', { name: 'Saved filter set' }).click();
  await again.getByRole('option', { name: 'Mine_1' }).click();
  await again.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('carrier_name').toSorted()).toEqual(['FedEx', 'UPS']);

  await spend.openFilters();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('link', { name: 'Delete saved filter sets' }).click();
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete the filter set Mine_1' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Mine_1')).toHaveCount(0);
});

test('sets of other clients are not offered; sets of older versions say what is wrong', async ({ spend, page }) => {
  const older = {
    'filterset:spend:1002:Other': stored({ account_number: ['1'] }),
    'filterset:spend:allclients:Broken': '{"version":1}',
    'filterset:spend:allclients:Partly': stored({ colour: ['red'], zone: ['2'] }),
  };
  await withStoredSettings(page, older);
  await spend.open('client=1001&last=365');
  const panel = await spend.openFilters();
  const load = panel.getByRole('combobox', { name: 'Saved filter set' });
  await load.click();
  await expect(panel.getByRole('option')).toHaveText(['Broken', 'Partly']);
  await panel.getByRole('option', { name: 'Broken' }).click();
  await expect(panel.getByRole('alert')).toHaveText(/Broken was saved by an older version and cannot be opened/);
  await load.click();
  await panel.getByRole('option', { name: 'Partly' }).click();
  await expect(panel.getByRole('alert')).toHaveText(/These filters could not be read and are left out: colour/);
  await expect(panel.getByRole('combobox', { name: 'Zone', exact: true })).toHaveAttribute('placeholder', '2');
});

test('a name that another tab took meanwhile is not overwritten without a question', async ({ spend, api, page }) => {
  await spend.open('client=1001&last=365&carrier_name=UPS');
  const panel = await spend.openFilters();
  await panel.getByRole('button', { name: 'Save Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a New Filter Set' });
  await dialog.getByLabel('Name').fill('Taken');
  await api.saveSetting('filterset:spend:allclients:Taken', stored({ zone: ['2'] }));
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByText('The name already exists. Would you like to overwrite?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await panel.getByRole('combobox', { name: 'Saved filter set' }).click();
  await panel.getByRole('option', { name: 'Taken' }).click();
  await expect(panel.getByRole('combobox', { name: 'Zone', exact: true })).toHaveAttribute('placeholder', '2');
});

test('the eleventh set of a page is refused with the way to the profile', async ({ spend, api, page }) => {
  for (let number = 1; number <= 10; number += 1) {
    await api.saveSetting(`filterset:spend:allclients:S${number}`, stored({ zone: ['2'] }));
  }
  await spend.open('client=1001&last=365&carrier_name=UPS');
  const panel = await spend.openFilters();
  await panel.getByRole('button', { name: 'Save Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save a New Filter Set' });
  await dialog.getByLabel('Name').fill('Eleven');
  await expect(dialog.getByRole('alert')).toContainText(
    'You have reached the limit of 10 filter sets for this page. Please delete some to continue to save.',
  );
  await expect(dialog.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await dialog.getByRole('link', { name: 'Go to your profile' }).click();
  await expect(page.getByRole('button', { name: /^Delete the filter set/ })).toHaveCount(10);
});
