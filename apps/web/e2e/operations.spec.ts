import { expectAccessibleInBothSchemes, overThePage } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const screens = ['/ftplocations?open=1', '/reportsExecConfig', '/viewScheduledReports?open=1', '/backups'];
/** What opens over one of them. */
const panels = ['/ftplocations?open=new'];

test('a scheduled report of somebody else is made now, opened, paused and deleted', async ({ page }) => {
  await page.goto('/viewScheduledReports');
  await page.getByRole('button', { name: 'Spend of last week' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('analyst@example.com');
  await panel.getByRole('button', { name: 'Run now' }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: /^Open .*\.xlsx$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
  await panel.getByRole('button', { name: 'Pause' }).click();
  await expect(panel.getByRole('row', { name: 'Next run (UTC) Paused' })).toBeVisible();
  await panel.getByRole('button', { name: 'Resume' }).click();
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto('/viewScheduledReports?search=Refunds+of');
  await page.getByRole('button', { name: 'Refunds of the month' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText('will not run again');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Refunds of the month is deleted.')).toBeVisible();
  await page.goto('/audit_log?action=scheduled_report');
  await expect(page.getByRole('cell', { name: 'scheduled_report.delete' })).toBeVisible();
});

test('a place to fetch from is added at its fields, tested, and says what is wrong', async ({ page }) => {
  await page.goto('/ftplocations');
  await page.getByRole('button', { name: 'New FTP location' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Client' }).click();
  await page.getByRole('option', { name: 'Harbor & Pine Home' }).click();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('FedEx invoices');
  await form.getByLabel('Host').fill('127.0.0.1');
  await form.getByLabel('User name').fill('waybill');
  await form.getByRole('button', { name: 'Create FTP location' }).click();
  await expect(form.getByText('Or a private key is required')).toBeVisible();
  await form.getByLabel('Password', { exact: true }).fill('never shown again');
  await form.getByRole('button', { name: 'Create FTP location' }).click();
  await expect(form.getByText('Saved. Leave empty to keep it.')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Fetch now' })).toBeDisabled();
  await form.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByText(/this machine or its own network link, which is not permitted/)).toBeVisible();
  await form.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('FedEx invoices is deleted.')).toBeVisible();
});

test('backups are scheduled, and one is taken and restored for a test at once', async ({ page }) => {
  await page.goto('/backups');
  await expect(page.getByRole('row', { name: 'Next (UTC) None is scheduled.' })).toBeVisible();
  await page.getByRole('switch', { name: 'Take backups on a schedule' }).click();
  await page.getByLabel('Backups to keep').fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row', { name: 'Next (UTC) None is scheduled.' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back up now' }).click();
  await expect(page.getByRole('row', { name: /Backup admin Done/ })).toBeVisible();
  await page.getByRole('button', { name: 'Test restore' }).click();
  await expect(page.getByRole('row', { name: /Test restore admin Done/ })).toBeVisible();
});

test('limits of reports are in force at once and stand in the audit log', async ({ page }) => {
  await page.goto('/reportsExecConfig');
  await page.getByLabel('Reports of one user waiting or running').fill('7');
  await page.getByRole('region', { name: 'Limits of reports' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Reports of one user waiting or running')).toHaveValue('7');
  await page.goto('/audit_log?action=report_limits');
  await page.getByRole('row').filter({ hasText: 'report_limits.update' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'queuedPerUser 20 7' })).toBeVisible();
});

for (const path of screens) {
  test(`${path} is accessible in light and in dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section[aria-busy=false]').first()).toBeAttached();
    await expectAccessibleInBothSchemes(page);
  });
}

for (const path of panels) {
  test(`${path} is accessible in light and in dark`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section[aria-busy=false]').first()).toBeAttached();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleInBothSchemes(page, overThePage.dialog);
  });
}
