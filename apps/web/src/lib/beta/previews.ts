import { text } from '../languages/text.ts';

/** A preview that a user of the beta can switch. */
export interface Preview {
  readonly name: 'compactTables' | 'overviewInMenu';
  readonly title: string;
  readonly meaning: string;
}

/** What is in the beta now. */
export const previews: readonly Preview[] = [
  {
    name: 'compactTables',
    title: text('Compact tables'),
    meaning: text('Tables use less space, so more lines fit on the screen.'),
  },
  {
    name: 'overviewInMenu',
    title: text('Business Overview in the menu'),
    meaning: text('A one-page summary for management: the last month, quarter or year compared with the previous one.'),
  },
];

/** Where a user's switched previews are saved. */
export const previewsKey = 'betaPreviews';

/** The previews that a saved text switches on; what it does not say rightly is off. */
export function readPreviews(saved: string | undefined): ReadonlySet<Preview['name']> {
  const names = (saved ?? '').split(',');
  return new Set(previews.flatMap(({ name }) => (names.includes(name) ? [name] : [])));
}
