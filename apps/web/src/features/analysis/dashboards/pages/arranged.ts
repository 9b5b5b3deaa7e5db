/** A page that is being edited. */
export interface DraftPage {
  readonly key: number;
  readonly name: string;
  readonly dashboardIds: readonly number[];
}

export const mostPages = 20;
export const mostDashboards = 20;
export const longestName = 30;

/** Moves an item one place earlier or later, unless it is at the end already. */
export function moved<Item>(items: readonly Item[], from: number, by: -1 | 1): readonly Item[] {
  const to = from + by;
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  return items.with(from, items[to] ?? item).with(to, item);
}

/** Why a page cannot be saved under its name, or undefined. */
export function nameProblem(pages: readonly DraftPage[], { key, name }: DraftPage): string | undefined {
  const wanted = name.trim();
  if (wanted === '') return 'Name cannot be Empty';
  return pages.some((other) => other.key !== key && other.name.trim() === wanted) ? 'Name already exists' : undefined;
}
