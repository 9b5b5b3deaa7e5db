import { listAccounts } from '@waybill/contract';
import { expectAccessible, expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('an agreement is entered, pasted from a spreadsheet, checked, activated, changed and compared', async ({
  page,
  context,
  api,
}) => {
  const { rows } = await api.ask(listAccounts);
  const accounts = rows.filter(({ client, carrier }) => client.name === 'Pine Outdoor' && carrier.name === 'UPS');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/agreements');
  await expect(page.getByText('No agreement yet.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'New agreement' }).click();
  const form = page.getByRole('region', { name: 'New agreement' });
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Pine Outdoor' }).click();
  await form.getByRole('combobox', { name: 'Carrier' }).click();
  await page.getByRole('option', { name: 'UPS', exact: true }).click();
  const notes = page.getByRole('region', { name: 'Notes' });
  await expect(notes.getByText('Fill in this field.').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Agreement number' }).fill('P-2026');
  await form.getByRole('textbox', { name: 'First day' }).first().fill('01/01/2024');
  await form.getByRole('textbox', { name: 'Accounts' }).fill(accounts.map(({ number }) => number).join('\n'));

  const table = ['Incentive\tUPS Ground%\t40%', 'Incentive\tUPS Next Day Air%\t$2.50 off'].join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), table);
  await form.getByRole('button', { name: 'Add a line' }).click();
  await form.getByRole('textbox', { name: 'Group, line 1' }).focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(form.getByRole('textbox', { name: 'Discount, line 2' })).toHaveValue('$2.50 off');
  await page.keyboard.press('ArrowDown');
  await expect(form.getByRole('textbox', { name: 'Group, line 2' })).toBeFocused();
  await form.getByRole('textbox', { name: 'Discount, line 2' }).fill('cheap');
  await expect(notes.getByText('Write 40%, $1.50 off, $9.99 flat or waived.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Discount, line 2' }).fill('25%');
  await expect(notes.getByText('UPS Ground%: no minimum is named.')).toBeVisible();
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Discount, line 2' })).toHaveValue('25%');
  await form.getByRole('button', { name: 'Create agreement' }).click();

  const bills = page.getByRole('region', { name: 'Last month’s invoices' });
  await bills.getByRole('button', { name: 'Check against last month' }).click();
  await expect(bills.getByText('packages that could be rated are billed to the cent as agreed')).toBeVisible();
  await expectAccessible(page);
  await bills.getByRole('button', { name: 'Activate' }).click();
  await page.getByRole('dialog', { name: 'Activate' }).getByRole('button', { name: 'Activate' }).click();
  await expect(page.getByText('Version 1 is active.')).toBeVisible();

  await page.getByRole('textbox', { name: 'Discount, line 2' }).fill('30%');
  await page.getByRole('button', { name: 'Save as a new version' }).click();
  await page.getByRole('button', { name: 'What changed in 2' }).click();
  const compared = page.getByRole('dialog', { name: 'Versions 1 and 2' });
  await expect(compared.getByRole('deletion')).toHaveText('Incentive · UPS Next Day Air% · 25%');
  await expect(compared.getByRole('insertion')).toHaveText('Incentive · UPS Next Day Air% · 30%');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All agreements' }).click();
  await expect(page.getByRole('row', { name: /P-2026/ })).toContainText('Active');
  await expectAccessibleInBothSchemes(page);
});
