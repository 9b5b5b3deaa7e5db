import { portalPathAt } from '@waybill/contract';
import { findPageAt, isViewKey, readView, type View } from '@waybill/model';
import { entryAt } from '../menu/menu-entries.ts';
import { stringifySearch } from '../search-codec.ts';

/** A view among the user's settings. */
export interface SavedView extends View {
  readonly key: string;
}

/** The user's views, by name. */
export function savedViews(settings: ReadonlyMap<string, string>): readonly SavedView[] {
  return [...settings]
    .flatMap(([key, value]) => {
      const view = isViewKey(key) ? readView(value) : undefined;
      return view === undefined ? [] : [{ ...view, key }];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** What the page of a view is called, to be translated. */
export function pageNameOfView({ path }: Pick<View, 'path'>): string {
  const portalPath = portalPathAt(path);
  const entry = portalPath === undefined ? undefined : entryAt(portalPath);
  return findPageAt(path)?.displayName ?? entry?.label ?? path;
}

/** The address of a view within this application. */
export const hrefOfView = ({ path, search }: Pick<View, 'path' | 'search'>): string =>
  `${path}${stringifySearch({ ...search })}`;

/** An id for a new view. */
export function newViewId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');
}
