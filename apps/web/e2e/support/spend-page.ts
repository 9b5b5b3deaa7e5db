import { expect, type Locator, type Page } from '@playwright/test';

/** The Spend page as a person sees it. */
export class SpendPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens the page with the parameters of an address, e.g. `client=1001&last=90`. */
  async open(search = ''): Promise<void> {
    await this.page.goto(`/aframe/dashboard/spend?${search}`);
    await this.settled();
  }

  /** All widgets have their figures. */
  async settled(): Promise<void> {
    await expect(this.widget('Amounts')).toBeVisible();
    await expect(this.page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expect(this.page.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  widget(title: string): Locator {
    return this.page.getByRole('region', { name: title, exact: true });
  }

  fact(name: string): Locator {
    return this.widget('Amounts').getByRole('button', { name: new RegExp(`^${name} `) });
  }

  /** A fact's total in full, as screen readers hear it: `$1,234.50`. */
  async total(name: string): Promise<string> {
    const text = (await this.fact(name).textContent()) ?? '';
    return /in full (-?\D*[\d,]+\.\d\d)/.exec(text)?.[1] ?? text;
  }

  chart(widget: string): Locator {
    return this.widget(widget).locator('[role="img"][aria-label]');
  }

  async showTable(widget: string): Promise<Locator> {
    await this.widget(widget)
      .getByRole('button', { name: `${widget}: Show as a table` })
      .click();
    return this.widget(widget).getByRole('table');
  }

  /** Opens a widget's menu, chooses, and closes it again. */
  async choose(widget: string, ...choices: readonly string[]): Promise<void> {
    await this.widget(widget)
      .getByRole('button', { name: `${widget}: settings` })
      .click();
    for (const choice of choices) await this.page.getByRole('menuitemradio', { name: choice, exact: true }).click();
    await this.page.keyboard.press('Escape');
    await expect(this.page.getByRole('menu')).toHaveCount(0);
    await this.settled();
  }

  async openDates(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^(Invoice|Ship) Date · / }).click();
    return this.page.getByRole('dialog');
  }

  async openFilters(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Filters/ }).click();
    return this.page.getByRole('dialog');
  }

  async openClients(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Client: / }).click();
    return this.page.getByRole('dialog');
  }

  parameter(name: string): string[] {
    return new URL(this.page.url()).searchParams.getAll(name);
  }
}
