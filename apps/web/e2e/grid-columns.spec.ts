import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const fields = (grid: Locator) =>
  grid.locator('th[data-column]').evaluateAll((all) => all.map((each) => each.getAttribute('data-column')));

async function openGrid(page: Page, search = ''): Promise<Locator> {
  await page.goto(`/aframe/dashboard/spend?client=1001&last=365&grid=default${search}`);
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(1).getByRole('gridcell').first()).toBeVisible();
  return grid;
}

const header = (grid: Locator, field: string) => grid.locator(`th[data-column="${field}"]`);

test('columns are moved, resized, pinned and hidden by mouse', async ({ page }) => {
  const grid = await openGrid(page);
  const before = await fields(grid);
  expect(before.slice(0, 4)).toEqual(['BILL_DATE', 'TRACKING_NUMBER', 'CARRIER_NAME', 'SERVICE']);

  await header(grid, 'CARRIER_NAME').locator('[draggable]').dragTo(header(grid, 'BILL_DATE'));
  await expect
    .poll(async () => (await fields(grid)).slice(0, 3))
    .toEqual(['CARRIER_NAME', 'BILL_DATE', 'TRACKING_NUMBER']);

  const width = async () => (await header(grid, 'BILL_DATE').boundingBox())?.width ?? 0;
  const was = await width();
  const edge = await header(grid, 'BILL_DATE').locator('[data-resize]').boundingBox();
  if (edge === null) throw new Error('The edge of the column is not there');
  await page.mouse.move(edge.x + edge.width / 2, edge.y + edge.height / 2);
  await page.mouse.down();
  await page.mouse.move(edge.x + edge.width / 2 + 60, edge.y + edge.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await width()) - was)).toBe(60);

  await header(grid, 'SERVICE').getByRole('button', { name: 'Service Name: filter and arrange' }).click();
  await page.getByRole('button', { name: 'Pin to the start' }).click();
  await expect.poll(async () => (await fields(grid))[0]).toBe('SERVICE');
  await header(grid, 'BILL_DATE')
    .getByRole('button', { name: /: filter and arrange$/ })
    .click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(header(grid, 'BILL_DATE')).toHaveCount(0);
  await page.getByRole('button', { name: 'Columns (1 hidden)' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await expect(header(grid, 'BILL_DATE')).toBeVisible();
  // Whether the column at the very edge is drawn depends on fractions of a pixel.
  const drawn = before.slice(0, -1);
  await expect.poll(async () => (await fields(grid)).slice(0, drawn.length)).toEqual(drawn);
});

test('the keyboard alone sorts, opens the options of a column, moves and hides it', async ({ page }) => {
  const grid = await openGrid(page);
  await grid.focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(header(grid, 'BILL_DATE')).toHaveAttribute('aria-sort', 'ascending');
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Move towards the end' }).press('Enter');
  await expect.poll(async () => (await fields(grid)).slice(0, 2)).toEqual(['TRACKING_NUMBER', 'BILL_DATE']);
});

test('after keys that go far, the grid names the cell that the keyboard is on', async ({ page }) => {
  const grid = await openGrid(page, '&rows=all');
  await expect(grid.locator('tr[data-position="0"]')).toBeVisible();
  await grid.focus();
  const columns = Number(await grid.getAttribute('aria-colcount'));
  /** Row and column of the named cell as soon as the key was pressed. */
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return grid.evaluate((element) => {
      const cell = document.getElementById(element.getAttribute('aria-activedescendant') ?? '');
      const row = cell?.closest('tr')?.dataset.position;
      return [Number(row), Number(cell?.getAttribute('aria-colindex'))];
    });
  };
  expect(await after('End')).toEqual([0, columns]);
  expect(await after('Home')).toEqual([0, 1]);
  const [step = 0] = await after('PageDown');
  expect(step).toBeGreaterThan(4);
  expect(await after('PageDown')).toEqual([2 * step, 1]);
  const [back = 0] = await after('PageUp');
  expect(back).toBeGreaterThan(0);
  expect(back).toBeLessThan(2 * step);
  const [last = 0, lastColumn] = await after('Control+End');
  expect([last > 1_000, lastColumn]).toEqual([true, columns]);
  expect(await after('Control+Home')).toEqual([0, 1]);
});

test('several columns sort in the order in which they were chosen', async ({ page }) => {
  const grid = await openGrid(page);
  await header(grid, 'CARRIER_NAME').click();
  await header(grid, 'NET_AMOUNT').click({ modifiers: ['Shift'] });
  await header(grid, 'NET_AMOUNT').click({ modifiers: ['Shift'] });
  await expect(header(grid, 'CARRIER_NAME')).toContainText('1');
  await expect(header(grid, 'NET_AMOUNT')).toContainText('2');
  await expect
    .poll(() => new URL(page.url()).searchParams.getAll('sort'))
    .toEqual(['CARRIER_NAME:asc', 'NET_AMOUNT:desc']);
  const at = await header(grid, 'NET_AMOUNT').getAttribute('aria-colindex');
  await expect(async () => {
    const shown = await grid.locator(`tbody td[aria-colindex="${at}"]`).allTextContents();
    const amounts = shown.slice(0, 5).map((text) => Number(text.replace(/[$,]/g, '')));
    expect(amounts.length).toBe(5);
    expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
  }).toPass();
});

test('fast scrolling loses no row and doubles none', async ({ page, api }) => {
  const all = await api.spendRows(1001, ["bill_date >= '2000-01-01'", 'net_amount <> 0']);
  await page.goto('/aframe/dashboard/spend?client=1001&grid=default&rows=all&from=2024-01-01&to=2026-11-01');
  const grid = page.getByRole('grid');
  await expect(grid.getByRole('row').nth(1).getByRole('gridcell').first()).toBeVisible();
  const scroller = grid.locator('xpath=..');
  const counted = page.getByRole('dialog').getByText(/^[\d,]+ rows$/);
  const count = Number(((await counted.textContent()) ?? '').replace(/\D/g, ''));
  expect(count).toBeGreaterThan(1_000);
  expect(count).toBeLessThanOrEqual(all.length);
  for (const share of [1, 0.2, 0.9, 0.4, 0.6]) {
    await scroller.evaluate((element, to) => element.scrollTo({ top: element.scrollHeight * to }), share);
  }
  const seen = new Map<string, string>();
  for (let row = 0; row < count; row += 16) {
    await scroller.evaluate((element, top) => element.scrollTo({ top }), row * 34);
    await expect(grid.locator(`tr[data-position="${row}"] td`).first()).not.toBeEmpty();
    await expect
      .poll(() =>
        grid.locator('tr[data-position]').evaluateAll((rows) => rows.filter((each) => !each.textContent).length),
      )
      .toBe(0);
    const shown = await grid
      .locator('tr[data-position]')
      .evaluateAll((rows) => rows.map((each) => [each.getAttribute('data-position') ?? '', each.textContent ?? '']));
    for (const [position = '', text = ''] of shown) {
      if (text === '') continue;
      const before = seen.get(position);
      if (before !== undefined) expect(text, `row ${position}`).toBe(before);
      seen.set(position, text);
    }
    if (row > 480) break;
  }
  const positions = [...seen.keys()].map(Number).toSorted((one, other) => one - other);
  const first = positions.filter((position) => position < 480);
  expect(first).toEqual(Array.from({ length: 480 }, (_, index) => index));
});
