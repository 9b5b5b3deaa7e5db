import type { Comparison, GroupFilter, NumberFilter } from '../reading/reading.ts';
import type { Scan } from '../scan/scan.ts';
import { normalised } from '../vocabulary/normalise.ts';
import { wordsOfPackages } from '../vocabulary/words-of-packages.ts';
import type { Unit } from './amounts.ts';
import { usePercentAfter } from './percents.ts';
import { subjectOf } from './subject-of.ts';

/** The conditions on numbers that a question states. */
export interface FoundConditions {
  readonly rows: readonly NumberFilter[];
  readonly groups: readonly GroupFilter[];
  /** Conditions that do not say of what: ‘and over 50?’ */
  readonly open: readonly OpenCondition[];
  /** A condition on a weight that does not say which. */
  readonly saysWeight: boolean;
  /** ‘Packages over $50’: an amount is compared with that of whole packages. */
  readonly ofWholePackages: boolean;
}

/** A comparison with a number of which only the question before can tell what it is about. */
interface OpenCondition {
  readonly comparison: Comparison;
  readonly value: number;
  /** What is counted or measured, as far as the number says so. */
  readonly unit: 'packages' | 'percent' | undefined;
  readonly word: string;
}

/** One end of what is allowed. */
interface Bound {
  readonly comparison: Comparison;
  readonly value: number;
}

/** Gathers the conditions of a question. */
export class ConditionsSoFar implements FoundConditions {
  readonly rows: NumberFilter[] = [];
  readonly groups: GroupFilter[] = [];
  readonly open: OpenCondition[] = [];
  saysWeight = false;
  ofWholePackages = false;
  readonly #scan: Scan;

  constructor(scan: Scan) {
    this.#scan = scan;
  }

  /** Adds what is stated at a place; whether it is about something. */
  add(place: number, bounds: readonly Bound[], unit: Unit): boolean {
    const subject = subjectOf(this.#scan, place, unit);
    if (subject === undefined) return this.#addOpen(place, bounds, unit);
    if (subject.kind === 'group') {
      this.groups.push(...bounds.map((bound) => ({ measure: subject.measure, ...bound })));
      return true;
    }
    const { column, isVague } = subject;
    this.rows.push(...bounds.map((bound) => ({ column, ...bound })));
    if (isVague) this.saysWeight = true;
    if (column === 'net_amount') this.#addCostOfPackages(place);
    return true;
  }

  #addOpen(place: number, bounds: readonly Bound[], unit: Unit): boolean {
    const mayBeOpen = unit === undefined || unit === 'packages' || unit === 'percent';
    if (!mayBeOpen || namesFigureOrGroup(this.#scan, place)) return false;
    const word = this.#scan.items[place]?.text ?? '';
    if (unit === 'percent') usePercentAfter(this.#scan, place);
    this.open.push(...bounds.map((bound) => ({ ...bound, unit, word })));
    return true;
  }

  #addCostOfPackages(place: number): void {
    if (this.#scan.is(place - 1, 'cost') && asksForPackages(this.#scan)) this.#scan.use(place - 1);
    if (followsPackages(this.#scan, place)) this.ofWholePackages = true;
  }
}

function namesFigureOrGroup(scan: Scan, place: number): boolean {
  return scan.items.some(
    ({ concept }, index) =>
      (concept.kind === 'measure' && (index < place || concept.measure !== 'packages')) ||
      concept.kind === 'dimension' ||
      concept.kind === 'unit' ||
      concept.kind === 'everyUnit',
  );
}

/** ‘Late packages that cost more than $40’ are packages, and what they cost is only compared. */
function asksForPackages(scan: Scan): boolean {
  return scan.items.some(
    ({ concept, text }) =>
      (concept.kind === 'measure' && concept.measure === 'packages') ||
      (concept.kind === 'value' && wordsOfPackages.test(normalised(text))),
  );
}

/** Whether packages are the last thing named before a place, and not one of their charges. */
function followsPackages(scan: Scan, place: number): boolean {
  const named = scan.items
    .slice(0, Math.max(0, place))
    .findLast(
      ({ concept }) => concept.kind === 'measure' || (concept.kind === 'value' && ofCharges.has(concept.dimension)),
    );
  return named?.concept.kind === 'measure' && named.concept.measure === 'packages';
}

const ofCharges: ReadonlySet<string> = new Set(['accessorial', 'credit_type']);
