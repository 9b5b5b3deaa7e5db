import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const search = 'client=1001&last=120&carrier_name=UPS&carrier_name=FedEx';

async function saved(page: Page, widget: Locator, format: string) {
  await widget.getByRole('button', { name: /: settings$/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: `Export as ${format}` }).click(),
  ]);
  await expect(page.getByRole('menu')).toHaveCount(0);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a chart is saved as PNG, JPEG, PDF and SVG with what it shows written on it', async ({ spend, page }) => {
  await spend.open(search);
  const widget = spend.widget('Breakdown');
  await expect(spend.chart('Breakdown').locator('svg')).toBeVisible();
  const beginnings = { PNG: '\u0089PNG', JPEG: '\u00ff\u00d8\u00ff', PDF: '%PDF-1.7' };
  for (const [format, beginning] of Object.entries(beginnings)) {
    const { name, bytes } = await saved(page, widget, format);
    expect(name).toBe(`Harbor & Pine Group_Spend Analysis_Breakdown.${format.toLowerCase()}`);
    expect(bytes.toString('latin1', 0, beginning.length)).toBe(beginning);
    expect(bytes.length).toBeGreaterThan(10_000);
  }
  const svg = (await saved(page, widget, 'SVG')).bytes.toString();
  for (const text of ['Spend Analysis: Breakdown', 'Client: Harbor', 'Invoice Date: ', 'Carrier: UPS, FedEx']) {
    expect(svg).toContain(text);
  }
  expect(svg.match(/<rect/g)?.length).toBeGreaterThan(2);
});

test('the CSV of a chart has the figures of its table', async ({ spend, page }) => {
  await spend.open(search);
  const widget = spend.widget('Breakdown');
  const table = await spend.showTable('Breakdown');
  const csv = (await saved(page, widget, 'CSV')).bytes.toString();
  const lines = csv.trimEnd().split('\r\n');
  const figures = lines.slice(lines.indexOf('') + 2).map((line) => line.split(','));
  await expect(table.getByRole('row')).toHaveCount(figures.length + 1);
  expect(lines[lines.indexOf('') + 1]).toBe('Service,Total Spend (USD),Share (%),Before,Difference,Change (%)');
  const inFull = (value: number) => value.toLocaleString('en-US', { minimumFractionDigits: 2 });
  for (const [index, [service = '', spent = '', , before = '', difference = '']] of figures.entries()) {
    const row = table.getByRole('row').nth(index + 1);
    await expect(row).toContainText(service);
    await expect(row).toContainText(inFull(Number(spent)));
    await expect(row).toContainText(inFull(Math.abs(Number(difference))));
    expect(Number(spent) - Number(before)).toBeCloseTo(Number(difference), 2);
  }
});

test('a widget fills the screen and gives it back', async ({ spend, page }) => {
  await spend.open(search);
  const settings = spend.widget('Trends').getByRole('button', { name: 'Trends: settings' });
  await settings.click();
  await page.getByRole('menuitem', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Trends in full screen' });
  await expect(dialog.locator('[role="img"] svg')).toBeVisible();
  expect((await dialog.boundingBox())?.width).toBe(1440);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(settings).toBeFocused();
});
