import type { CalendarDay, DateRange, UsuallyLeftOut, WordLanguage } from '@waybill/model';
import { usuallyLeftOut } from '@waybill/model';
import { explain } from '../explain/explain.ts';
import type { AskedReport } from '../reading/asked-report.ts';
import type { BareOutcome, Choice, Outcome, Remark, Step } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { readReport } from '../reports/report-asked.ts';
import { sayReading } from '../say/say-reading.ts';
import { Lexicon, namesOf } from '../vocabulary/lexicon.ts';
import { type Matched, matchPhrases } from '../vocabulary/match.ts';
import type { PhraseBook } from '../vocabulary/phrase-book.ts';
import type { ScopedValues } from '../vocabulary/scoped-values.ts';
import { chooseMeanings } from './choose-meanings.ts';
import { type Circumstances, type Completed, complete } from './complete.ts';
import { plain } from './draft.ts';
import { draftOf } from './draft-of.ts';
import { Scan } from './scan.ts';

/** A question, and what it stands in. */
export interface AskedQuestion {
  readonly text: string;
  /** The language that the asker reads; a question in another one is recognised. */
  readonly language: WordLanguage;
  readonly today: CalendarDay;
  /** The readings of the conversation so far, oldest first. */
  readonly earlier: readonly Reading[];
  /** The report that the question before asked for, so that ‘and for FedEx’ is understood. */
  readonly earlierReport?: AskedReport | undefined;
  /** The days that are meant where a question names none; the last twelve months without. */
  readonly usualRange?: DateRange | undefined;
  /** What is counted although pages leave it out unless told otherwise; everything without. */
  readonly include?: readonly UsuallyLeftOut[] | undefined;
}

const latin: readonly WordLanguage[] = ['en', 'es', 'fr', 'it'];
const longestQuestion = 500;
const mostChoices = 4;
/** What one must gain by taking a question for one of another language than the asker’s. */
const anotherLanguage = 6;

/** Reads the questions of one user: the vocabulary holds the names that this user may see, and is made once. */
export class QuestionReader {
  readonly #values: ScopedValues;
  readonly #names: PhraseBook;
  readonly #lexicons = new Map<WordLanguage, Lexicon>();
  readonly #now: () => number;

  /** `now` tells milliseconds, for the log of steps. */
  constructor(values: ScopedValues, now: () => number = () => 0) {
    this.#values = values;
    this.#names = namesOf(values);
    this.#now = now;
  }

  /** The names that the user may see. */
  get values(): ScopedValues {
    return this.#values;
  }

  /** Names that begin like a text, for completing what is typed. */
  completions(text: string, language: WordLanguage, most = 8): readonly string[] {
    return this.#lexicon(language).completions(text, most);
  }

  /** All names that can be asked for in a language. */
  names(language: WordLanguage): readonly string[] {
    return this.#lexicon(language).names();
  }

  /** Makes the vocabulary of a language before the first question needs it. */
  prepare(language: WordLanguage): void {
    for (const each of latin.includes(language) ? latin : [language]) this.#lexicon(each);
  }

