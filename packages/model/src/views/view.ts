import { isRecord, recordIn } from '../json/records.ts';

/** The parameters of an address; a name that is there several times has a list. */
export type ViewSearch = Readonly<Record<string, string | readonly string[]>>;

/** A page with everything that its address says, under a name of the user's own. */
export interface View {
  readonly name: string;
  /** The path of an analysis page or of a page of findings. */
  readonly path: string;
  readonly search: ViewSearch;
}

/** The most views of a user. */
export const maximumViews = 100;
export const longestViewName = 60;

/** The messages for views that cannot be saved. */
export const viewTexts = {
  name: 'A view needs a name of 1 to 60 characters, without line breaks.',
  taken: 'You already have a view with that name.',
  limit: 'You have 100 views. Delete one to save another.',
} as const;

const prefix = 'view:';

/** The key under which a view is stored; its name can change, its id does not. */
export const viewKey = (id: string): string => `${prefix}${id}`;

/** Whether a key is meant for a view, well written or not. */
export const isViewKey = (key: string): boolean => key.startsWith(prefix);

/** A name is trimmed, and has no characters that cannot be seen or that turn the direction of a line. */
export function isViewName(name: string): boolean {
  return (
    name.length > 0 &&
    [...name].length <= longestViewName &&
    name === name.trim() &&
    !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)
  );
}

/** Whether two names are the same to a reader. */
export const isSameViewName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const viewValue = ({ name, path, search }: View): string => JSON.stringify({ name, path, search });

/** Reads a stored view; undefined if it says no name, path and parameters. */
export function readView(value: string): View | undefined {
  const { name, path, search } = recordIn(value) ?? {};
  if (typeof name !== 'string' || typeof path !== 'string' || !isRecord(search)) return undefined;
  const read: Record<string, string | readonly string[]> = {};
  for (const [parameter, given] of Object.entries(search)) {
    const texts: readonly unknown[] = Array.isArray(given) ? given : [given];
    if (!texts.every((text): text is string => typeof text === 'string')) return undefined;
    read[parameter] = texts.length === 1 && texts[0] !== undefined ? texts[0] : texts;
  }
  return { name, path, search: read };
}
