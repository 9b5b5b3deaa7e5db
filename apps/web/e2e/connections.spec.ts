import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { OpenIdProvider } from '@waybill/testkit/identity-provider';
import { expectAccessibleInBothSchemes } from './support/accessible.ts';
import { Api } from './support/api.ts';
import { expect, test } from './support/test.ts';

test.use({ user: 'admin' });

test.describe('a webhook', () => {
  const received: string[] = [];
  let status = 204;
  let receiver: Server;
  let address = '';

  test.beforeAll(async () => {
    receiver = createServer(async (request, response) => {
      received.push(await text(request));
      response.writeHead(status).end();
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/waybill`;
  });
  test.afterAll(() => void receiver.close());

  test('is made once although the connection breaks, shows its secret once, and tells what became of messages', async ({
    page,
  }) => {
    await page.goto('/webhooks?open=new');
    const form = page.getByRole('dialog', { name: 'Webhook' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Warehouse');
    await form.getByRole('textbox', { name: 'Address' }).fill('http://10.1.2.3/waybill');
    await form.getByRole('button', { name: 'Create webhook' }).click();
    await expect(form.getByText('must begin with https://')).toBeVisible();
    await expectAccessibleInBothSchemes(page);

    const keys: (string | undefined)[] = [];
    await page.route('**/aiparcelweb/api/webhooks', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      keys.push(route.request().headers()['idempotency-key']);
      if (keys.length > 1) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await form.getByRole('textbox', { name: 'Address' }).fill(address);
    await form.getByRole('button', { name: 'Create webhook' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Warehouse' })).toHaveCount(1);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^(\d+-){3}\d+$/);

    await page.getByRole('cell', { name: 'Warehouse' }).click();
    await form.getByRole('button', { name: 'New secret' }).click();
    await page.getByRole('dialog', { name: 'New secret' }).getByRole('button', { name: 'New secret' }).click();
    const secret = (await form.getByText(/^whsec_/).textContent()) ?? '';
    await form.getByRole('button', { name: 'Send test event' }).click();
    await expect(form.getByText(/· Delivered$/)).toBeVisible();
    expect(received.at(-1)).toContain('"type"');

    status = 500;
    await form.getByRole('button', { name: 'Send test event' }).click();
    await expect(form.getByText(/Not delivered\. The receiver answered with status 500\./)).toBeVisible();
    status = 204;
    await form.getByRole('button', { name: 'Send again' }).first().click();
    await expect(form.getByText(/· Delivered$/)).toHaveCount(2);
    await expectAccessibleInBothSchemes(page);
    await page.reload();
    await expect(form.getByText(/· Delivered$/)).toHaveCount(2);
    await expect(page.getByText(secret)).toHaveCount(0);

    await form.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Warehouse is deleted.')).toBeVisible();
  });
});

test('a provider that speaks OpenID Connect is set up on screen, and users sign in with it', async ({
  page,
  browser,
}) => {
  const provider = await OpenIdProvider.start();
  provider.content = { claims: { sub: 'a', email: 'analyst@example.com' } };
  try {
    await page.goto('/identityProviders?open=new');
    const form = page.getByRole('dialog', { name: 'Identity provider' });
    await form.getByRole('textbox', { name: 'Name' }).fill('Our tenant');
    await form.getByRole('radio', { name: 'OpenID Connect' }).check();
    await form.getByRole('textbox', { name: 'Issuer' }).fill(`${provider.address}/elsewhere`);
    await form.getByRole('textbox', { name: 'Client ID' }).fill(provider.clientId);
    await form.getByRole('textbox', { name: 'Client secret' }).fill(provider.clientSecret);
    await expectAccessibleInBothSchemes(page);
    await form.getByRole('button', { name: 'Create identity provider' }).click();
    await expect(form.getByRole('textbox', { name: 'Issuer' })).toHaveAttribute('aria-invalid', 'true');
    await form.getByRole('textbox', { name: 'Issuer' }).fill(provider.address);
    await form.getByRole('button', { name: 'Create identity provider' }).click();
    await expect(page.getByText('Saved.')).toBeVisible();

    await page.getByRole('cell', { name: 'Our tenant' }).click();
    await expect(form.getByRole('textbox', { name: 'Issuer' })).toHaveValue(provider.address);
    await expect(form.getByRole('textbox', { name: 'Client secret' })).toHaveValue('');

    await Api.signOut('analyst');
    const stranger = await browser.newContext({ storageState: { cookies: [], origins: [] } });
    const login = await stranger.newPage();
    await login.goto('/SSO');
    await login.getByLabel('Email').fill('analyst@example.com');
    await login.getByRole('button', { name: 'Continue' }).click();
    await login.getByLabel('Our tenant').check();
    await login.getByRole('button', { name: 'Sign in' }).click();
    await expect(login.getByRole('button', { name: 'Account of analyst' })).toBeVisible();
    await stranger.close();

    await form.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Our tenant is deleted.')).toBeVisible();
  } finally {
    await provider.close();
  }
});
