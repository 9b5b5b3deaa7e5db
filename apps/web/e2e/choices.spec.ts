import { displayDate } from '@waybill/model';
import { lastDays, money, ofTotalSpend, totalOf } from './support/figures.ts';
import { expect, test } from './support/test.ts';

test('without a choice the first client is shown from its engage date through today', async ({ spend, api }) => {
  const [first] = await api.clients();
  await spend.open();
  await expect(spend.page.getByRole('button', { name: /^Client: / })).toHaveAttribute('title', first?.name ?? '');
  const today = displayDate(lastDays(1).to);
  const from = displayDate(first?.engageDate ?? '');
  await expect(spend.page.getByRole('button', { name: `Invoice Date · ${from} – ${today}` })).toBeVisible();
});

test('the dates: a rolling period, the last days, presets and both kinds of date', async ({ spend }) => {
  await spend.open('client=1001&last=90&carrier_name=UPS');
  const dates = await spend.openDates();
  await expect(dates.getByText('Your filters stay when applied.')).toBeVisible();
  await dates.getByText('Dates', { exact: true }).click();
  await dates.getByRole('button', { name: 'Earlier', exact: true }).click();
  await dates.getByRole('button', { name: 'Later', exact: true }).click();
  await dates.getByText('Rolling Period', { exact: true }).click();
  for (const period of [
    'Current Week',
    'Current Month',
    'Current Quarter',
    'Annual',
    'YTD',
    'Previous Week',
    'Previous Month',
    'Previous Quarter',
    'Previous Year',
  ]) {
    await expect(dates.getByRole('button', { name: period, exact: true })).toBeVisible();
  }
  await dates.getByRole('button', { name: 'YTD', exact: true }).click();
  await dates.getByText('Ship Date', { exact: true }).click();
  await dates.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('period')).toEqual(['YTD']);
  expect(spend.parameter('dateType')).toEqual(['pickup_date']);
  expect(spend.parameter('carrier_name')).toEqual(['UPS']);

  const again = await spend.openDates();
  await again.getByText('Last', { exact: true }).click();
  const days = again.getByLabel('Last days, including today');
  await days.fill('366');
  await expect(again.getByText('Please enter 1 to 365 days.')).toBeVisible();
  await expect(again.getByRole('button', { name: 'Apply' })).toBeDisabled();
  await days.fill('30');
  await again.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('last')).toEqual(['30']);

  const third = await spend.openDates();
  await third.getByText('Dates', { exact: true }).click();
  for (const preset of ['Two Years Back to Date', 'Previous Year', 'YTD', 'Engage Date to Date']) {
    await expect(third.getByRole('button', { name: new RegExp(`^${preset}.* – `) })).toBeVisible();
  }
  await third.getByRole('button', { name: /^Previous Year.* – / }).click();
  await third.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  const year = new Date().getUTCFullYear() - 1;
  expect(spend.parameter('from')).toEqual([`${year}-01-01`]);
  expect(spend.parameter('to')).toEqual([`${year}-12-31`]);
});

test('some children of a parent are analysed together', async ({ spend, api }) => {
  const { from, to } = lastDays(365);
  const rows = await api.spendRows(1001, [`bill_date between '${from}' and '${to}'`, 'client_id in (1002, 1003)']);
  await spend.open('client=1001&last=365&carrier_name=UPS');
  const clients = await spend.openClients();
  await clients.getByLabel('Harbor & Pine Group (itself)').uncheck();
  await clients.getByLabel('Harbor Kids').uncheck();
  await clients.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('children').toSorted()).toEqual(['1002', '1003']);
  expect(spend.parameter('carrier_name')).toEqual(['UPS']);
  expect(spend.parameter('last')).toEqual([]);
  await spend.open('client=1001&children=1002&children=1003&last=365');
  expect(await spend.total('Total Spend')).toBe(money(totalOf(ofTotalSpend(rows), 'NET_AMOUNT')));
});

test('another client is chosen by typing its name', async ({ spend }) => {
  await spend.open('client=1001&last=90');
  const clients = await spend.openClients();
  await clients.getByRole('combobox', { name: 'Client' }).fill('Kids');
  await clients.getByRole('option', { name: 'Harbor Kids' }).click();
  await spend.settled();
  expect(spend.parameter('client')).toEqual(['1004']);
  expect(spend.parameter('last')).toEqual([]);
  await expect(spend.page.getByRole('button', { name: /^Client: Harbor Kids/ })).toBeVisible();
});

