import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const screens = ['/reportsExecConfig', '/viewScheduledReports?open=1'];

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
  await panel.getByRole('button', { name: 'Go on' }).click();
  await expect(panel.getByRole('button', { name: 'Pause' })).toBeVisible();

  await page.goto('/viewScheduledReports?search=Refunds+of');
  await page.getByRole('button', { name: 'Refunds of the month' }).click();
  await panel.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete' });
  await expect(question).toContainText('never comes again');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Refunds of the month is deleted.')).toBeVisible();
  await page.goto('/audit_log?action=scheduled_report');
  await expect(page.getByRole('cell', { name: 'scheduled_report.delete' })).toBeVisible();
});

test('limits of reports are in force at once and stand in the audit log', async ({ page }) => {
  await page.goto('/reportsExecConfig');
  await page.getByLabel('Reports of one user that wait or run').fill('7');
  await page.getByRole('region', { name: 'Limits of reports' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Reports of one user that wait or run')).toHaveValue('7');
  await page.goto('/audit_log?action=report_limits');
  await page.getByRole('row').filter({ hasText: 'report_limits.update' }).getByRole('button').first().click();
  await expect(page.getByRole('dialog').getByRole('row', { name: 'queuedPerUser 20 7' })).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const) {
  for (const path of screens) {
    test(`${path} is accessible in ${scheme}`, async ({ page }) => {
      await page.addInitScript((chosen) => localStorage.setItem('waybill.colorScheme', chosen), scheme);
      await page.goto(path);
      await expect(page.locator('section[aria-busy=false]').first()).toBeAttached();
      await expectAccessible(page);
    });
  }
}
