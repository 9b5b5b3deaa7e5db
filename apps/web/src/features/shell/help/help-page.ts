import { text } from '../../../lib/languages/text.ts';

/** A word with its meaning. */
export interface HelpTerm {
  readonly term: string;
  readonly meaning: string;
}

export interface HelpSection {
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly terms?: readonly HelpTerm[];
}

/** A page of the help, in English texts that are translated where they are shown. */
export interface HelpPage {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly HelpSection[];
}

/** Pages that belong to no path: what there is, and what all pages have. */
export const contentsId = 'contents';
export const commonId = 'common';

/** A help page of a few paragraphs. */
export function plainHelp(id: string, title: string, ...paragraphs: readonly string[]): HelpPage {
  return { id, title, sections: [{ title: text('What this page shows'), paragraphs }] };
}