test('filters narrow the page, stand in the address as chips, and depend on each other', async ({ spend, api }) => {
  const { from, to } = lastDays(365);
  const rows = await api.spendRows(1001, [`bill_date between '${from}' and '${to}'`, "carrier_name = 'FedEx'"]);
  await spend.open('client=1001&last=365');
  const filters = await spend.openFilters();
  for (const label of [
    'Carrier',
    'Currency',
    'Service',
    'Account Division',
    'Account Group',
    'Account',
    'Zone',
    'Bill Option',
    'Sender Country',
    'Sender State',
    'Receiver Country',
    'Receiver State',
  ]) {
    await expect(filters.getByRole('combobox', { name: label, exact: true })).toBeVisible();
  }
  const receiverState = filters.getByRole('combobox', { name: 'Receiver State' });
  await expect(receiverState).toBeDisabled();
  await expect(receiverState).toHaveAttribute('placeholder', "Select 'Receiver Country'");
  await filters.getByRole('combobox', { name: 'Carrier' }).click();
  await filters.getByRole('option', { name: /^FedEx \d/ }).click();
  await filters.getByRole('button', { name: 'Apply' }).click();
  await spend.settled();
  expect(spend.parameter('carrier_name')).toEqual(['FedEx']);
  expect(await spend.total('Total Spend')).toBe(money(totalOf(rows, 'NET_AMOUNT')));
  await spend.page.getByRole('button', { name: /^Remove the filter/ }).click();
  await spend.settled();
  expect(spend.parameter('carrier_name')).toEqual([]);
});

test('a click on a bar filters the page by it', async ({ spend }) => {
  await spend.open('client=1001&last=365');
  const breakdown = await spend.showTable('Breakdown');
  await breakdown.getByRole('button', { name: 'Filter by Ground', exact: true }).click();
  await spend.settled();
  expect(spend.parameter('service_category')).toEqual(['Ground']);
  await expect(breakdown.getByRole('row')).toHaveCount(2);
});

test('one currency is shown as it was billed, all are converted', async ({ spend }) => {
  await spend.open('client=1001&last=365');
  const note = 'By default all currencies are converted to USD using open exchange rates.';
  await spend.page.getByRole('button', { name: `Currency: ${note}` }).focus();
  await expect(spend.page.getByRole('tooltip', { name: note })).toBeVisible();
  await spend.open('client=1001&last=365&currency_code=CAD');
  await spend.page.getByRole('button', { name: 'Currency: CAD: no conversion made' }).hover();
  await expect(spend.page.getByRole('tooltip', { name: 'CAD: no conversion made' })).toBeVisible();
  await expect(spend.fact('Total Spend')).toContainText('CA$');
});

test('filters that dates, client or page take away are named and come back with one click, or stay if they are kept', async ({
  spend,
}) => {
  const { page } = spend;
  const header = page.getByRole('region', { name: 'What is being analysed' });
  const cleared = header.getByText('Filters cleared: UPS, CA');
  const applyDates = async (days: string) => {
    const dates = await spend.openDates();
    await dates.getByText('Last', { exact: true }).click();
    await dates.getByLabel('Last days, including today').fill(days);
    await dates.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(new RegExp(`last=${days}`));
  };
  await spend.open('client=1001&last=365&carrier_name=UPS&normalised_consignee_state=CA');
  await page.getByRole('button', { name: 'Defaults' }).click();
  await page.getByLabel('Keep my filters').click();
  await expect(page.getByLabel('Keep my filters')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await applyDates('200');
  await expect(cleared).toBeVisible();
  expect(spend.parameter('carrier_name')).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/carrier_name=UPS/);
  await expect(cleared).toHaveCount(0);
  await page.getByRole('link', { name: 'Weight', exact: true }).click();
  await expect(page).toHaveURL(/dashboard\/weight\?(?!.*carrier_name)/);
  await header.getByRole('button', { name: 'Restore' }).click();
  await expect(page).toHaveURL(/dashboard\/weight\?.*carrier_name=UPS.*normalised_consignee_state=CA/);
  await expect(cleared).toHaveCount(0);
  await page.getByRole('link', { name: 'Dashboards', exact: true }).click();
  await expect(header.getByText('Cleared, and not available here: UPS, CA')).toBeVisible();
  await page.getByRole('link', { name: 'Spend', exact: true }).click();
  await header.getByRole('button', { name: 'Always keep' }).click();
  await expect(page).toHaveURL(/dashboard\/spend\?.*carrier_name=UPS/);
  await page.reload();
  await spend.settled();
  await page.getByRole('link', { name: 'Refund', exact: true }).click();
  await expect(page).toHaveURL(/dashboard\/refund\?.*carrier_name=UPS/);
  await applyDates('100');
  expect(spend.parameter('carrier_name')).toEqual(['UPS']);
  const clients = await spend.openClients();
  await expect(clients.getByText('Filters that apply to every client are kept.')).toBeVisible();
});
