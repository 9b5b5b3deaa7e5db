import type { PeriodGrain } from '@waybill/model';
import type { Concept, Intent } from '../vocabulary/concept.ts';

/** A word or phrase of a question with the one meaning that it is read with, and whether a rule has used it. */
export interface ScanItem {
  readonly concept: Concept;
  readonly text: string;
  used: boolean;
}

type Of<Kind extends Concept['kind']> = Extract<Concept, { kind: Kind }>;

/** The phrases of a question in order, which rules look at and use up. Words without meaning are left out before. */
export class Scan {
  readonly items: readonly ScanItem[];

  constructor(items: readonly { readonly concept: Concept; readonly text: string }[]) {
    this.items = items.map(({ concept, text }) => ({ concept, text, used: false }));
  }

  get length(): number {
    return this.items.length;
  }

  /** The meaning at a place, if it is of that kind and not used. */
  at<Kind extends Concept['kind']>(index: number, kind: Kind): Of<Kind> | undefined {
    const item = this.items[index];
    return item !== undefined && !item.used && item.concept.kind === kind ? (item.concept as Of<Kind>) : undefined;
  }

  /** Whether one of the intents stands at a place, not used. */
  is(index: number, ...wanted: readonly Intent[]): boolean {
    const intent = this.at(index, 'intent')?.intent;
    return intent !== undefined && wanted.includes(intent);
  }

  /** Whether one of the intents stands at a place, used or not. */
  was(index: number, ...wanted: readonly Intent[]): boolean {
    const concept = this.items[index]?.concept;
    return concept?.kind === 'intent' && wanted.includes(concept.intent);
  }

  /** The first unused place of one of the intents; -1 without any. */
  find(...wanted: readonly Intent[]): number {
    return this.items.findIndex((_, index) => this.is(index, ...wanted));
  }

  has(...wanted: readonly Intent[]): boolean {
    return this.find(...wanted) >= 0;
  }

  /** Whether the question says one of the intents anywhere, used or not. */
  says(...wanted: readonly Intent[]): boolean {
    return this.items.some((_, index) => this.was(index, ...wanted));
  }

  /** Uses every unused word of these intents; whether there was one. */
  useAll(...wanted: readonly Intent[]): boolean {
    let found = false;
    for (let index = this.find(...wanted); index >= 0; index = this.find(...wanted)) {
      this.use(index);
      found = true;
    }
    return found;
  }

  use(from: number, length = 1): void {
    for (let index = from; index < from + length; index += 1) {
      const item = this.items[index];
      if (item !== undefined) item.used = true;
    }
  }

  /** The unused places with a kind of meaning. */
  places(kind: Concept['kind']): readonly number[] {
    return this.items.flatMap((item, index) => (!item.used && item.concept.kind === kind ? [index] : []));
  }

  /** The next place that is not an article, in a direction. */
  beside(index: number, step: 1 | -1): number {
    let place = index + step;
    while (this.was(place, 'the', 'a', 'our', 'all')) place += step;
    return place;
  }

  grainAt(index: number): PeriodGrain | undefined {
    return this.at(index, 'unit')?.grain;
  }
}
