import { dayBefore } from './support/figures.ts';
import { expect, test } from './support/test.ts';

/** Questions that somebody new brings, each answered within a few clicks. */

test('which accessorial grew most, and on which account?', async ({ page, spend }) => {
  await page.goto('/aframe/dashboard/overview?client=1001&last=180');
  await spend.page.getByRole('radiogroup', { name: 'Split by' }).getByText('Accessorial', { exact: true }).click();
  const changes = page.getByRole('region', { name: 'What changed', exact: true });
  await expect(changes).toContainText(/Accessorials: \$[\d,.]+ (more|less) than in/);
  const list = changes.getByRole('list', { name: 'What changed, by Accessorial' });
  const largest = list.getByRole('button').first();
  const [name = ''] = (await largest.locator('bdi').allTextContents()) ?? [];
  await largest.click();
  await expect(page).toHaveURL(/dashboard\/accessorial\?/);
  await expect(page.getByText(`Accessorial: ${name}`)).toBeVisible();
  const breakdown = page.getByRole('region', { name: 'Breakdown', exact: true });
  await expect(breakdown).toContainText('By account:');
  await breakdown.getByRole('button', { name: 'Difference' }).click();
  await expect(breakdown.getByRole('row').nth(1).getByRole('cell').nth(3)).toContainText('+');
});

test('which account has most late packages?', async ({ page, api }) => {
  const scored = await api.spendRows(1001, ["tracking_status = 'Late'", 'no_of_pkgs = 1']);
  const byAccount = Map.groupBy(scored, ({ ACCOUNT_NUMBER }) => String(ACCOUNT_NUMBER));
  const most = [...byAccount].toSorted(([, one], [, other]) => other.length - one.length)[0];
  await page.goto('/aframe/dashboard/carrierScore?client=1001');
  await page
    .getByRole('region', { name: 'Amounts', exact: true })
    .getByRole('button', { name: /^Late Packages/ })
    .click();
  await page.getByRole('combobox', { name: 'Breakdown: Split by' }).selectOption({ label: 'By account' });
  const breakdown = page.getByRole('region', { name: 'Breakdown', exact: true });
  await page.getByRole('button', { name: 'Breakdown: Show as a table' }).click();
  await expect(breakdown.getByRole('row').nth(1)).toContainText(String(most?.[1].length));
});

test('what does a package cost to a state by a service of a carrier?', async ({ spend, api }) => {
  const rows = (await api.spendRows(1001, ["carrier_name = 'FedEx'", "service_category = 'Ground'"])).filter(
    ({ NORMALISED_CONSIGNEE_STATE }) => NORMALISED_CONSIGNEE_STATE === 'CA',
  );
  const cents = rows.reduce((sum, { NET_AMOUNT }) => sum + Math.round(Number(NET_AMOUNT) * 100), 0);
  const filters =
    'carrier_name=FedEx&service_category=Ground&normalised_consignee_country=US&normalised_consignee_state=CA';
  await spend.open(`client=1001&${filters}`);
  const amounts = spend.widget('Amounts');
  await expect(amounts).toContainText(
    /Total Spend of [\d,]+ packages: \$[\d.,]+ a package on average; \$[\d.]+ per billed pound, \$[\d.]+ per billed kilogram/,
  );
  const [, packages = '', average = ''] =
    /of ([\d,]+) packages: \$([\d.,]+) a package/.exec((await amounts.textContent()) ?? '') ?? [];
  const count = Number(packages.replaceAll(',', ''));
  expect(count).toBeLessThanOrEqual(rows.length);
  expect(Math.abs(Number(average.replaceAll(',', '')) - cents / 100 / count)).toBeLessThan(0.01);
});

