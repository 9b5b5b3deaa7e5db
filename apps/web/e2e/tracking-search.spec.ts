import { lastDays, money, totalOf } from './support/figures.ts';
import { expect, test } from './support/test.ts';

test('tracking numbers narrow the page; what is not one is refused in words', async ({ spend, page, api }) => {
  const { from, to } = lastDays(365);
  const rows = await api.spendRows(1001, [`bill_date between '${from}' and '${to}'`, "carrier_name = 'UPS'"]);
  const numbers = [...new Set(rows.map(({ TRACKING_NUMBER }) => String(TRACKING_NUMBER ?? '')))].filter(Boolean);
  const [one = '', other = ''] = numbers;
  const amount = (wanted: readonly string[]) =>
    totalOf(
      rows.filter(({ TRACKING_NUMBER }) => wanted.includes(String(TRACKING_NUMBER))),
      'NET_AMOUNT',
    );
  await spend.open('client=1001&last=365');
  const field = page.getByRole('textbox', { name: 'Tracking numbers' });
  const search = async (text: string) => {
    await field.fill(text);
    await field.press('Enter');
  };
  for (const [text, answer] of [
    ['', 'Please enter a tracking number'],
    ['1Z*', 'Please enter a valid tracking number'],
    ['1Z 9', 'Please enter a valid tracking number'],
  ] as const) {
    await search(text);
    await expect(page.getByText(answer).last()).toBeVisible();
  }
  await search(` ${one} , ${other}`);
  await spend.settled();
  expect(spend.parameter('tracking')).toEqual([one, other]);
  expect(await spend.total('Total Spend')).toBe(money(amount([one, other])));
  await search(`${one},${other}`);
  await expect(page.getByText('Already Filtered!')).toBeVisible();
  await search(one);
  await spend.settled();
  await page.getByRole('button', { name: 'Show the shipment' }).click();
  await expect(page.getByRole('dialog')).toContainText(one);
  await page.keyboard.press('Escape');
  await search('');
  await spend.settled();
  expect(spend.parameter('tracking')).toEqual([]);
});

test.describe('without the permission', () => {
  test.use({ user: 'guest' });

  test('there is no tracking search', async ({ spend, page }) => {
    await spend.open('last=90');
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Tracking numbers' })).toHaveCount(0);
  });
});
