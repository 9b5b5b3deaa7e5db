import { writeFile } from 'node:fs/promises';
import { upsFile, upsPackage } from '../../server/test/intake/loads/ups-file.ts';
import { expectAccessible, overThePage } from './support/accessible.ts';
import { runCommand } from './support/run-command.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('tracking numbers are looked up, bad lines named, and the look-up repeated from the history', async ({ page }) => {
  await page.goto('/exceptionTracking?from=2020-01-01');
  const number =
    (await page
      .getByRole('region', { name: 'Findings', exact: true })
      .getByRole('row')
      .nth(1)
      .getByRole('button')
      .nth(1)
      .textContent()) ?? '';
  await page.goto('/tracking');
  await page.getByRole('textbox', { name: 'Tracking numbers' }).fill(`${number}\nnot one\n1Z0000000000000000`);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 found' })).toBeVisible();
  await expect(page.getByText('Line 2: ‘not one’')).toBeVisible();
  await page.getByRole('button', { name: number }).click();
  await expect(page.getByRole('dialog')).toContainText(number);
  await page.goto('/trackingHistory');
  await page.getByRole('link', { name: 'Repeat' }).first().click();
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 found' })).toBeVisible();
});

test('a finding is set to another state with a note, and the sums on top follow', async ({ page }) => {
  await page.goto('/exceptionTracking?from=2020-01-01&state=open');
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  const accepted = page.getByRole('button', { name: /^Dismissed/ });
  const before = await accepted.textContent();
  await findings.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: 'Possible claim' });
  await expect(panel.getByRole('table', { name: 'Invoices with this package' })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Dismissed' }).click();
  await panel.getByRole('textbox', { name: 'Note' }).fill('Charged rightly');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(accepted).not.toHaveText(before ?? '');
});

test('what can still be claimed is one click away, with its deadline, and a claim is filed with its number', async ({
  page,
}, testInfo) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  const twice = { account: 'TWICE1', charges: upsPackage('1ZTWICE0000000001') };
  const bills = [
    { ...twice, number: 'TWICE1A', date: daysAgo(60) },
    { ...twice, number: 'TWICE1B', date: daysAgo(50) },
  ];
  const file = testInfo.outputPath('billed-twice.csv');
  await writeFile(file, upsFile(...bills));
  expect(await runCommand('load', file, '--client', '1006')).toMatchObject({ code: 0 });
  await page.goto('/exceptionTracking?from=2020-01-01&search=1ZTWICE0000000001');
  const claimable = page.getByRole('button', { name: /^Certain/ });
  await expect(claimable).toContainText('First deadline');
  await claimable.click();
  await expect(page).toHaveURL(/confidence=certain/);
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  await expect(findings.getByText(/^\d+ days? left$/).first()).toBeVisible();
  await findings.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: 'Possible claim' });
  await expect(panel.getByRole('table', { name: 'Evidence' })).toContainText('Promised');
  await expect(panel.getByRole('table', { name: 'Invoices with this package' })).toContainText('This finding');
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Claim filed' }).click();
  await panel.getByRole('textbox', { name: 'Claim number' }).fill('C-2026-17');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await page.goto('/exceptionTracking?from=2020-01-01&search=C-2026-17');
  await findings.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(panel.getByRole('textbox', { name: 'Claim number' })).toHaveValue('C-2026-17');
});

test('the tiles follow the chosen rule and carrier', async ({ page }) => {
  await page.goto('/exceptionTracking?from=2020-01-01');
  const open = page.getByRole('button', { name: /^Open/ });
  const ofAll = await open.textContent();
  await page.goto('/exceptionTracking?from=2020-01-01&rule=billed_twice');
  await expect(open).toBeVisible();
  expect(await open.textContent()).not.toBe(ofAll);
});

