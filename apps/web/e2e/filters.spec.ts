import { lastDays } from './support/figures.ts';
import { expect, test } from './support/test.ts';

test('a filter lists its values with the rows of each, is searched by typing and worked by keyboard', async ({
  spend,
  api,
}) => {
  const { from, to } = lastDays(365);
  const rows = await api.spendRows(1001, [
    `bill_date between '${from}' and '${to}'`,
    "carrier_name <> 'USPS'",
    "carrier_name not like 'DHL%'",
    'net_amount <> 0',
  ]);
  const upsRows = rows.filter(({ CARRIER_NAME }) => CARRIER_NAME === 'UPS').length;
  await spend.open('client=1001&last=365');
  const panel = await spend.openFilters();
  const carrier = panel.getByRole('combobox', { name: 'Carrier', exact: true });
  await carrier.focus();
  await carrier.press('ArrowDown');
  await expect(
    panel.getByRole('option', { name: `UPS ${upsRows.toLocaleString('en-US')}`, exact: true }),
  ).toBeVisible();
  await carrier.pressSequentially('ups');
  await carrier.press('Enter');
  await expect(panel.getByRole('option', { name: /^UPS / })).toHaveAttribute('aria-selected', 'true');
  await carrier.press('Escape');
  await expect(panel).toBeVisible();
  await expect(carrier).toHaveAttribute('placeholder', 'UPS');
  await carrier.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(spend.parameter('carrier_name')).toEqual([]);
});

test('the only country can be chosen, and gives its states; all countries take them away again', async ({ spend }) => {
  await spend.open('client=1001&last=365');
  const panel = await spend.openFilters();
  const choose = async (name: string, option: RegExp) => {
    await panel.getByRole('combobox', { name, exact: true }).click();
    await panel.getByRole('option', { name: option }).first().click();
    await panel.getByRole('combobox', { name, exact: true }).press('Escape');
  };
  await choose('Receiver Country', /^US/);
  await choose('Receiver State', /./);
  await panel.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('normalised_consignee_country')).toEqual(['US']);
  expect(spend.parameter('normalised_consignee_state')).toHaveLength(1);
  const again = await spend.openFilters();
  await again.getByRole('combobox', { name: 'Receiver Country' }).click();
  await again.getByRole('button', { name: 'Choose all' }).click();
  await again.getByRole('combobox', { name: 'Receiver Country' }).press('Escape');
  await expect(again.getByRole('combobox', { name: 'Receiver State' })).toBeDisabled();
  await again.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('normalised_consignee_country')).toEqual([]);
  expect(spend.parameter('normalised_consignee_state')).toEqual([]);
});

test('figures that answer earlier filters are dimmed until the new ones are there', async ({ spend, page }) => {
  await spend.open('client=1001&last=365');
  const old = spend.widget('Trends').locator('[data-stale]');
  await expect(old).toHaveCount(0);
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await page.route('**/aidashboards/data/spend/*', async (route) => {
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  const panel = await spend.openFilters();
  const carrier = panel.getByRole('combobox', { name: 'Carrier', exact: true });
  await carrier.press('ArrowDown');
  await carrier.pressSequentially('ups');
  await carrier.press('Enter');
  await carrier.press('Escape');
  await panel.getByRole('button', { name: 'Apply' }).click();
  await expect(old.first()).toHaveCSS('opacity', '0.4');
  isHeld = false;
  for (const goOn of waiting) goOn();
  await expect(old).toHaveCount(0);
});
