import { usuallyLeftOut, type WordLanguage, wordLanguages } from '@waybill/model';
import { accounted } from './account/accounted.ts';
import { explain, explainProduct } from './explain/explain.ts';
import { watchAsked } from './explain/watch-asked.ts';
import { readLedger } from './ledger/read-ledger.ts';
import { withHolidays } from './periods/holidays.ts';
import { withShortYears } from './periods/short-years.ts';
import { withWeeksOfMonths } from './periods/weeks-of-months.ts';
import { isOrder, isSupposition } from './read/beyond-invoices.ts';
import { complete } from './read/complete.ts';
import type { Circumstances } from './read/completed.ts';
import { withCustomersSaid } from './read/customers-said.ts';
import { draftOf } from './read/draft-of.ts';
import { examplesFor } from './read/examples.ts';
import { withoutExport } from './read/export-asked.ts';
import { withFreightSaid } from './read/freight-said.ts';
import { withKnownStatus } from './read/known-status.ts';
import { isShowing, mannerOf, plainly } from './read/manner.ts';
import { nearby } from './read/nearby.ts';
import { withDaysSoFarSaid } from './read/not-over-yet.ts';
import { inTwo, withChoices } from './read/offered-instead.ts';
import { outcomeOf, withReasons } from './read/outcome-of.ts';
import { remarksOfWords, withBarsSaid } from './read/remarks-of-words.ts';
import { languageOfThanks } from './read/thanks.ts';
import type { AskedQuestion } from './reading/asked-question.ts';
import type { Outcome, Step, Watched } from './reading/outcome.ts';
import type { Reading } from './reading/reading.ts';
import { readReport } from './reports/report-asked.ts';
import { sayReading } from './say/say-reading.ts';
import { sentencesIn } from './say/sentences-in.ts';
import { type ChosenItem, chooseMeanings } from './scan/choose-meanings.ts';
import { Scan } from './scan/scan.ts';
import { Lexicon, namesOf } from './vocabulary/lexicon.ts';
import type { PhraseBook } from './vocabulary/phrase-book.ts';
import type { ScopedValues } from './vocabulary/scoped-values.ts';
import { latin, type Spoken, spokenIn } from './vocabulary/spoken-language.ts';

