import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessible.ts';
import { Api } from './support/api.ts';
import { expect, signedIn, test } from './support/test.ts';

test('all rows of a page become a file that its reader finds under Reports', async ({ page, spend }) => {
  await spend.open('client=1001&last=365&grid=default');
  await page.getByRole('button', { name: 'Download Data' }).click();
  const question = page.getByText(/^Are you sure to download all data\([\d,]+ rows\) without applying any filter \?$/);
  const asked = Number(((await question.textContent()) ?? '').replaceAll(/\D/g, ''));
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await page.getByRole('link', { name: 'Report submitted successfully! Click here to download' }).click();
  await expect(page).toHaveURL(/\/reports$/);
  const report = page.getByRole('listitem').filter({ hasText: 'Spend Analysis' }).first();
  await expect(report.getByText('Completed')).toBeVisible();
  await expect(report.getByText(`${asked.toLocaleString('en-US')} rows`)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Harbor & Pine Group_Spend Analysis.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(asked + 1);
  expect(lines[0]).toContain('Invoice Date,Tracking Number,Carrier,Service Name,Net Amount');
  await expectAccessible(page);

  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pine group_spend');
  await page.getByRole('dialog').getByText('Harbor & Pine Group_Spend Analysis.csv').click();
  await expect(page).toHaveURL(/\/reports\?report=\d+$/);
  await expect(report).toHaveAttribute('aria-current', 'true');
  await expectAccessible(page);
  await page.goto('/reports?report=999999');
  await expect(page.getByText('This report was deleted or has expired.')).toBeVisible();
});

test('a report is ordered by its name, for one carrier and some months', async ({ page }) => {
  await page.goto('/reports');
  await page.getByRole('button', { name: 'Request a report' }).click();
  const form = page.getByRole('dialog', { name: 'Request a report' });
  await form.getByRole('combobox', { name: 'Report' }).click();
  await page.getByRole('option', { name: 'Annual Summary' }).click();
  await expect(form.getByText('Packages, weight and cost of each month.')).toBeVisible();
  await form.getByLabel('First invoice date').fill('2020-01-01');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Request the report' }).click();
  await expect(form.getByRole('alert')).toContainText('at most 13 months');
  await form.getByLabel('First invoice date').fill(await form.getByLabel('Last invoice date').inputValue());
  await form.getByRole('button', { name: 'Request the report' }).click();
  await expect(form).toBeHidden();
  const report = page.getByRole('listitem').filter({ hasText: 'Annual Summary' });
  await expect(report.getByText('Completed')).toBeVisible();
  await report.getByRole('button', { name: 'Delete' }).click();
  await report.getByRole('button', { name: 'Delete' }).click();
  await expect(report).toHaveCount(0);
});

test('a retry that succeeds says so, and nothing of the failure before it', async ({ page, spend }) => {
  let isLost = true;
  await page.route('**/submitReport/spend', async (route) => {
    if (isLost) return route.abort();
    await new Promise((resolve) => setTimeout(resolve, 500));
    return route.fulfill({ status: 200, contentType: 'text/plain', body: 'Report submitted.' });
  });
  await spend.open('client=1001&last=365&carrier_name=FedEx&grid=default');
  const submit = async () => {
    await page.getByRole('button', { name: 'Download Data' }).click();
    await page.getByRole('button', { name: 'Yes', exact: true }).click();
  };
  await submit();
  await expect(page.getByText('Could not submit report!')).toBeVisible();
  isLost = false;
  await submit();
  await expect(page.getByText('Submitting report to server..')).toBeVisible();
  await expect(page.getByText('Could not submit report!')).toHaveCount(0);
  await expect(page.getByText('Report submitted successfully! Click here to download')).toBeVisible();
  await expect(page.getByText('Could not submit report!')).toHaveCount(0);
});

test('a limit of the administrator is told with its number, not as a failure', async ({ page, spend }) => {
  const refusal = 'This report has 21,000 rows, and at most 5,000 are possible. Choose fewer days or filter the page.';
  await page.route('**/submitReport/spend', (route) =>
    route.fulfill({ status: 200, contentType: 'text/plain', body: refusal }),
  );
  await spend.open('client=1001&last=365&carrier_name=FedEx&grid=default');
  await page.getByRole('button', { name: 'Download Data' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText(refusal)).toBeVisible();
  await expect(page.getByText('Could not submit report!')).toHaveCount(0);
});

test('the same rows are not submitted twice, filtered ones are asked about in other words', async ({ page, spend }) => {
  await spend.open('client=1001&last=365&grid=default');
  await page.getByRole('button', { name: 'Download Data' }).click();
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page.getByText('This report is already submitted. It is in Reports.')).toBeVisible();
  await spend.open('client=1001&last=365&carrier_name=UPS&grid=default');
  await page.getByRole('button', { name: 'Download Data' }).click();
  await expect(page.getByText(/^Are you sure to download data\([\d,]+ rows\) with applied filters \?$/)).toBeVisible();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await page.getByLabel('Data View').selectOption({ label: 'Group by carrier' });
  await expect(page.getByRole('button', { name: 'Download Data' })).toBeHidden();
});

test('a report is scheduled, comes at once when asked to, is paused and deleted', async ({ page }) => {
  await page.goto('/reports');
  const reports = page.getByRole('list', { name: 'Your reports' }).getByRole('listitem');
  await expect(reports).not.toHaveCount(0);
  const before = await reports.count();
  await reports.first().getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Every first');
  await dialog.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Monthly' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  const schedule = page.getByRole('list', { name: 'Scheduled reports' }).getByRole('listitem');
  await expect(schedule).toContainText('Every first');
  await expect(schedule).toContainText('On day 1 of every month at 06:00 (UTC)');
  await schedule.getByRole('button', { name: 'Run now' }).click();
  await expect(reports.first()).toContainText('Sent by schedule');
  await expect(reports.first().getByText('Completed')).toBeVisible();
  await schedule.getByRole('button', { name: 'Pause' }).click();
  await expect(schedule.getByText('Paused')).toBeVisible();
  await schedule.getByRole('button', { name: 'Delete' }).click();
  await schedule.getByRole('button', { name: 'Delete' }).click();
  await expect(schedule).toHaveCount(0);
  await reports.first().getByRole('button', { name: 'Delete' }).click();
  await reports.first().getByRole('button', { name: 'Delete' }).click();
  await expect(reports).toHaveCount(before);
});

test('the rows of a page are scheduled without a report before, by the clock of a time zone', async ({ page }) => {
  await page.goto('/reports');
  await page.getByRole('button', { name: 'New schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Page' }).click();
  await page.getByRole('option', { name: 'Refund', exact: false }).first().click();
  await dialog.getByLabel('Name').fill('Refunds by mail');
  await dialog.getByRole('combobox', { name: 'Time zone' }).fill('New York');
  await page.getByRole('option', { name: 'America/New York' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  const schedule = page.getByRole('listitem').filter({ hasText: 'Refunds by mail' });
  await expect(schedule).toContainText('Every Monday at 06:00 (America/New York)');
  await expect(schedule).toContainText(/Next: .* 06:00/);

  await schedule.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByRole('combobox', { name: 'How often' }).click();
  await page.getByRole('option', { name: 'Daily' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(schedule).toContainText('Every day at 06:00 (America/New York)');
  await schedule.getByRole('button', { name: 'Delete' }).click();
  await schedule.getByRole('button', { name: 'Delete' }).click();
  await expect(schedule).toHaveCount(0);
});

test('a view of a sub-client is scheduled for a colleague, who finds the report', async ({
  api,
  browser,
  page,
  spend,
}) => {
  const parent = (await api.clients()).find(({ childClients }) => childClients.length > 0);
  const child = parent?.childClients[0];
  if (parent === undefined || child === undefined) throw new Error('The shipper has no sub-clients');
  await spend.open(`client=${parent.id}&children=${child.id}&period=Previous+Month&carrier_name=UPS`);
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Save what is on screen as' }).fill('UPS of one branch');
  await page.getByRole('dialog').getByRole('button', { name: 'Save view' }).click();
  await expect(page.getByRole('link', { name: /^UPS of one branch/ })).toBeVisible();

  await page.goto('/reports');
  await page.getByRole('button', { name: 'New schedule' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Saved filter set or view' }).click();
  await page.getByRole('option', { name: 'UPS of one branch' }).click();
  await expect(dialog.getByText(child.name, { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('UPS of one branch');
  await expect(dialog.getByRole('combobox', { name: 'Days in each report' })).toHaveValue('Previous Month');
  await dialog.getByRole('combobox', { name: 'Also send to' }).click();
  await page.getByRole('option', { name: /^Lena Vogel/ }).click();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click();
  const schedules = page.getByRole('list', { name: 'Scheduled reports' });
  const schedule = schedules.getByRole('listitem').filter({ hasText: 'UPS of one branch' });
  await expect(schedule).toContainText('Also to Lena Vogel');
  await schedule.getByRole('button', { name: 'Run now' }).click();
  const made = page.getByRole('list', { name: 'Your reports' }).getByRole('listitem').first();
  await expect(made).toContainText(/UPS.*Sent by schedule/);
  await expect(made.getByText('Completed')).toBeVisible();

  const colleague = await browser.newContext({ storageState: signedIn((await Api.signIn('analyst')).token) });
  const desk = await colleague.newPage();
  await desk.goto('/reports');
  const received = desk.getByRole('list', { name: 'Your reports' }).getByRole('listitem').first();
  await expect(received).toContainText('from Sam Okafor');
  await expect(received.getByRole('button', { name: 'Download' })).toBeVisible();
  await colleague.close();

  for (const line of [schedule, made]) {
    await line.getByRole('button', { name: 'Delete' }).click();
    await line.getByRole('button', { name: 'Delete' }).click();
  }
  await expect(schedule).toHaveCount(0);
});

test('a report is repeated and deleted after a question', async ({ page }) => {
  await page.goto('/reports');
  const reports = page.getByRole('list', { name: 'Your reports' }).getByRole('listitem');
  await expect(reports).not.toHaveCount(0);
  const before = await reports.count();
  await reports.first().getByRole('button', { name: 'Repeat' }).click();
  await expect(reports).toHaveCount(before + 1);
  await expect(reports.first().getByText('Completed')).toBeVisible();
  for (let left = before; left >= 0; left -= 1) {
    await reports.first().getByRole('button', { name: 'Delete' }).click();
    await reports.first().getByRole('button', { name: 'Delete' }).click();
    await expect(reports).toHaveCount(left);
  }
  await expect(page.getByText('No Data available').first()).toBeVisible();
});

test.describe('a guest', () => {
  test.use({ user: 'guest' });

  test('has no reports', async ({ page, spend }) => {
    await spend.open('grid=default');
    await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download Data' })).toBeHidden();
    await page.goto('/reports');
    await expect(page.getByRole('heading', { name: '404 page not found' })).toBeVisible();
  });
});
