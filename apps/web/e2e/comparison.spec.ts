import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { dayBefore } from './support/figures.ts';
import { withStoredSettings } from './support/stored-settings.ts';
import { expect, test } from './support/test.ts';

const path = '/aframe/dashboard/comparison';
const setOf = (values: Readonly<Record<string, string>>) =>
  `set=${encodeURIComponent(new URLSearchParams(values).toString())}`;
const thisYear = setOf({ name: 'Now', colour: 'blue', client: '1001', last: '90' });
const ups = setOf({ name: 'OnlyUPS', colour: 'teal', client: '1001', last: '90', carrier_name: 'UPS' });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function settled(page: Page): Promise<void> {
  await expect(card(page, 'Totals').getByRole('table')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

const totalOf = async (page: Page, name: string) => (await card(page, name).locator('strong').textContent()) ?? '';
const cents = (text: string) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100);

test('opens with one set from last year through today, and agrees with the pages of one client to the cent', async ({
  page,
  spend,
}) => {
  await page.goto(`${path}?client=1001`);
  await settled(page);
  const today = dayBefore(0);
  const written = new URL(page.url()).searchParams.get('set');
  expect(Object.fromEntries(new URLSearchParams(written ?? ''))).toEqual({
    name: 'Set1',
    colour: 'blue',
    client: '1001',
    from: `${Number(today.slice(0, 4)) - 1}-01-01`,
    to: today,
  });
  await expectAccessible(page);

  await page.goto(`${path}?client=1001&${thisYear}&${ups}`);
  await settled(page);
  const [now, onlyUps] = [await totalOf(page, 'Now'), await totalOf(page, 'OnlyUPS')];
  const difference = (cents(now) - cents(onlyUps)) / 100;
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(difference);
  const percent = ((difference * 10_000) / cents(now)).toFixed(2);
  await expect(card(page, 'OnlyUPS')).toContainText(`${money} (${percent}%) less than Now`);
  await expect(card(page, 'Now')).toContainText('Highest');
  await expect(card(page, 'Totals').getByRole('row', { name: /Total Spend/ })).toContainText(`−${money}`);

  await page.getByRole('tab', { name: 'Refund Analysis' }).click();
  await settled(page);
  const refund = await totalOf(page, 'Now');
  await spend.open('client=1001&last=90');
  expect(await spend.total('Total Spend')).toBe(now);
  await spend.open('client=1001&last=90&carrier_name=UPS');
  expect(await spend.total('Total Spend')).toBe(onlyUps);
  await page.goto('/aframe/dashboard/refund?client=1001&last=90');
  await spend.settled();
  expect(await spend.total('Total Refund Amount')).toBe(refund);
});

test('a set is added, renamed, edited and removed; three are the most', async ({ page }) => {
  await page.goto(`${path}?client=1001&${thisYear}`);
  await settled(page);
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Add a set' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a set' });
  await adding.getByLabel('Name').fill('Now');
  await expect(adding.getByText('Name already exists')).toBeVisible();
  await adding.getByLabel('Name').fill('  ');
  await expect(adding.getByText('Name cannot be empty spaces')).toBeVisible();
  await adding.getByLabel('Name').fill('');
  await expect(adding.getByText('Name cannot be Empty')).toBeVisible();
  await adding.getByLabel('Name').fill('Then');
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  const editor = page.getByRole('dialog', { name: 'Edit Then' });
  await editor.getByText('Last', { exact: true }).click();
  await editor.getByLabel('Last days, including today').fill('30');
  await editor.getByRole('radio', { name: 'Red' }).click();
  await expectAccessible(page);
  await editor.getByRole('button', { name: 'Apply' }).click();
  await settled(page);
  await expect(card(page, 'Then')).toContainText('less than Now');
  expect(new URL(page.url()).searchParams.getAll('set')[1]).toBe('name=Then&colour=red&client=1001&last=30');

  await page.getByRole('button', { name: 'Add a set' }).click();
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog', { name: 'Edit Set1' }).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Add a set' })).toBeDisabled();
  await expect(page.getByText('You can compare at most 3 sets.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Set1' }).click();
  await page.getByRole('button', { name: 'Remove Now' }).click();
  await expect(card(page, 'Then')).not.toContainText('less than');
});

