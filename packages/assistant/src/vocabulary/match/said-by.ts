import type { Said } from '../asides/asides.ts';
import type { Concept, Item } from '../concept.ts';

/** What a stretch of text says about figures: whether it asks for one, and whether it narrows one. */
export function saidBy(items: readonly Item[]): Said {
  const said = items.flatMap(({ meanings }) => meanings.slice(0, 1));
  const isUnsaid = said.some(({ kind }) => kind === 'unknown');
  return {
    asks: said.some((concept) => (isGeneral(concept) ? !isUnsaid : asks(concept))),
    narrows: said.some(narrows),
  };
}

function asks(concept: Concept): boolean {
  return (
    concept.kind === 'measure' ||
    concept.kind === 'dimension' ||
    (concept.kind === 'intent' && asking.has(concept.intent))
  );
}

const asking: ReadonlySet<string> = new Set(['howMany', 'howMuch', 'which', 'list', 'share']);

function narrows(concept: Concept): boolean {
  return (
    !['noise', 'unknown', 'measure', 'dimension'].includes(concept.kind) &&
    !(concept.kind === 'intent' && (neutral.has(concept.intent) || general.has(concept.intent)))
  );
}

/** Words that name no figure and narrow none. */
const neutral: ReadonlySet<string> = new Set('the a our this of in to from and those all with kind also'.split(' '));

function isGeneral(concept: Concept): boolean {
  return (
    (concept.kind === 'measure' && concept.measure === 'totalSpend') ||
    (concept.kind === 'intent' && general.has(concept.intent))
  );
}

/** Words that ask for what something costs, without saying of what. */
const general: ReadonlySet<string> = new Set(['cost', 'show']);