test('which carrier is late most often, not only most?', async ({ page, api }) => {
  const byCarrier = async (status: string) =>
    Map.groupBy(await api.spendRows(1001, [status, 'no_of_pkgs = 1']), ({ CARRIER_NAME }) => String(CARRIER_NAME));
  const late = await byCarrier("tracking_status = 'Late'");
  const rates = [...(await byCarrier('tracking_status is not null'))].map(([name, all]) => {
    const count = late.get(name)?.length ?? 0;
    return { name, late: count, rate: `${((100 * count) / all.length).toFixed(2)}%` };
  });
  const [most] = rates.toSorted((one, other) => Number.parseFloat(other.rate) - Number.parseFloat(one.rate));
  await page.goto('/aframe/dashboard/carrierScore?client=1001&fact=late');
  await expect(page.getByRole('region', { name: 'Amounts', exact: true })).toContainText(
    /Late Packages are \d+\.\d\d% of [\d,]+ packages/,
  );
  await page.getByRole('combobox', { name: 'Breakdown: Split by' }).selectOption({ label: 'By carrier' });
  const breakdown = page.getByRole('region', { name: 'Breakdown', exact: true });
  await expect(breakdown).toContainText(`${most?.late} (${most?.rate})`);
  await page.getByRole('button', { name: 'Breakdown: Show as a table' }).click();
  await breakdown.getByRole('button', { name: 'Of its packages' }).click();
  await expect(breakdown.getByRole('row').nth(1)).toContainText(most?.name ?? '');
  await expect(breakdown.getByRole('row').nth(1)).toContainText(most?.rate ?? '');
});

test('what does a package of six to ten pounds to zone 8 cost by Ground, with UPS and with FedEx?', async ({
  page,
  api,
}) => {
  const averageOf = async (carrier: string) => {
    const rows = await api.spendRows(1001, [
      `carrier_name = '${carrier}'`,
      "service_category = 'Ground'",
      "zone = '8'",
      'bill_weight_pounds > 5 and bill_weight_pounds <= 10',
      "row_kind = 'package'",
    ]);
    const cents = rows.reduce((sum, { NET_AMOUNT }) => sum + Math.round(Number(NET_AMOUNT) * 100), 0);
    return cents / 100 / rows.length;
  };
  await page.goto(`/dashboards?client=1001&tab=5&from=2024-01-01&to=${dayBefore(0)}`);
  const card = page.getByRole('region', { name: 'Rate Card', exact: true });
  await card.getByRole('combobox', { name: 'Service' }).selectOption('Ground');
  for (const carrier of ['UPS', 'FedEx']) {
    await card.getByRole('combobox', { name: 'Carrier' }).selectOption(carrier);
    await expect(card).toContainText(`${carrier} · Ground`);
    await expect(page).toHaveURL(new RegExp(`widget=76[^&]*${carrier}\\.Ground`));
    const cell = card.getByRole('row', { name: /^6-10/ }).getByRole('cell').nth(7);
    await expect(cell).toHaveText(/^\$/);
    const shown = Number((await cell.textContent())?.replaceAll(/[$,]/g, ''));
    expect(Math.abs(shown - (await averageOf(carrier)))).toBeLessThan(0.011);
  }
  await card.getByRole('button', { name: 'Rate Card: settings' }).click();
  await page.getByRole('menuitem', { name: 'View rows' }).click();
  const rows = await api.spendRows(1001, [
    "carrier_name = 'FedEx'",
    "service_category = 'Ground'",
    'no_of_pkgs > 0',
    'net_amount <> 0',
  ]);
  await expect(page.getByRole('dialog')).toContainText(`of ${rows.length.toLocaleString('en-US')} rows`);
});

test('how much of what is billed is fuel?', async ({ spend, api }) => {
  const rows = await api.spendRows(1001, []);
  const cents = (column: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[column] ?? 0) * 100), 0);
  const [fuel, all] = [cents('NET_FUEL_SURCHARGE_AMOUNT'), cents('NET_AMOUNT')];
  await spend.open(`client=1001&from=2024-01-01&to=${dayBefore(0)}`);
  await spend
    .widget('Amounts')
    .getByRole('button', { name: /^Fuel Surcharge/ })
    .click();
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(all / 100);
  await expect(spend.widget('Amounts')).toContainText(
    `Fuel Surcharge: ${((100 * fuel) / all).toFixed(2)}% of the ${money} that all carriers billed`,
  );
});
