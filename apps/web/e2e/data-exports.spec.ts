import { S3OnLoopback } from '@waybill/testkit/s3';
import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test.describe('a data export', () => {
  let bucket: S3OnLoopback;
  test.beforeAll(async () => {
    bucket = await S3OnLoopback.open();
  });
  test.afterAll(() => bucket.close());

  test('is made, tried out, delivered, and deleted', async ({ page }) => {
    await page.goto('/dataExports?open=new');
    const form = page.getByRole('dialog', { name: /data export/i });
    await form.getByRole('combobox', { name: 'Client' }).click();
    await page.getByRole('option', { name: 'Bluebird Books' }).click();
    await form.getByRole('textbox', { name: 'Name' }).fill('Lake of the browser');
    await form.getByRole('textbox', { name: 'Bucket', exact: true }).fill(bucket.bucket);
    await form.getByRole('textbox', { name: 'Region' }).fill('eu-central-1');
    await form.getByRole('textbox', { name: 'Address of the storage' }).fill('http://10.1.2.3');
    await form.getByRole('textbox', { name: 'Access key', exact: true }).fill(bucket.key.id);
    await form.getByLabel('Secret of the access key').fill(bucket.key.secret);
    await form.getByRole('button', { name: 'Create export' }).click();
    await expect(form.getByRole('textbox', { name: 'Address of the storage' })).toHaveAttribute('aria-invalid', 'true');
    await expectAccessibleInBothSchemes(page);

    await form.getByRole('textbox', { name: 'Address of the storage' }).fill(bucket.address);
    await form.getByRole('button', { name: 'Create export' }).click();
    await form.getByRole('button', { name: 'Test connection' }).click();
    await expect(page.getByText('The connection works: a file was written and removed.')).toBeVisible();
    await form.getByRole('button', { name: 'Deliver now' }).click();
    await expect(form.getByText('Completed')).toBeVisible();
    await expect(form.getByText(/^Files written: [1-9]/)).toBeVisible();

    await form.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Lake of the browser is deleted.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Lake of the browser' })).toHaveCount(0);
  });
});