test('a finding has a page of its own with its lines side by side, which a link opens and a change keeps', async ({
  page,
}) => {
  await page.goto('/exceptionTracking?from=2020-01-01&rule=billed_twice&carrierName=UPS');
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  await findings.getByRole('link', { name: 'Open the page of the finding' }).first().click();
  await expect(page).toHaveURL(/\/exceptionTracking\/[0-9a-f]{32}\?.*from=2020-01-01/);
  await expect(page.getByRole('heading', { name: /billed \$.* too much: Package billed twice/ })).toBeVisible();
  const lines = page.getByRole('table', { name: 'Billed and expected' });
  await expect(lines).toContainText('In question');
  await expect(lines.getByRole('rowheader', { name: 'Total' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Deadlines' })).toContainText('Billing error');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Attach a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'proof.txt', mimeType: 'text/plain', buffer: Buffer.from('Signed by nobody') });
  await expect(page.getByRole('button', { name: 'proof.txt' })).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.pressSequentially('Seen on its page, @ship');
  await page.getByRole('option', { name: 'shipper' }).click();
  await expect(note).toHaveValue('Seen on its page, @shipper ');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('1 finding updated.')).toBeVisible();
  await expect(page.getByText(/^Last changed/)).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Seen on its page, @shipper');
  await expect(page.getByRole('button', { name: 'proof.txt' })).toBeVisible();
});

test('the filters of the inbox are kept as a view, which opens it from elsewhere', async ({ page }) => {
  await page.goto('/claims?from=2020-01-01&state=open&carrierName=UPS');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  const views = page.getByRole('dialog');
  await views.getByRole('textbox', { name: 'Save what is on screen as' }).fill('UPS, to be filed');
  await views.getByRole('button', { name: 'Save view' }).click();
  await page.goto('/exceptionCharge');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('link', { name: /^UPS, to be filed.*Claims · All clients/ }).click();
  await expect(page).toHaveURL(/\/claims\?.*carrierName=UPS/);
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('Open');
});

test('claims are filed together with their number, and the change is taken back', async ({ page }) => {
  await page.goto('/claims?from=2020-01-01&state=open');
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  const first = findings.getByRole('row').nth(1);
  await first.getByRole('checkbox').check();
  await findings.getByRole('row').nth(2).getByRole('checkbox').check();
  await findings.getByRole('button', { name: 'Update selected' }).click();
  const form = page.getByRole('dialog', { name: 'Update selected' });
  await form.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Claim filed' }).click();
  await form.getByRole('textbox', { name: 'Claim number' }).fill('C-2026-44');
  await form.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('2 findings updated.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('The change was taken back.')).toBeVisible();
  await page.goto('/claims?from=2020-01-01&search=C-2026-44');
  await expect(page.getByText('No exceptions found in these invoices.')).toBeVisible();
});

test('a credit is set aside as for no claim, and the decision is taken back', async ({ page }) => {
  await page.goto('/recoveries?from=2020-01-01');
  await expect(page.getByText('Still due', { exact: true })).toBeVisible();
  const credits = page.getByRole('region', { name: 'Credits', exact: true });
  const first = credits.getByRole('row').nth(1);
  await first.getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: 'Credit' });
  await panel.getByRole('button', { name: 'For no claim' }).click();
  await expect(panel).toBeHidden();
  await expect(first).toContainText('Not for a claim');
  await first.getByRole('button').first().click();
  await panel.getByRole('button', { name: 'Take the decision back' }).click();
  await expect(panel).toBeHidden();
  await expect(first).not.toContainText('Not for a claim');
});

test('account numbers are checked', async ({ page }) => {
  await page.goto('/accountNumberValidation');
  await page.getByRole('textbox', { name: 'Account numbers' }).fill('4R7A21\n0000-4r7a21\n999999');
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(page.getByText('The same as line 1')).toBeVisible();
  await expect(page.getByText('Unknown: 1')).toBeVisible();
});

test('a carrier’s answer is attached, and deleted after a question when it was a mistake', async ({ page }) => {
  await page.goto('/exceptionTracking?from=2020-01-01&state=open');
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  await findings.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: 'Possible claim' });
  await panel.getByRole('button', { name: 'Attach a carrier response' }).click();
  await panel.getByRole('combobox', { name: 'Decision' }).click();
  await page.getByRole('option', { name: 'Denied' }).click();
  const file = { name: 'mistake.txt', mimeType: 'text/plain', buffer: Buffer.from('Not this one') };
  await panel.locator('input[type="file"]').setInputFiles(file);
  await panel.getByRole('button', { name: 'Attach', exact: true }).click();
  const remove = panel.getByRole('button', { name: 'Delete the response' });
  await expect(remove).toBeVisible();
  await remove.click();
  const question = page.getByRole('dialog', { name: 'Delete the response' });
  await expect(question).toContainText('mistake.txt and the carrier’s decision will be permanently deleted');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await question.getByRole('button', { name: 'Delete the response' }).click();
  await expect(remove).toBeHidden();
});

test('a phone shows the outline of a page while its code loads, and folds its filters', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/exceptions-page-*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/tracking');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Exceptions by package' }).click();
  await expect(page.locator('main').getByRole('status', { name: 'Loading' }).first()).toBeVisible();
  held.resolve();
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect(filters).toBeVisible();
  const rule = page.getByRole('combobox', { name: 'Rule' });
  await expect(rule).toBeHidden();
  await filters.click();
  await expect(rule).toBeVisible();
});

test('a report of what was recovered is requested below the page, for its days', async ({ page }) => {
  await page.goto('/recoveries?from=2020-01-01');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a report' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, overThePage.dialog);
  await dialog.getByRole('combobox', { name: 'Report' }).click();
  await page.getByRole('option', { name: 'Credits and what they answer' }).click();
  await expect(dialog).toContainText('Each credit on the invoices of these days');
  await dialog.getByRole('button', { name: 'Request the report' }).click();
  await page.getByRole('link', { name: 'Report submitted successfully! Click here to download' }).click();
  const line = page.getByText('Credits and what they answer').first();
  await expect(line).toBeVisible();
});
