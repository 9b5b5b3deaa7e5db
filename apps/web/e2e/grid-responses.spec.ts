import { addCarrierResponse } from '@waybill/contract';
import { Api } from './support/api.ts';
import { lastDays } from './support/figures.ts';
import { expect, test } from './support/test.ts';

const days = lastDays(365);

test('what the carrier answered stands behind the amounts of its row, and is shown and downloaded from there', async ({
  spend,
  page,
  api,
}) => {
  const child = (await api.clients()).find(({ id }) => id === 1001)?.childClients[0]?.id ?? 0;
  const rows = await api.spendRows(child, [`bill_date between '${days.from}' and '${days.to}'`]);
  const trackingNumber = rows.flatMap(({ TRACKING_NUMBER: number }) => (number ? [String(number)] : [])).at(-1) ?? '';
  const admin = await Api.signIn('admin');
  const answer = { outcome: 'adjusted', gsrReasons: 'Partly granted', fileName: 'answer.txt' };
  const content = btoa('Your claim is granted in part.');
  await admin.ask(addCarrierResponse, {}, { ...answer, clientId: child, trackingNumber, content });
  await spend.open('client=1001&last=365&grid=default');
  const grid = page.getByRole('grid', { name: 'Rows of Spend Analysis' });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/responsesOfPackages')) asked.push(request.postData() ?? '');
  });
  await grid.locator('th[data-column="TRACKING_NUMBER"]').hover();
  await page.getByRole('button', { name: 'Tracking Number: filter and arrange' }).click();
  await page.getByLabel('Tracking Number: value').fill(trackingNumber);
  await page.keyboard.press('Escape');
  await expect(page.getByText(`Tracking Number contains ${trackingNumber}`)).toBeVisible();
  await grid.locator('xpath=..').evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(grid.getByRole('columnheader').last()).toHaveAccessibleName('Carrier response');
  const row = grid.locator('tr[data-position="0"]');
  await expect(row.getByText('Adjusted')).toBeVisible();
  expect(asked).toEqual([...new Set(asked)]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download Captcha Response' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('answer.txt');
  await row.getByRole('button', { name: /^Show .* Response$/ }).click();
  await expect(page.getByText('Your claim is granted in part.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Your claim is granted in part.')).toBeHidden();
  await expect(grid).toBeVisible();
});
