import {
  type CalendarDay,
  type DateRange,
  type UsuallyLeftOut,
  usuallyLeftOut,
  type WordLanguage,
  wordLanguages,
} from '@waybill/model';
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
import { fieldOfVerbs, saysSending } from './read/days-of-verbs.ts';
import { draftOf } from './read/draft-of.ts';
import { examplesFor } from './read/examples.ts';
import { withoutExport } from './read/export-asked.ts';
import { withFreightSaid } from './read/freight-said.ts';
import { withKnownStatus } from './read/known-status.ts';
import { type Manner, plainly } from './read/manner.ts';
import { nearby } from './read/nearby.ts';
import { withDaysSoFarSaid } from './read/not-over-yet.ts';
import { outcomeOf, withReasons } from './read/outcome-of.ts';
import { textsNear } from './read/texts-near.ts';
import { languageOfThanks } from './read/thanks.ts';
import type { AskedReport } from './reading/asked-report.ts';
import type { Outcome, Remark, Step, Watched } from './reading/outcome.ts';
import type { Reading } from './reading/reading.ts';
import { readReport } from './reports/report-asked.ts';
import { sayReading } from './say/say-reading.ts';
import { sentencesIn } from './say/sentences-in.ts';
import { type ChosenItem, chooseMeanings } from './scan/choose-meanings.ts';
import { Scan } from './scan/scan.ts';
import type { Concept } from './vocabulary/concept.ts';
import { Lexicon, namesOf } from './vocabulary/lexicon.ts';
import { type Matched, matchPhrases } from './vocabulary/match/match-phrases.ts';
import { normalised } from './vocabulary/normalise.ts';
import type { PhraseBook } from './vocabulary/phrase-book.ts';
import type { ScopedValues } from './vocabulary/scoped-values.ts';
import { expression } from './words/expressions.ts';

/** A question, and what it stands in. */
export interface AskedQuestion {
  readonly text: string;
  /** The language that the user reads; a question in another one is recognised. */
  readonly language: WordLanguage;
  readonly today: CalendarDay;
  /** The readings of the conversation so far, oldest first. */
  readonly earlier: readonly Reading[];
  /** The question before had no answer, so that what it goes on from must be said. */
  readonly afterRefusal?: boolean | undefined;
  /** The question before asked what something means: the last of the earlier readings is about it. */
  readonly afterDefinition?: boolean | undefined;
  /** The report that the question before asked for, so that ‘and for FedEx’ is understood. */
  readonly earlierReport?: AskedReport | undefined;
  /** The days that are meant where a question names none; the last twelve months without. */
  readonly usualRange?: DateRange | undefined;
  /** What is counted although pages leave it out unless told otherwise; everything without. */
  readonly include?: readonly UsuallyLeftOut[] | undefined;
  /** Whether the user may see claims and what they brought; without it, such questions are asked of invoices. */
  readonly seesClaims?: boolean | undefined;
}

const alertsPath = '/alerts';
const latin: readonly WordLanguage[] = ['en', 'es', 'fr', 'it'];
const longestQuestion = 500;
const mostExamples = 6;
const mostChoices = 2;
/** Words that ask for one figure of several periods. */
const together = expression('together');
const ones = /\b(?:the|only|just|which|those) (?:\p{L}+ ){0,2}ones?\b/iu;
/** ‘Show their spend’ asks for a figure of what was told before. */
const theirs =
  /^(?:\p{L}+ ){0,3}(?:their|its|sus?|leurs?|il loro|la loro|i loro|le loro|loro) \p{L}+(?:[^,\p{L}][^,]{0,19})?$|^.{0,4}(?:它们|他们)的/iu;
/** Asks for one of a group that it may not name. */
const whom = expression('whom');
const wordsOfTotal = expression('total');
/** A question that only asks to add up what was told before. */
const sumsUp = expression('sums-up');
/** A question that asks for all groups again, after the top ones. */
const liftsLimit =
  /^(?:(?:now |please |ok |and )?(?:remove|drop|lift|without|no|forget) (?:the )?(?:limit|top \d+|cap)|(?:show |show me |list |give me |and )?all of (?:them|those|it)|(?:show|show me|list) (?:them )?all|not (?:just|only) the (?:top|first) \d+|sin limite|quita el limite|(?:muestra|muestrame|mostrar|ensena)(?:me)? tod[oa]s|tod[oa]s ell[oa]s|sans limite|enleve la limite|(?:montre|affiche)(?:-| )?(?:les )?(?:moi )?tous|tous|toutes|senza limite|togli il limite|mostra(?:mi)?(?:li)? tutt[ie]|tutt[ie]|取消限制|去掉限制|不限|(?:显示|列出)?(?:全部|所有)(?:的)?|بدون حد|(?:اعرض )?(?:الكل|كلها|جميعها))(?: please)?[.!?。]?$/u;
