import type { WebSocketRoute } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { expect, test } from './support/test.ts';

test.describe('the assistant', () => {
  test('answers by keyboard, shows how it read the question, and gives the focus back', async ({ spend, page }) => {
    await spend.open('client=1001&last=365');
    await page.keyboard.press('Control+i');
    const chat = page.getByRole('region', { name: 'Assistant' });
    const box = chat.getByRole('textbox', { name: 'Your question' });
    await expect(box).toBeFocused();
    const messages = chat.getByRole('log');

    await box.fill('total spend by carrier last quarter');
    await box.press('Enter');
    await expect(messages.getByRole('list', { name: 'How I read this' })).toContainText('Total Spend');
    await expect(messages.getByText(/^Total Spend \(Q\d \d{4} by invoice date\): /).first()).toBeVisible();
    await messages.getByText('Table', { exact: true }).click();
    await expect(messages.getByRole('row', { name: /UPS/ })).toBeVisible();
    await expectAccessible(page);

    await box.fill('and by month?');
    await box.press('Enter');
    await expect(messages.getByRole('list', { name: 'How I read this' }).last()).toContainText(/month/);

    await box.fill('how much did Initech ship');
    await box.press('Enter');
    await expect(messages.getByText('Initech', { exact: false }).last()).toBeVisible();
    await expect(messages.getByRole('list', { name: 'Questions to ask next' }).getByRole('button')).toHaveCount(3);

    await page.keyboard.press('Escape');
    await expect(chat).toBeHidden();
    const opener = page.getByRole('button', { name: 'Ask the assistant' });
    await expect(opener).toBeFocused();
    // It lies on the bar at the bottom, and so covers nothing of the page.
    const [icon, bar] = await Promise.all([
      opener.boundingBox(),
      page.locator('footer').filter({ hasText: '© 2026 Waybill' }).boundingBox(),
    ]);
    expect(icon?.y ?? 0).toBeGreaterThanOrEqual(bar?.y ?? Number.POSITIVE_INFINITY);
    await opener.press('Enter');
    await expect(box).toBeFocused();
    await expect(messages.getByText('and by month?')).toBeVisible();

    await page.route('**/getMoreChat', (call) => call.abort());
    await chat.getByRole('button', { name: 'View Chats' }).click();
    const conversations = chat.getByRole('navigation', { name: 'View Chats' });
    await conversations
      .getByRole('button', { name: /^total spend/ })
      .first()
      .click();
    await expect(page.getByText('The conversation could not be opened.')).toBeVisible();
    await expect(messages.getByText('and by month?')).toBeVisible();
  });

  test('keeps a question while the connection is down, and asks it when it is back', async ({ spend, page }) => {
    let isDown = false;
    const sockets: WebSocketRoute[] = [];
    await page.routeWebSocket(/aichatbot/, async (socket) => {
      if (isDown) return await socket.close();
      sockets.push(socket);
      socket.connectToServer();
    });
    await spend.open('client=1001&last=365');
    await page.keyboard.press('Control+i');
    const chat = page.getByRole('region', { name: 'Assistant' });
    await expect(chat.getByRole('img', { name: 'Connected', exact: true })).toBeVisible();

    isDown = true;
    for (const socket of sockets) await socket.close();
    await expect(chat.getByRole('img', { name: 'Not connected' })).toBeVisible();
    const box = chat.getByRole('textbox', { name: 'Your question' });
    await box.fill('packages last month');
    await box.press('Enter');
    await expect(chat.getByText('The question will be sent as soon as the connection is restored.')).toBeVisible();

    isDown = false;
    await expect(chat.getByRole('list', { name: 'How I read this' })).toContainText('Packages');
  });
});

test.describe('the assistant on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('fills the screen in Arabic, and scrolls only up and down', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('waybill.language', 'ar'));
    await page.goto('/aframe/dashboard/spend?client=1001&last=365');
    await page.getByRole('button', { name: 'اسأل المساعد' }).click();
    const box = page.getByRole('textbox', { name: 'سؤالك' });
    await box.fill('إجمالي الإنفاق حسب الناقل في الربع الماضي');
    await box.press('Enter');
    await expect(
      page.getByRole('log').getByRole('img').or(page.getByRole('log').getByRole('table')).first(),
    ).toBeVisible();
    const window = page.getByRole('region', { name: 'المساعد' });
    expect(await window.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await expectAccessible(page);
  });
});
