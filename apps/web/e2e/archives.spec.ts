import { writeArchive } from '@waybill/spreadsheet';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

const invoice = [
  'INVOICE NUMBER,INVOICE DATE,SHIP DATE,CLIENT CODE,TRACKING ID,DEST COUNTRY,CURRENCY,RATE,FUEL SURCHARGE,CLEARANCE FEE,TOTAL',
  'P-7301,2026-07-05,2026-07-01,SEAMARKET,PSP7301,CA,USD,10.00,1.00,1.00,12.00',
].join('\n');

async function archiveOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  async function* entries() {
    for (const [name, text] of Object.entries(files)) yield { name, content: new Blob([text]).stream() };
  }
  const bytes = new Response(readable).arrayBuffer();
  await writeArchive(entries(), writable);
  return Buffer.from(await bytes);
}

test('an archive is shown as its files, each of which is loaded or refused on its own', async ({ page }) => {
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  const buffer = await archiveOf({ 'north/passport.csv': invoice, 'notes.txt': 'milk, eggs' });
  await panel
    .locator('input[type="file"]')
    .setInputFiles([{ name: 'week 31.zip', mimeType: 'application/zip', buffer }]);
  const uploaded = panel.getByRole('status', { name: 'Uploaded files' });
  await expect(uploaded).toContainText('week 31.zip/north/passport.csv');
  await expect(uploaded).toContainText('Ready to load');
  await expect(uploaded).toContainText('Cannot be loaded');
  await expect(uploaded.getByText('week 31.zip', { exact: true })).toHaveCount(0);
  await panel.getByRole('button', { name: 'Load', exact: true }).click();
  await expect(uploaded.getByRole('link', { name: 'Show the rows of P-7301' })).toBeVisible();
  await panel.getByRole('button', { name: 'Discard' }).click();
  await expect(uploaded).not.toContainText('notes.txt');
});

test('hundreds of files are counted, the broken ones can be looked at, and the others are loaded at once', async ({
  page,
}) => {
  test.slow();
  const good = Object.fromEntries(
    Array.from({ length: 24 }, (_, index) => {
      const number = String(7400 + index);
      return [`passport ${number}.csv`, invoice.replaceAll('7301', number)];
    }),
  );
  const broken = Object.fromEntries(Array.from({ length: 3 }, (_, index) => [`list ${index}.txt`, 'milk, eggs']));
  await page.goto('/uploadFiles?open=new');
  const panel = page.getByRole('dialog', { name: 'Upload files' });
  await panel.getByRole('combobox', { name: 'Assign new accounts to' }).click();
  await page.getByRole('option').first().click();
  const buffer = await archiveOf({ ...good, ...broken });
  await panel.locator('input[type="file"]').setInputFiles([{ name: 'july.zip', mimeType: 'application/zip', buffer }]);
  const summary = panel.getByRole('status', { name: 'Summary' });
  await expect(summary).toHaveText('27 files · 3 cannot be loaded · 24 ready to load', { timeout: 60_000 });
  await panel.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: '3 cannot be loaded' }).click();
  const listed = panel.getByRole('status', { name: 'Uploaded files' });
  await expect(listed.getByText(/^july\.zip\/list \d\.txt$/)).toHaveCount(3);
  await expect(listed.getByText('The file has the columns')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Load all (24)' }).click();
  await expect(summary).toHaveText('27 files · 3 cannot be loaded · 24 loaded', { timeout: 120_000 });
  for (const left of [2, 1, 0]) {
    await listed.getByRole('button', { name: 'Discard' }).first().click();
    await expect(listed.getByText(/^july\.zip\/list \d\.txt$/)).toHaveCount(left);
  }
});
