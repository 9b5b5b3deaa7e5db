import type { FileRecord } from '../src/layout.ts';
import { type Segment, segmentOf } from '../src/layouts/x12-freight/transaction.ts';

/** The records of an X12 file, from the texts of its segments with `*` between their elements. */
export const recordsOf = (texts: readonly string[]): FileRecord[] =>
  texts.map((text, index) => ({ line: index + 1, fields: text.split('*'), text }));

export const segmentsOf = (texts: readonly string[]): Segment[] => recordsOf(texts).map(segmentOf);
