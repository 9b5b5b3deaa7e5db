import { readFile } from 'node:fs/promises';
import { expectAccessible, overThePage } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test('selected findings become a packet with a file and a letter, which is found again and withdrawn', async ({
  page,
}) => {
  await page.goto('/exceptionTracking?rule=billed_twice&from=2020-01-01');
  const findings = page.getByRole('region', { name: 'Findings', exact: true });
  await findings.getByRole('row').nth(1).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Make packet' }).click();
  const form = page.getByRole('dialog', { name: 'Make packet' });
  await expect(form.getByRole('radio', { name: '1 selected' })).toBeChecked();
  await expectAccessible(page, overThePage.dialog);
  await form.getByRole('button', { name: 'Make packet' }).click();
  const made = page.getByRole('dialog', { name: 'Packets made' });
  const number = (await made.getByText(/^CP-\d{4}-\d{6}$/).textContent()) ?? '';
  const downloading = page.waitForEvent('download');
  await made.getByRole('button', { name: `Letter, ${number}` }).click();
  const letter = await downloading;
  expect(letter.suggestedFilename()).toContain(number);
  expect((await readFile(await letter.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await made.getByRole('link', { name: 'All packets' }).click();

  await page.getByRole('button', { name: number, exact: true }).click();
  const packet = page.getByRole('dialog', { name: 'Claim packet' });
  await expect(packet.getByRole('textbox', { name: 'Subject' })).toHaveValue(new RegExp(number));
  await packet.getByRole('textbox', { name: 'To', exact: true }).fill('claims@carrier.test');
  await packet.getByRole('button', { name: 'Send' }).click();
  await expect(packet.getByRole('alert')).toContainText('The portal has no mail server.');
  await packet.getByRole('button', { name: 'Withdraw the packet' }).click();
  await page
    .getByRole('dialog', { name: 'Withdraw the packet' })
    .getByRole('button', { name: 'Withdraw the packet' })
    .click();
  await expect(page.getByText(`${number} is withdrawn.`)).toBeVisible();
  await expect(page.getByRole('row', { name: number })).toContainText('Packet withdrawn');
  const again = page.waitForEvent('download');
  await page.getByRole('button', { name: `Letter, ${number}` }).click();
  await again;
  await expect(packet).toBeHidden();
});

test('the file of a carrier is changed, with its preview, and reset', async ({ page }) => {
  await page.goto('/claimPackets?view=templates');
  const preview = page.getByRole('region', { name: 'As it is written' });
  await expect(preview).toContainText('Account Number,Invoice Number');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Move column 2 up' }).click();
  await expect(preview).toContainText('Invoice Number,Account Number');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changed by admin')).toBeVisible();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('dialog', { name: 'Reset' }).getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('As Waybill ships it').first()).toBeVisible();
  await expect(preview).toContainText('Account Number,Invoice Number');
});
