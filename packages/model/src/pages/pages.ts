import type { Page } from './page.ts';
import { spend } from './spend.ts';

/** All pages, in the order of the menu. */
export const pages: readonly Page[] = [spend];

const byName: ReadonlyMap<string, Page> = new Map(pages.map((page) => [page.name, page]));

/** The page of that name, or undefined; safe for any text. */
export function findPage(name: string): Page | undefined {
  return byName.get(name);
}
