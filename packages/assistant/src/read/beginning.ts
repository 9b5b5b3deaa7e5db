import type { GroupsGivenUp } from '../draft/groups-given-up.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { expression } from '../words/expressions.ts';
import type { Manner } from './manner.ts';

/** What the first words of a question say of the question before. */
interface Beginning {
  /** The question goes on from the one before. */
  readonly followsUp: boolean;
  /** It begins with ‘as a percent of’. */
  readonly asksShareFirst: boolean;
  /** It begins with what narrows: ‘for packages over 20 lb’. */
  readonly narrowsFirst: boolean;
  /** ‘By weight’, of what is listed. */
  readonly sortsBy: boolean;
  /** ‘In packages’: another figure, and nothing else. */
  readonly isInstead: boolean;
}

/** Looks at the first words before any rule gives them another meaning. */
export function beginningOf(scan: Scan, manner: Manner, givenUp: GroupsGivenUp): Beginning {
  const first = scan.beside(-1, 1);
  const named = scan.items[scan.beside(first, 1)]?.concept.kind;
  return {
    followsUp: followsUp(scan, manner, givenUp),
    asksShareFirst:
      scan.was(first, 'share', 'percent') && (scan.length === first + 1 || scan.was(first + 1, 'of', 'in')),
    narrowsFirst:
      scan.was(first, 'in', 'only', 'with', 'of') && (named === 'measure' || named === 'value') && !manner.saysShow,
    sortsBy: scan.was(0, 'by') && scan.at(scan.beside(0, 1), 'measure') !== undefined,
    isInstead: scan.was(0, 'in') && scan.at(1, 'measure') !== undefined && scan.length === 2,
  };
}

function followsUp(scan: Scan, { refersToOnes, liftsLimit, refersToTheirs }: Manner, givenUp: GroupsGivenUp): boolean {
  return (
    scan.was(0, 'and?', 'only', 'and', 'makeThat', 'also', 'instead', 'without', 'chart', 'table', 'rows', 'same') ||
    refersToOnes ||
    liftsLimit ||
    refersToTheirs ||
    givenUp.grains.length + givenUp.dimensions.length > 0 ||
    scan.says('instead', 'makeThat', 'those') ||
    scan.has('also')
  );
}

/** ‘And by month’ */
export function beginsWithAnd(scan: Scan): boolean {
  return scan.was(0, 'and', 'and?') && wordsOfAnd.test(normalised(scan.items[0]?.text ?? ''));
}

/** ‘And’ at the beginning, also with the word after it: ‘e per’, ‘وحسب’. */
const wordsOfAnd = expression('opening-link');
