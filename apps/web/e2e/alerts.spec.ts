import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test('an alert begins in a grid, keeps its filters, and watches a column of its rows', async ({ page }) => {
  await page.goto('/aframe/dashboard/spend?carrier_name=UPS&grid=default&where=NET_AMOUNT%3AgreaterThan%3A5');
  await page.getByRole('button', { name: 'Tell me when…' }).click();
  const form = page.getByRole('dialog', { name: 'New alert' });
  await expect(
    form.getByText(/Spend Analysis · Total Spend · Carrier: UPS · Net Amount is greater than 5/),
  ).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Figure' })).toHaveValue('Number of rows');
  const backTest = form.getByRole('region', { name: 'Would have told you' });
  await expect(backTest.getByText(/^Times in the last 12 months: \d+$/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Figure' }).fill('Net Amount');
  await page.getByRole('option', { name: 'Net Amount', exact: true }).click();
  await form.getByText('A limit', { exact: true }).click();
  await form.getByRole('textbox', { name: 'Limit for a week' }).fill('1');
  await expect(backTest.getByText('Times in the last 12 months: 1')).toBeVisible();
  await expect(backTest.getByRole('link', { name: 'Show' }).first()).toHaveAttribute('href', /where=NET_AMOUNT/);
  await expectAccessibleInBothSchemes(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Dear packages');
  await form.getByRole('button', { name: 'Save the alert' }).click();
  const line = page
    .getByRole('list', { name: 'Your alerts' })
    .getByRole('listitem')
    .filter({ hasText: 'Dear packages' });
  await expect(line).toContainText('Net Amount (Spend Analysis · Total Spend · Carrier: UPS');
  await expect(page).toHaveURL(/\/alerts$/);
  await line.getByRole('button', { name: 'Delete' }).click();
  await line.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Cost per package rises/ })).toBeVisible();
});

test('an alert is chosen, back-tested, saved, snoozed, paused and deleted', async ({ page }) => {
  await page.goto('/alerts');
  await page.getByRole('button', { name: /^Any figure/ }).click();
  const form = page.getByRole('dialog', { name: 'New alert' });
  const backTest = form.getByRole('region', { name: 'Would have told you' });
  await expect(backTest.getByText(/^Times in the last 12 months: \d+$/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Figure' }).fill('Packages');
  await page.getByRole('option', { name: 'Packages', exact: true }).click();
  await form.getByText('A limit', { exact: true }).click();
  await form.getByRole('button', { name: 'Save the alert' }).click();
  await expect(form.getByText('Enter a limit.', { exact: true })).toBeVisible();
  await form.getByRole('textbox', { name: 'Limit for a week' }).fill('1');
  await expect(backTest.getByText('Times in the last 12 months: 1')).toBeVisible();
  await expect(backTest.getByRole('listitem').first()).toContainText(/packages?|above the limit of 1/);
  await expect(backTest.getByRole('link', { name: 'Show' }).first()).toHaveAttribute('href', /grid=default/);
  await expectAccessibleInBothSchemes(page);
  await form.getByRole('textbox', { name: 'Name' }).fill('Anything at all');
  await form.getByRole('button', { name: 'Save the alert' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();

  const line = page.getByRole('list', { name: 'Your alerts' }).getByRole('listitem').filter({ hasText: 'Anything' });
  await expect(line.getByText('Holds now')).toBeVisible();
  await expect(line.getByText('Before the alert was made.')).toBeVisible();
  await line.getByRole('button', { name: 'Snooze' }).click();
  await page.getByRole('menuitem', { name: 'For a week' }).click();
  await expect(line.getByText(/^Snoozed until/)).toBeVisible();
  await line.getByRole('button', { name: 'Pause' }).click();
  await expect(line.getByText('Paused')).toBeVisible();
  await expectAccessibleInBothSchemes(page);
  await line.getByRole('button', { name: 'Edit' }).click();
  const change = page.getByRole('dialog', { name: 'Change the alert' });
  await change.getByText('Its own past', { exact: true }).click();
  await change.getByRole('button', { name: 'Save' }).click();
  await expect(line).toContainText('Packages higher than usual');
  await line.getByRole('button', { name: 'Delete' }).click();
  await line.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: /^Cost per package rises/ })).toBeVisible();
});