const alertsPath = '/alerts';
const longestQuestion = 500;
const mostExamples = 6;
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

  /** Makes the vocabulary of a language, and the names as they are misspelled, before the first question needs them. */
  prepare(language: WordLanguage): void {
    void this.#names.spelling;
    for (const each of latin.includes(language) ? latin : [language]) this.#lexicon(each);
  }

  read(question: AskedQuestion): Outcome {
    const read = (each: AskedQuestion): Outcome => this.#read(each);
    const nearest = (word: string): readonly string[] => this.#lexicon(answered.language).nearest(word);
    const answered = inTwo(read(question), question, read);
    const outcome = withChoices(answered, question, read, nearest);
    const previous = question.earlier.at(-1);
    if (outcome.kind !== 'answer' || previous === undefined || question.afterRefusal !== true) return outcome;
    const alone = this.#read({ ...question, earlier: [] });
    if (alone.kind === 'answer' && sayReading(alone.reading) === sayReading(outcome.reading)) return outcome;
    const text = sentencesIn(outcome.language).goesOnFrom(sayReading({ ...previous, language: outcome.language }));
    return { ...outcome, remarks: [...outcome.remarks, { kind: 'kept', text }] };
  }

  #read(question: AskedQuestion): Outcome {
    const steps: Step[] = [];
    const timed = <Result>(name: string, detail: (result: Result) => string, run: () => Result): Result => {
      const started = this.#now();
      const result = run();
      steps.push({ name, milliseconds: this.#now() - started, detail: detail(result) });
      return result;
    };
    const text = question.text.slice(0, longestQuestion).trim();
    const thanks = languageOfThanks(text, question.language);
    if (thanks !== undefined) {
      const reason = sentencesIn(thanks).reasons.thanked;
      steps.push({ name: 'thanks', milliseconds: 0, detail: thanks });
      return { kind: 'refuse', reason, words: [], suggestions: [], steps, ignored: [], language: thanks };
    }
    const ledger = timed(
      'ledger',
      (result) => result?.asked.topic ?? 'none',
      () =>
        readLedger(text, {
          language: question.language,
          today: question.today,
          match: (rest) => this.#matched(rest, question).matched,
        }),
    );
    if (ledger !== undefined && question.seesClaims === true) {
      return { kind: 'ledger', asked: ledger.asked, language: ledger.language, steps, ignored: [] };
    }
    if (ledger?.asked.topic === 'claimable') {
      const { language: spoken } = ledger;
      const reason = sentencesIn(spoken).reasons.notBilled;
      const suggestions = this.#nearby([], question, spoken);
      return { kind: 'refuse', reason, words: [], suggestions, steps, ignored: [], language: spoken };
    }
    const product = timed(
      'product',
      (result) => result?.title ?? 'none',
      () => this.#productAsked(text, question),
    );
    if (product !== undefined) return { ...product, steps, ignored: [] };
    const report = timed(
      'report',
      (result) => result?.outcome.kind ?? 'none',
      () =>
        readReport(text, {
          today: question.today,
          previous: question.earlierReport,
          carriers: this.#values.values.carrier_name ?? [],
          match: (rest) => this.#matched(rest, question).matched,
        }),
    );
    if (report?.certain) {
      const { language } = this.#matched(text, question);
      return { ...report.outcome, steps, ignored: [], language };
    }
    const { matched, language } = timed(
      'words',
      (result) => result.language,
      () => this.#matched(text, question),
    );
    const ignored = [
      ...matched.asides,
      ...matched.items.filter(({ meanings }) => meanings[0]?.kind === 'noise').map((item) => item.text),
    ];
    const { items: meant, isExport } = withoutExport(
      matched.items.filter(({ meanings }) => meanings[0]?.kind !== 'noise' && !meanings.some(isShowing)),
    );
    const said = withShortYears(withHolidays(meant, question.today), question.today).flatMap(withWeeksOfMonths);
    const manner = mannerOf(matched, text, language);
    const forks = said.flatMap((items) => chooseMeanings(items, this.#values.values.currency_code));
    const explained = timed(
      'explanation',
      (result) => result?.kind ?? 'none',
      () => explain(text, new Scan(forks[0] ?? []), language),
    );
    const common = { steps, ignored, language };
    const refused = (reason: 'notDone' | 'notBilled'): Outcome => ({
      kind: 'refuse',
      reason: sentencesIn(language).reasons[reason],
      words: [],
      suggestions: this.#nearby(forks[0] ?? [], question, language),
      ...common,
    });
    if (isOrder(matched.text, language)) return refused('notDone');
    if (explained === undefined && isSupposition(matched.text, language)) return refused('notBilled');
    const circumstances: Circumstances = {
      today: question.today,
      language,
      values: this.#values,
      previous: question.earlier.at(-1),
      afterDefinition: question.afterDefinition,
      include: question.include ?? usuallyLeftOut,
      usualRange: question.usualRange,
    };
    if (explained?.kind === 'definition')
      return { ...explained, about: this.#topicOf(forks[0] ?? [], circumstances), ...common };
    if (explained !== undefined) return { ...explained, ...common };
    const completed = timed(
      'reading',
      (results) => results.map(({ kind }) => kind).join(),
      () =>
        forks.map((fork) => {
          const scan = new Scan(fork);
          const draft = draftOf(scan, question.today, this.#values, manner);
          return withReasons(
            withKnownStatus(accounted(complete(draft, circumstances), scan.items, draft, circumstances)),
            fork,
            circumstances,
          );
        }),
    );
    const remarks = remarksOfWords(matched, { ignored, isExport }, language);
    const read = outcomeOf(completed, remarks, circumstances, forks[0] ?? []);
    const outcome = withDaysSoFarSaid(
      withCustomersSaid(withFreightSaid(read, forks[0] ?? [], this.#values), forks[0] ?? []),
      question.today,
    );
    if (outcome.kind === 'answer') return { ...withBarsSaid(outcome, matched.text), ...common };
    if (outcome.kind !== 'refuse') return { ...outcome, ...common };
    if (report !== undefined && report.outcome.kind !== 'refuse') return { ...report.outcome, ...common };
    const refusal = report?.outcome.kind === 'refuse' && report.isOfReport ? report.outcome : outcome;
    const offered =
      refusal.suggestions.length > 0 ? refusal.suggestions : this.#nearby(forks[0] ?? [], question, language);
    return { ...refusal, suggestions: offered, ...common };
  }

  #matched(text: string, { language, earlier }: Pick<AskedQuestion, 'language' | 'earlier'>): Spoken {
    return spokenIn(text, { own: language, spoken: earlier.at(-1)?.language }, (each) => this.#lexicon(each));
  }

  /** What is asked of the product itself, in the user’s own language or another one; help has examples. */
  #productAsked(text: string, question: AskedQuestion): Extract<Outcome, { kind: 'howto' }> | undefined {
    const { language: own, today } = question;
    const common = { steps: [], ignored: [] };
    for (const language of [own, ...wordLanguages.filter((each) => each !== own)]) {
      const told = explainProduct(text, language);
      if (told === undefined) continue;
      if (told.path === alertsPath)
        return { ...told, watch: this.#watched(text, language, question), language, ...common };
      if (told.suggestions === undefined) return { ...told, language, ...common };
      const examples = examplesFor(this.#values, language, today).filter((each) =>
        this.#isAnswered(each, { ...question, language }),
      );
      return { ...told, suggestions: examples.slice(0, mostExamples), language, ...common };
    }
    return undefined;
  }

  /** The figure that somebody wants to be told of, and from when on; undefined where that is not said, or not known. */
  #watched(text: string, language: WordLanguage, question: AskedQuestion): Watched | undefined {
    const asked = watchAsked(text, language);
    if (asked === undefined) return undefined;
    const outcome = this.#read({ ...question, text: asked.figure, language, earlier: [], afterDefinition: undefined });
    return outcome.kind === 'answer' ? { reading: outcome.reading, condition: asked.condition } : undefined;
  }

  /** The figure that a definition is about, on the usual days. */
  #topicOf(items: readonly ChosenItem[], circumstances: Circumstances): Reading | undefined {
    const terms = items.filter(({ concept }) => ['measure', 'dimension', 'value'].includes(concept.kind));
    const draft = draftOf(new Scan(terms), circumstances.today, this.#values, plainly);
    const completed = complete(draft, { ...circumstances, previous: undefined });
    return completed.kind === 'reading' ? completed.reading : undefined;
  }

  /** Questions near one that has no answer, each of which has one. */
  #nearby(items: readonly ChosenItem[], question: AskedQuestion, language: WordLanguage): readonly string[] {
    return nearby(items, { language, previous: question.earlier.at(-1) })
      .filter((each) => this.#isAnswered(each, question))
      .slice(0, 3);
  }

  /** Whether a question that is offered instead has an answer of its own. */
  #isAnswered(text: string, question: AskedQuestion): boolean {
    const { items } = this.#matched(text, question).matched;
    const said = items.filter(({ meanings }) => meanings[0]?.kind !== 'noise');
    const circumstances: Circumstances = {
      today: question.today,
      language: question.language,
      values: this.#values,
      previous: undefined,
      include: [],
      usualRange: undefined,
    };
    return chooseMeanings(said, this.#values.values.currency_code).every(
      (fork) =>
        complete(draftOf(new Scan(fork), question.today, this.#values, plainly), circumstances).kind === 'reading',
    );
  }

  #lexicon(language: WordLanguage): Lexicon {
    const made = this.#lexicons.get(language) ?? new Lexicon(language, this.#names);
    this.#lexicons.set(language, made);
    return made;
  }
}