  read(question: AskedQuestion): Outcome {
    const steps: Step[] = [];
    const timed = <Result>(name: string, detail: (result: Result) => string, run: () => Result): Result => {
      const started = this.#now();
      const result = run();
      steps.push({ name, milliseconds: this.#now() - started, detail: detail(result) });
      return result;
    };
    const text = question.text.slice(0, longestQuestion).trim();
    const report = timed(
      'report',
      (result) => result?.outcome.kind ?? 'none',
      () =>
        readReport(text, {
          today: question.today,
          previous: question.earlierReport,
          carriers: this.#values.values.carrier_name ?? [],
          match: (rest) => this.#matched(rest, question.language).matched,
        }),
    );
    if (report?.certain) return { ...report.outcome, steps, ignored: [] };
    const { matched } = timed(
      'words',
      (result) => result.language,
      () => this.#matched(text, question.language),
    );
    const ignored = matched.items.filter(({ meanings }) => meanings[0]?.kind === 'noise').map((item) => item.text);
    const said = matched.items.filter(({ meanings }) => meanings[0]?.kind !== 'noise');
    const forks = chooseMeanings(said);
    const explained = timed(
      'explanation',
      (result) => result?.kind ?? 'none',
      () => explain(text, new Scan(forks[0] ?? [])),
    );
    const common = { steps, ignored };
    if (explained !== undefined) return { ...explained, ...common };
    const circumstances: Circumstances = {
      today: question.today,
      values: this.#values,
      previous: question.earlier.at(-1),
      include: question.include ?? usuallyLeftOut,
      usualRange: question.usualRange,
    };
    const completed = timed(
      'reading',
      (results) => results.map(({ kind }) => kind).join(),
      () =>
        forks.map((fork) =>
          withReasons(
            complete(draftOf(new Scan(fork), question.today, this.#values), circumstances),
            fork,
            circumstances,
          ),
        ),
    );
    const spelling = matched.corrections.map(
      ({ typed, read }): Remark => ({ kind: 'spelling', text: `‘${typed}’ is read as ‘${read}’.` }),
    );
    const outcome = outcomeOf(completed, spelling, circumstances);
    return { ...(outcome.kind === 'refuse' && report !== undefined ? report.outcome : outcome), ...common };
  }

  /** The language in which the fewest words stay unknown; of several, the asker's own. */
  #matched(text: string, preferred: WordLanguage): { language: WordLanguage; matched: Matched } {
    const script: WordLanguage | undefined = /\p{Script=Han}/u.test(text)
      ? 'zh'
      : /\p{Script=Arabic}/u.test(text)
        ? 'ar'
        : undefined;
    const candidates =
      script !== undefined ? [script] : [...new Set([...(latin.includes(preferred) ? [preferred] : []), ...latin])];
    let best: { language: WordLanguage; matched: Matched; cost: number } | undefined;
    for (const language of candidates) {
      const matched = matchPhrases(text, this.#lexicon(language));
      const cost = costOf(matched) + (script === undefined && language !== candidates[0] ? anotherLanguage : 0);
      if (best === undefined || cost < best.cost) best = { language, matched, cost };
      if (cost === 0) break;
    }
    return best ?? { language: preferred, matched: { items: [], corrections: [] } };
  }

  #lexicon(language: WordLanguage): Lexicon {
    const made = this.#lexicons.get(language) ?? new Lexicon(language, this.#names);
    this.#lexicons.set(language, made);
    return made;
  }
}

function costOf({ items, corrections }: Matched): number {
  return items.filter(({ meanings }) => meanings[0]?.kind === 'unknown').length * 10 + corrections.length * 4;
}

/** A question why a figure changed is answered by what it is made of: readings to choose from. */
function withReasons(
  completed: Completed,
  fork: readonly { readonly concept: { readonly kind: string } }[],
  circumstances: Circumstances,
): Completed {
  if (completed.kind !== 'reading' || completed.reading.measures.length === 0) return completed;
  const asksWhy = fork.some(
    ({ concept }) => concept.kind === 'intent' && 'intent' in concept && concept.intent === 'why',
  );
  if (!asksWhy) return completed;
  const { reading } = completed;
  const readings = (['carrier_name', 'service_category', 'state'] as const).map(
    (dimension): Reading => ({
      ...reading,
      dimensions: [dimension],
      sort: { by: 'change', descending: true },
      show: 'table',
      include: circumstances.include,
    }),
  );
  return {
    kind: 'choices',
    question: 'The figures show where it changed, not why. By what shall I split the change?',
    readings,
  };
}

type ReadOutcome = Extract<BareOutcome, { kind: 'answer' | 'clarify' | 'refuse' }>;

function outcomeOf(
  completed: readonly Completed[],
  spelling: readonly Remark[],
  circumstances: Circumstances,
): ReadOutcome {
  const readings = completed.flatMap((each) => (each.kind === 'reading' ? [each] : []));
  const distinct = [...new Map(readings.map((each) => [JSON.stringify(each.reading), each])).values()];
  const open = completed.flatMap((each) => (each.kind === 'choices' ? each.readings : []));
  const [only] = distinct;
  if (only !== undefined && distinct.length === 1 && open.length === 0) {
    const { reading, remarks, alternatives } = only;
    return { kind: 'answer', reading, remarks: [...spelling, ...remarks], alternatives };
  }
  if (distinct.length > 0) {
    return {
      kind: 'clarify',
      question: 'Which of these do you mean?',
      choices: choicesOf([...distinct.map(({ reading }) => reading), ...open]),
    };
  }
  const choices = completed.find((each) => each.kind === 'choices');
  if (choices?.kind === 'choices' && choices.readings.length > 1) {
    return { kind: 'clarify', question: choices.question, choices: choicesOf(choices.readings) };
  }
  const none = completed.find((each) => each.kind === 'none');
  const [reason, words] = none?.kind === 'none' ? [none.reason, none.words] : ['It does not say which figure.', []];
  return { kind: 'refuse', reason, words, suggestions: suggestionsOf(circumstances) };
}

function choicesOf(readings: readonly Reading[]): readonly Choice[] {
  return readings.slice(0, mostChoices).map((reading) => ({ text: sayReading(reading), reading }));
}

/** Three questions that can be answered, about what was asked before. */
function suggestionsOf({ previous }: Circumstances): readonly string[] {
  const [measure] = previous?.measures ?? [plain('totalSpend')];
  const named = measure?.kind === 'measure' && measure.measure === 'packages' ? 'packages' : 'total spend';
  return [`${named} by carrier last month`, `${named} by month this year`, 'on time % by carrier last quarter'];
}
