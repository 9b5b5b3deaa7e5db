import { leavesCarriersOut, ofAllCarriers } from '../read/all-carriers.ts';
import type { Remark } from '../reading/outcome.ts';
import type { Reading } from '../reading/reading.ts';
import { sentencesIn } from '../say/sentences-in.ts';
import type { AnswerTable } from './answer-table.ts';

/**
 * What to ask instead of an answer that shows nothing, if that may be because Total Spend leaves carriers out: the same of
 * all carriers. Undefined for any other answer.
 */
export function allCarriersInstead(reading: Reading, table: AnswerTable): Reading | undefined {
  const isPlain = reading.measures.length > 0 && reading.measures.every(leavesCarriersOut);
  return isPlain && reading.compare === undefined && showsNothing(table)
    ? { ...reading, measures: reading.measures.map(ofAllCarriers) }
    : undefined;
}

/** Whether an answer has no figures at all. */
export function showsNothing({ columns, rows }: AnswerTable): boolean {
  const figures = columns.filter(({ unit }) => unit !== 'text' && unit !== 'day');
  return rows.every((row) => figures.every(({ name }) => row[name] === null || row[name] === undefined));
}

/** The remarks of an answer that shows all carriers because Total Spend would show nothing. */
export function remarksOfAllCarriers({ language }: Reading, remarks: readonly Remark[]): readonly Remark[] {
  const said = sentencesIn(language);
  const others = remarks.filter(({ text }) => text !== said.withoutUspsAndDhl && text !== said.costWithoutUspsAndDhl);
  return [...others, { kind: 'meaning', text: said.onlyUspsAndDhl }];
}
