import { isViewKey, readView, type View } from '@waybill/model';
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

/** The address of a view within this application. */
export const hrefOfView = ({ path, search }: Pick<View, 'path' | 'search'>): string =>
  `${path}${stringifySearch({ ...search })}`;

/** An id for a new view. */
export function newViewId(): string {
  return [...crypto.getRandomValues(new Uint32Array(3))].map((part) => part.toString(36)).join('-');
}
