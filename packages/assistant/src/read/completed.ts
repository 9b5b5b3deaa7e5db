import type { CalendarDay, DateRange, UsuallyLeftOut, WordLanguage } from '@waybill/model';
import type { Choice, Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sayReading } from '../say/say-reading.ts';
import type { AskedBack, ReasonName } from '../say/sentences.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';

/** What a question stands in. */
export interface Circumstances {
  readonly today: CalendarDay;
  /** The language of the question. */
  readonly language: WordLanguage;
  readonly values: ScopedValues;
  /** The reading of the question before. */
  readonly previous: Reading | undefined;
  /** The question before asked what something means. */
  readonly afterDefinition?: boolean | undefined;
  readonly include: readonly UsuallyLeftOut[];
  /** The days that are meant where a question names none. */
  readonly usualRange: DateRange | undefined;
}

/** What a draft becomes: a reading, several to choose from, or the reason why there is none. */
export type Completed =
  | {
      readonly kind: 'reading';
      readonly reading: Reading;
      readonly remarks: readonly Remark[];
      readonly alternatives: readonly Choice[];
    }
  | { readonly kind: 'choices'; readonly question: AskedBack; readonly readings: readonly Reading[] }
  | { readonly kind: 'none'; readonly reason: ReasonName; readonly words: readonly string[] };

/** The readings among what several drafts became. */
export const readingsOf = (completed: readonly Completed[]): readonly Reading[] =>
  completed.flatMap((each) => (each.kind === 'reading' ? [each.reading] : []));

/** A reading with another one that is offered beside it. */
export function offering(asked: Completed, offered: Completed): Completed {
  if (asked.kind !== 'reading' || offered.kind !== 'reading') return asked;
  const other = { text: sayReading(offered.reading), reading: offered.reading };
  return { ...asked, alternatives: [...asked.alternatives, other] };
}
