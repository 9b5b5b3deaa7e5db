import type { Concept, Intent, Item } from '../vocabulary/concept.ts';

/** ‘Export all packages to Excel’: what is to be exported, and whether that was said. */
export interface ExportAsked {
  readonly items: readonly Item[];
  readonly isExport: boolean;
}

/** Takes the words away that ask for a file; packages that are to be exported are listed. ‘Export’ inside is a service. */
export function withoutExport(items: readonly Item[]): ExportAsked {
  const rest = items.filter((item, place) => !asksForFile(item, place));
  if (rest.length === items.length || rest.length === 0) return { items, isExport: false };
  const ofPackages =
    rest.some(({ meanings }) => meanings.some(isPackages)) && !rest.some((item) => mayBe(item, 'howMany'));
  return { items: ofPackages && !rest.some((item) => mayBe(item, 'list')) ? [list, ...rest] : rest, isExport: true };
}

const list: Item = { text: 'list', meanings: [{ kind: 'intent', intent: 'list' }] };

const asksForFile = (item: Item, place: number): boolean =>
  place === 0 ? mayBe(item, 'export') : item.meanings.length > 0 && item.meanings.every(isExport);

const isExport = (concept: Concept): boolean => concept.kind === 'intent' && concept.intent === 'export';

const isPackages = (concept: Concept): boolean => concept.kind === 'measure' && concept.measure === 'packages';

const mayBe = (item: Item, intent: Intent): boolean =>
  item.meanings.some((concept) => concept.kind === 'intent' && concept.intent === intent);
