import type { WordLanguage } from '@waybill/model';
import type { BareOutcome, Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { Matched } from '../vocabulary/match/match-phrases.ts';
import { expression } from '../words/expressions.ts';

/** What is said of the words themselves: those left out, those corrected, and where rows can be downloaded. */
export function remarksOfWords(
  { corrections, told }: Matched,
  { ignored, isExport }: { readonly ignored: readonly string[]; readonly isExport: boolean },
  language: WordLanguage,
): readonly Remark[] {
  const { leftOut, quoted, comma, corrected, openRowsToExport } = sentencesIn(language);
  const idle = new Set(ignored.flatMap((words) => words.split(' ')));
  const left: readonly Remark[] =
    told.length === 0 ? [] : [{ kind: 'leftOut', text: leftOut(told.map(quoted).join(comma)) }];
  const spelling = corrections
    .filter(({ typed }) => !idle.has(typed))
    .map(({ typed, read }): Remark => ({ kind: 'spelling', text: corrected(typed, read) }));
  const exported: readonly Remark[] = isExport ? [{ kind: 'meaning', text: openRowsToExport }] : [];
  return [...left, ...spelling, ...exported];
}

type Answered = Extract<BareOutcome, { kind: 'answer' }>;

/** Where a pie is asked for, that bars are drawn. */
export function withBarsSaid(outcome: Answered, text: string): Answered {
  if (!drawsBars(outcome.reading) || !pie.test(text)) return outcome;
  const remark = { kind: 'meaning', text: sentencesIn(outcome.reading.language).barsForPie } as const;
  return { ...outcome, remarks: [...outcome.remarks, remark] };
}

/** A chart of groups is one of bars, and one over time of lines. */
const drawsBars = ({ show, time }: Reading): boolean => show === 'chart' && time.grain === undefined;
/** Words for a pie chart. */
const pie = expression('pie-chart');