/** A chart of groups is one of bars, and one over time of lines. */
const drawsBars = ({ show, time }: Reading): boolean => show === 'chart' && time.grain === undefined;
/** Words for a pie chart. */
const pie = expression('pie-chart');
/** What one must gain by taking a question for one of another language than the user’s: more than one unknown word of a sentence. */
const anotherLanguage = { ofFewWords: 6, ofSentence: 12 } as const;
const fewWords = 2;

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
    const outcome = this.#withChoices(this.#read(question), question);
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
    const manner: Manner = {
      saysShow: matched.items.some(({ meanings }) => meanings.some(isShowing)),
      asksWhom: matched.items.map(({ text: word }) => word).find((word, index) => index === 0 && whom.test(word)),
      refersToOnes: ones.test(matched.text),
      refersToTheirs: theirs.test(matched.text),
      saysTotal: matched.items.some(({ text: word }) => wordsOfTotal.test(normalised(word))),
      sumsUp: sumsUp.test(normalised(matched.text)),
      liftsLimit: liftsLimit.test(normalised(matched.text)),
      saysTogether: together.test(text),
      saysShipping: saysSending(matched.items, language),
      datedBy: fieldOfVerbs(matched.items, language),
    };
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
    const idle = new Set(ignored.flatMap((words) => words.split(' ')));
    const spelling = matched.corrections
      .filter(({ typed }) => !idle.has(typed))
      .map(({ typed, read }): Remark => ({ kind: 'spelling', text: sentencesIn(language).corrected(typed, read) }));
    const { leftOut, quoted, comma, openRowsToExport } = sentencesIn(language);
    const left: readonly Remark[] =
      matched.told.length === 0 ? [] : [{ kind: 'leftOut', text: leftOut(matched.told.map(quoted).join(comma)) }];
    const exported: readonly Remark[] = isExport ? [{ kind: 'meaning', text: openRowsToExport }] : [];
    const read = outcomeOf(completed, [...left, ...spelling, ...exported], circumstances, forks[0] ?? []);
    const outcome = withDaysSoFarSaid(
      withCustomersSaid(withFreightSaid(read, forks[0] ?? [], this.#values), forks[0] ?? []),
      question.today,
    );
    if (outcome.kind === 'answer' && drawsBars(outcome.reading) && pie.test(matched.text)) {
      const remark = { kind: 'meaning', text: sentencesIn(language).barsForPie } as const;
      return { ...outcome, remarks: [...outcome.remarks, remark], ...common };
    }
    if (outcome.kind !== 'refuse') return { ...outcome, ...common };
    if (report !== undefined && report.outcome.kind !== 'refuse') return { ...report.outcome, ...common };
    const refusal = report?.outcome.kind === 'refuse' && report.isOfReport ? report.outcome : outcome;
    const offered =
      refusal.suggestions.length > 0 ? refusal.suggestions : this.#nearby(forks[0] ?? [], question, language);
    return { ...refusal, suggestions: offered, ...common };
  }

  /** The language in which the fewest words stay unknown; of several, that of the conversation, then the user's own. */
  #matched(
    text: string,
    { language: preferred, earlier }: Pick<AskedQuestion, 'language' | 'earlier'>,
  ): { language: WordLanguage; matched: Matched } {
    const script: WordLanguage | undefined = /\p{Script=Han}/u.test(text)
      ? 'zh'
      : /\p{Script=Arabic}/u.test(text)
        ? 'ar'
        : undefined;
    const spoken = earlier.at(-1)?.language;
    const likely = [spoken, preferred].flatMap((each) => (each !== undefined && latin.includes(each) ? [each] : []));
    const candidates = script !== undefined ? [script] : [...new Set([...likely, ...latin])];
    let best: { language: WordLanguage; matched: Matched; cost: number } | undefined;
    for (const [index, language] of candidates.entries()) {
      const matched = matchPhrases(text, this.#lexicon(language));
      const another = wordsIn(matched) > fewWords ? anotherLanguage.ofSentence : anotherLanguage.ofFewWords;
      const change = index === 0 || script !== undefined ? 0 : likely.includes(language) ? 1 : another;
      const cost = costOf(matched) + change;
      if (best === undefined || cost < best.cost) best = { language, matched, cost };
      if (cost === 0) break;
    }
    return best ?? { language: preferred, matched: { text, items: [], corrections: [], asides: [], told: [] } };
  }

  /** A refusal for some words, with what the question means without them, or with the nearest known ones. */
  #withChoices(outcome: Outcome, question: AskedQuestion): Outcome {
    if (outcome.kind !== 'refuse' || outcome.words.length === 0) return outcome;
    const lexicon = this.#lexicon(outcome.language);
    const readings = textsNear(question.text, outcome.words, (word) => lexicon.nearest(word)).flatMap((text) => {
      const read = this.#read({ ...question, text });
      if (read.kind === 'answer') return [read.reading];
      return read.kind === 'clarify' ? read.choices.map(({ reading }) => reading) : [];
    });
    const choices = new Map(readings.map((reading) => [sayReading(reading), { text: sayReading(reading), reading }]));
    return { ...outcome, choices: [...choices.values()].slice(0, mostChoices) };
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

/** ‘Show me’, which asks for packages one by one where packages are all that it asks for. */
function isShowing(concept: Concept): boolean {
  return concept.kind === 'intent' && concept.intent === 'show';
}

/** The words of a text that belong to a language. */
function wordsIn({ items }: Matched): number {
  return items.filter(({ meanings }) => !meanings.every(({ kind }) => kind === 'code' || kind === 'number')).length;
}

function costOf({ items, corrections }: Matched): number {
  return items.filter(({ meanings }) => meanings[0]?.kind === 'unknown').length * 10 + corrections.length * 4;
}
