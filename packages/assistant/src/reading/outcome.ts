import type { WordLanguage } from '@waybill/model';
import type { AskedOfLedger } from './asked-of-ledger.ts';
import type { AskedReport } from './asked-report.ts';
import type { Reading } from './reading.ts';

/** What the reader must know of how words were understood. */
export interface Remark {
  /**
   * `spelling`: a word was read as another; `assumed`: something that the question left open; `meaning`: a word with two
   * honest meanings, of which this is the product's own; `kept`: taken over from the question before; `leftOut`: what was said around the question and does not narrow it.
   */
  readonly kind: 'spelling' | 'assumed' | 'meaning' | 'kept' | 'leftOut';
  readonly text: string;
}

/** From when on an alert tells: how its figure compares with its own past, or with a limit. */
export type WatchCondition =
  | { readonly kind: 'band'; readonly side: 'above' | 'below' | 'either' }
  | { readonly kind: 'limit'; readonly side: 'above' | 'below'; readonly limit: number };

/** What somebody wants to be told of. */
export interface Watched {
  readonly reading: Reading;
  readonly condition: WatchCondition;
}

/** One of several readings to choose from. */
export interface Choice {
  readonly text: string;
  readonly reading: Reading;
}

/** A step of reading a question, for the log. */
export interface Step {
  readonly name: string;
  readonly milliseconds: number;
  readonly detail: string;
}

interface OutcomeBase {
  /** The language of the question, in which everything is said. */
  readonly language: WordLanguage;
  readonly steps: readonly Step[];
  /** Words without meaning for the figures, such as ‘please’. */
  readonly ignored: readonly string[];
}

/** What becomes of a question, but for what was done to read it. */
export type BareOutcome =
  | {
      readonly kind: 'answer';
      readonly reading: Reading;
      readonly remarks: readonly Remark[];
      /** Other honest meanings of the same words. */
      readonly alternatives: readonly Choice[];
    }
  | { readonly kind: 'clarify'; readonly question: string; readonly choices: readonly Choice[] }
  | {
      readonly kind: 'definition';
      readonly term: string;
      readonly text: string;
      /** The page that shows it. */
      readonly path: string | undefined;
      readonly page: string | undefined;
      /** The figure that it defines, which the next question can be about. */
      readonly about?: Reading | undefined;
    }
  | {
      /** A report that has a name. */
      readonly kind: 'report';
      readonly asked: AskedReport;
      /** What is missing; undefined for a report that can be ordered. */
      readonly question: string | undefined;
      /** Questions that say what is missing. */
      readonly suggestions: readonly string[];
    }
  | {
      /** What was claimed, and what claims brought. */
      readonly kind: 'ledger';
      readonly asked: AskedOfLedger;
    }
  | {
      readonly kind: 'howto';
      readonly title: string;
      readonly text: string;
      readonly path: string | undefined;
      /** Questions that suit the user’s own data, for who asks what can be asked. */
      readonly suggestions?: readonly string[] | undefined;
      /** What somebody wants to be told of, for a new alert. */
      readonly watch?: Watched | undefined;
    }
  | {
      readonly kind: 'refuse';
      readonly reason: string;
      /** The words that could not be placed. */
      readonly words: readonly string[];
      /** What the question means without these words, or with known words in their place. */
      readonly choices?: readonly Choice[] | undefined;
      /** Questions near this one that can be answered. */
      readonly suggestions: readonly string[];
    };

/** What becomes of a question. */
export type Outcome = OutcomeBase & BareOutcome;