test('sets and groups are saved, overwritten only when asked, shown again and deleted in the profile', async ({
  page,
}) => {
  const other = setOf({ name: 'Other', colour: 'red', client: '1001', last: '30' });
  await page.goto(`${path}?client=1001&${setOf({ name: 'Set1', client: '1001', last: '90' })}&${other}`);
  await settled(page);
  const menu = () => page.getByRole('button', { name: 'Saved sets and groups' }).click();
  await menu();
  await page.getByRole('menuitem', { name: 'Save these sets as a group' }).click();
  const group = page.getByRole('dialog', { name: 'Save these sets as a group' });
  await group.getByLabel('Name').fill('Pair');
  await expect(group.getByText('A group cannot contain sets named Set1, Set2 or Set3').first()).toBeVisible();
  await expect(group.getByRole('button', { name: 'Save' })).toBeDisabled();
  await group.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Save Set1' }).click();
  const saving = page.getByRole('dialog', { name: 'Save Set1' });
  await saving.getByLabel('Name').fill('Set2_x');
  await expect(saving.getByText(/must not start with Set1, Set2 or Set3/)).toBeVisible();
  await saving.getByLabel('Name').fill('West');
  await saving.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Comparison Sets updated Successfully')).toBeVisible();
  await expect(card(page, 'West')).toBeVisible();

  await page.route('**/addfilterForKey', (route) => route.abort());
  await page.getByRole('button', { name: 'Save Other' }).click();
  await page.getByRole('dialog', { name: 'Save Other' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Error while updated the saved Comparison sets')).toBeVisible();
  await page.getByRole('dialog', { name: 'Save Other' }).getByRole('button', { name: 'Cancel' }).click();
  await page.unroute('**/addfilterForKey');
  await page.getByRole('button', { name: 'Remove Other' }).click();

  await page.getByRole('button', { name: 'Save West' }).click();
  const again = page.getByRole('dialog', { name: 'Save West' });
  await expect(again.getByText(/The name already exists. Would you like to overwrite\?/)).toBeVisible();
  await expect(again.getByRole('button', { name: 'Save' })).toBeDisabled();
  await again.getByLabel('Yes').check();
  await again.getByRole('button', { name: 'Save' }).click();
  await expect(again).toHaveCount(0);

  await menu();
  await page.getByRole('menuitem', { name: 'Save these sets as a group' }).click();
  await group.getByLabel('Name').fill('Pair');
  await group.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Comparison Groups updated Successfully')).toBeVisible();

  await page.goto(`${path}?client=1001&${thisYear}`);
  await settled(page);
  await menu();
  await page.getByRole('menuitem', { name: /^Pair/ }).click();
  await expect(card(page, 'West')).toBeVisible();
  await expect(card(page, 'Now')).toHaveCount(0);

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete the comparison set West' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Delete the comparison set West' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete the comparison group Pair' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('None yet. Save a set or a group on the comparison page.')).toBeVisible();
});

test('what cannot be shown or read is said, and the rest lives on', async ({ page }) => {
  const older = { sets: [{ name: 'Old', version: 1 }], savedGroups: [] };
  await withStoredSettings(page, { comparison: JSON.stringify(older) });
  const foreign = setOf({ name: 'Foreign', client: '999999', last: '90' });
  await page.goto(`${path}?client=1001&${foreign}&${thisYear}&set=nonsense`);
  await settled(page);
  await expect(card(page, 'Foreign').getByRole('alert')).toContainText('do not have access to the client of this set');
  await expect(card(page, 'Set 3').getByRole('alert')).toContainText('cannot be read');
  await expect(card(page, 'Now').locator('strong')).toContainText('$');
  await page.getByRole('button', { name: 'Remove Set 3' }).click();
  await page.getByRole('button', { name: 'Saved sets and groups' }).click();
  await page.getByRole('menuitem', { name: 'Old' }).click();
  await expect(page.getByText(/The comparison set Old is from an older version/)).toBeVisible();
});

test('rows open for a set with exactly its figures, and widgets compare ranges or years', async ({ page }) => {
  await page.goto(`${path}?client=1001&${thisYear}&${ups}`);
  await settled(page);
  const total = await totalOf(page, 'OnlyUPS');
  await page.getByRole('button', { name: 'View rows of OnlyUPS' }).click();
  const grid = page.getByRole('dialog');
  await expect(grid).toContainText('Comparison View – OnlyUPS');
  await expect(grid).toContainText('Carrier: UPS');
  await expect(grid).toContainText(total);
  await page.keyboard.press('Escape');
  await card(page, 'Trends').getByRole('button', { name: 'Trends: settings' }).click();
  await page.getByRole('menuitemradio', { name: 'Range over range' }).click();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Trends')).toContainText('All ranges begin in');
  await expect(page).toHaveURL(/range_over_range/);
  await page.reload();
  await settled(page);
  await expect(card(page, 'Trends')).toContainText('All ranges begin in');

  await card(page, 'Trends').getByRole('button', { name: 'Trends: settings' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\n');
  expect(lines.find((line) => line.includes('OnlyUPS · Carrier: UPS – Total Spend (USD)'))).toContain(
    'Now · Carrier: All · Without USPS and DHL – Total Spend (USD)',
  );
  const last = lines.filter((line) => /\d{4},\d/.test(line)).map((line) => Number(line.trim().split(',').at(-1)));
  expect(Math.round(last.reduce((sum, value) => sum + value, 0) * 100)).toBe(cents(total));
});

test('a set of USPS alone shows what USPS billed, and a set can count more than the others', async ({
  page,
  spend,
}) => {
  await spend.open('client=1001&last=365&carrier_name=USPS&include=inactive_accounts');
  const all = await spend.total('Total Spend');
  await spend.open('client=1001&last=365&carrier_name=USPS');
  const usual = await spend.total('Total Spend');
  expect(cents(usual)).toBeGreaterThan(0);
  const usps = { client: '1001', last: '365', carrier_name: 'USPS' };
  const sets = [
    setOf({ name: 'Usual', ...usps }),
    setOf({ name: 'More', ...usps, include: 'inactive_accounts' }),
    setOf({ name: 'Every', client: '1001', last: '365' }),
  ];
  await page.goto(`${path}?client=1001&${sets.join('&')}`);
  await settled(page);
  await expect(card(page, 'Usual').locator('strong')).toHaveText(usual);
  await expect(card(page, 'More').locator('strong')).toHaveText(all);
  await expect(card(page, 'Usual')).toContainText('Only USPS and DHL are shown');
  await expect(card(page, 'More')).toContainText('Also counted: Inactive accounts');
  await expect(card(page, 'Every')).not.toContainText('Only USPS and DHL are shown');
  await expect(card(page, 'Totals').getByRole('row', { name: /Total Spend/ })).toContainText(usual);
  await page.getByRole('button', { name: 'Edit Usual' }).click();
  await page.getByRole('checkbox', { name: 'Include inactive accounts' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(card(page, 'Usual').locator('strong')).toHaveText(all);
});

test('sets without names of their own are told apart by what they show, wherever they stand', async ({ page }) => {
  const year = (name: string, colour: string, more: Readonly<Record<string, string>>) =>
    setOf({ name, colour, client: '1001', from: '2025-01-01', to: '2025-12-31', ...more });
  await page.goto(`${path}?client=1001&${year('Set1', 'blue', {})}&${year('Set2', 'teal', { carrier_name: 'UPS' })}`);
  await settled(page);
  await expect(card(page, 'Set2').getByRole('heading')).toHaveText('Set2Carrier: UPS');
  await expect(card(page, 'Trends').getByRole('button', { name: 'Set2 2025 Carrier: UPS' })).toBeVisible();
  await expect(card(page, 'Trends')).toContainText(
    /Set2 2025 \(Carrier: UPS\).* against .*Set1 2025 \(Carrier: All · Without USPS and DHL\)/,
  );
  await expect(card(page, 'Breakdown').getByRole('button', { name: 'Set1 2025 Carrier: All' })).toBeVisible();
  await expect(card(page, 'Totals').getByRole('columnheader', { name: 'Set2 Carrier: UPS' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
});
