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
  await page.goto('/exceptionCharge?from=2020-01-01&state=open');
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  const accepted = page.getByRole('button', { name: /^Accepted/ });
  const before = await accepted.textContent();
  await findings.getByRole('row').nth(1).getByRole('button').first().click();
  const panel = page.getByRole('dialog', { name: 'Possible claim' });
  await expect(panel.getByRole('table', { name: 'Invoices with this package' })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Accepted' }).click();
  await panel.getByRole('textbox', { name: 'Note' }).fill('Charged rightly');
  await panel.getByRole('button', { name: 'Save' }).click();
  await expect(panel).toBeHidden();
  await expect(accepted).not.toHaveText(before ?? '');
});

test('what can still be claimed is one click away, with its deadline, and a claim is filed with its number', async ({
  page,
}) => {
  await page.goto('/exceptionCharge?rule=weight_correction&from=2020-01-01');
  const claimable = page.getByRole('button', { name: /^Worth checking/ });
  await expect(claimable).toContainText('First deadline');
  await claimable.click();
  await expect(page).toHaveURL(/claimWindow=claimable/);
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
  await page.goto('/exceptionCharge?rule=weight_correction&from=2020-01-01&search=C-2026-17');
  await findings.getByRole('row').nth(1).getByRole('button').first().click();
  await expect(panel.getByRole('textbox', { name: 'Claim number' })).toHaveValue('C-2026-17');
});

test('the tiles follow the chosen rule and carrier', async ({ page }) => {
  await page.goto('/exceptionCharge?from=2020-01-01');
  const open = page.getByRole('button', { name: /^Open/ });
  const ofAll = await open.textContent();
  await page.goto('/exceptionCharge?from=2020-01-01&rule=address_correction&carrierName=UPS');
  await expect(open).toBeVisible();
  expect(await open.textContent()).not.toBe(ofAll);
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
