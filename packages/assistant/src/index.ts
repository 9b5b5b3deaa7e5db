export { allCarriersInstead, remarksOfAllCarriers, showsNothing } from './answer/all-carriers-instead.ts';
export { type AnswerColumn, type AnswerTable, answerTable } from './answer/answer-table.ts';
export { namesOfValues, sayResult } from './answer/say-result.ts';
export { type WatchedReading, watchedReading } from './answer/watched-reading.ts';
export type { AnswerRow } from './ask/answer-columns.ts';
export type { AskedClients } from './ask/asked-clients.ts';
export { columnOfPackages } from './ask/lacking-query.ts';
export { type Questions, questionsOf } from './ask/questions-of.ts';
export { UnanswerableReading } from './ask/unanswerable-reading.ts';
export { askedAfter } from './asked-after.ts';
export { definitionsOf } from './explain/say-explanation.ts';
export { type LedgerText, sayOfLedger } from './ledger/say-ledger.ts';
export { type Dimension, dimensions } from './measures/dimensions.ts';
export { type Measure, measures } from './measures/measures.ts';
export { dimensionsOf, measuresOf, tableOf } from './measures/table-of.ts';
export { settled } from './read/settled.ts';
export { QuestionReader } from './read-question.ts';
export {
  type AskedOfLedger,
  type LedgerGroup,
  type LedgerTopic,
  ledgerGroups,
  ledgerTopics,
} from './reading/asked-of-ledger.ts';
export type { AskedQuestion } from './reading/asked-question.ts';
export type { AskedReport } from './reading/asked-report.ts';
export { oneCurrencyOf } from './reading/one-currency.ts';
export { hasOpenStart } from './reading/open-start.ts';
export type { Choice, Outcome, Remark, Step, WatchCondition } from './reading/outcome.ts';
export type {
  AskedMeasure,
  DimensionName,
  GroupFilter,
  Lack,
  NumberFilter,
  Reading,
  ReadingTime,
  ValueFilter,
} from './reading/reading.ts';
export { statistics } from './reading/reading.ts';
export { sayReport } from './reports/report-asked.ts';
export { dimensionLabel, listColumnLabel, measureLabel, productName, valueLabel } from './say/labels.ts';
export { sayRange } from './say/say-period.ts';
export { partsOfReading, type ReadingPart, sayMeasure, sayReading } from './say/say-reading.ts';
export { sayWhatDiffers } from './say/say-what-differs.ts';
export { sentencesIn } from './say/sentences-in.ts';
export {
  dimensionsWithNames,
  type NamedClient,
  type ScopedValues,
} from './vocabulary/scoped-values.ts';
