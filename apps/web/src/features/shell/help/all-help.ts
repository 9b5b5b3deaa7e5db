import { withoutTrailingSlashes } from '@waybill/contract';
import { accountNumberRules, type ExceptionLevel, rulesOf } from '@waybill/model';
import { text } from '../../../lib/languages/text.ts';
import commonHelp from './common-help.json' with { type: 'json' };
import { commonId, contentsId, type HelpPage, type HelpSection } from './help-page.ts';
import { operationsHelp } from './operations-help.ts';
import { analysisHelp } from './page-help.ts';
import portalHelp from './portal-help.json' with { type: 'json' };
import toolHelp from './tool-help.json' with { type: 'json' };

/** The rules of a level in their own words. */
const rules = (level: ExceptionLevel): readonly HelpSection[] => [
  { title: text('Rules'), terms: rulesOf(level).map(({ label, meaning }) => ({ term: label, meaning })) },
  {
    title: text('What is at stake'),
    paragraphs: [text('Amounts are in US dollars, converted charge by charge.')],
    terms: rulesOf(level).map(({ label, atStake }) => ({ term: label, meaning: atStake })),
  },
];

/** Sections in the words of the model. */
const modelled: Readonly<Record<string, readonly HelpSection[]>> = {
  '/accountNumberValidation': [{ title: text('How carriers write account numbers'), paragraphs: accountNumberRules }],
  '/exceptionTracking': rules('tracking'),
  '/exceptionCharge': rules('charge'),
};

const pagesOfTools = toolHelp.map((page) => ({ ...page, sections: [...page.sections, ...(modelled[page.id] ?? [])] }));

const everyPage: readonly HelpPage[] = [
  ...commonHelp,
  ...analysisHelp,
  ...portalHelp,
  ...operationsHelp,
  ...pagesOfTools,
];

/** The help of the pages that this version has, and of what they have in common. */
export function helpPages(hasPage: (path: string) => boolean): readonly HelpPage[] {
  return everyPage.filter(({ id }) => id === commonId || hasPage(id));
}

/** The help page for an address, or for the page that it lies below; the table of contents where there is none. */
export function helpIdFor(path: string, pages: readonly HelpPage[]): string {
  const wanted = withoutTrailingSlashes(path) || '/';
  const own = pages.find(({ id }) => id === wanted) ?? pages.find(({ id }) => wanted.startsWith(`${id}/`));
  return own?.id ?? contentsId;
}

/** A help page in which every word of the search stands, and the first sentence that says so. */
export interface HelpHit {
  readonly page: HelpPage;
  readonly sentence: string;
}

/** Searches what the reader sees: `translate` gives each text in their language. */
export function searchHelp(
  pages: readonly HelpPage[],
  search: string,
  translate: (text: string) => string,
): readonly HelpHit[] {
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return pages.flatMap((page) => {
    const sentences = sentencesOf(page).map(translate);
    const said = plain(sentences.join(' '));
    if (!words.every((word) => said.includes(word))) return [];
    const sentence = sentences.find((each) => words.some((word) => plain(each).includes(word))) ?? '';
    return [{ page, sentence }];
  });
}

function sentencesOf({ title, sections }: HelpPage): readonly string[] {
  const said = sections.flatMap((section) => [
    ...(section.paragraphs ?? []),
    ...(section.terms ?? []).flatMap(({ term, meaning }) => [term, meaning]),
    section.title,
  ]);
  return [...said, title].filter((text) => text !== '');
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
