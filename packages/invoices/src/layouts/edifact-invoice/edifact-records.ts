import { type EdifactSegment, edifactSegments } from '../../edi/edifact-segments.ts';
import { type FileRecord, type RecordsOptions, UnreadableRow } from '../../layout.ts';
import { fieldsOfRecord } from '../einvoice/mapping/einvoice-record.ts';
import type { EInvoice } from '../einvoice/model/einvoice-model.ts';
import { invoicOf } from './invoic.ts';

/** A message as a record: an invoice, or why it is none. */
export interface EdifactRecord extends FileRecord {
  readonly invoice: EInvoice | undefined;
  readonly problem: UnreadableRow | undefined;
}

/** Whether a record comes from an EDIFACT file. */
export const isEdifactRecord = (record: FileRecord): record is EdifactRecord => 'problem' in record;

/** A message is in memory until it ends. */
const mostCharacters = 50_000_000;

/** What was read of a file so far. */
class Interchange {
  #message: EdifactSegment[] | undefined;
  #characters = 0;
  #messages = 0;
  #groups = 0;
  #isOpen = false;

  /** A segment, and what it ends. */
  *read(segment: EdifactSegment): Generator<EdifactRecord> {
    const { tag } = segment;
    if (['UNB', 'UNG', 'UNH', 'UNE', 'UNZ'].includes(tag) && this.#message !== undefined) {
      yield problemAt(segment, new UnreadableRow(tag, 'The message before this segment has no end (UNT).'));
      this.#message = undefined;
    }
    if (tag === 'UNB') yield* this.#begin(segment);
    else if (tag === 'UNG') this.#groups += 1;
    else if (tag === 'UNH') {
      this.#messages += 1;
      this.#characters = 0;
      this.#message = [segment];
    } else if (tag === 'UNT') yield this.#end(segment);
    else if (tag === 'UNZ') {
      this.#isOpen = false;
      const stated = segment.component(1);
      const found = this.#groups > 0 ? this.#groups : this.#messages;
      if (Number(stated) !== found) yield problemAt(segment, countedWrong('UNZ', stated, 'messages', found));
    } else yield* this.#within(segment);
  }

  /** The file has ended. */
  *end(line: number): Generator<EdifactRecord> {
    const at = { line, text: '' };
    if (this.#message !== undefined)
      yield problemAt(at, new UnreadableRow('UNT', 'The file ends before the message does: its end (UNT) is missing.'));
    else if (this.#isOpen)
      yield problemAt(
        at,
        new UnreadableRow('UNZ', 'The file ends before the interchange does: its end (UNZ) is missing.'),
      );
  }

  *#begin(segment: EdifactSegment): Generator<EdifactRecord> {
    if (this.#isOpen)
      yield problemAt(segment, new UnreadableRow('UNZ', 'The interchange before this segment has no end (UNZ).'));
    this.#isOpen = true;
    this.#messages = 0;
    this.#groups = 0;
  }

  *#within(segment: EdifactSegment): Generator<EdifactRecord> {
    this.#message?.push(segment);
    this.#characters += segment.size;
    const isTooLong = segment.tag === '' || this.#characters > mostCharacters;
    if (this.#message === undefined || !isTooLong) return;
    this.#message = undefined;
    yield problemAt(segment, new UnreadableRow('UNH', 'The segment or its message is too long.'));
  }

  #end(segment: EdifactSegment): EdifactRecord {
    const segments = [...(this.#message ?? []), segment];
    const [first = segment] = segments;
    this.#message = undefined;
    if (first === segment)
      return problemAt(segment, new UnreadableRow('UNT', 'The segment ends a message that did not begin.'));
    const type = first.component(2);
    if (type !== 'INVOIC')
      return problemAt(
        first,
        new UnreadableRow('UNH', `Waybill reads the messages INVOIC, not ‘${type.slice(0, 20)}’.`),
      );
    if (Number(segment.component(1)) !== segments.length)
      return problemAt(segment, countedWrong('UNT', segment.component(1), 'segments', segments.length));
    const invoice = invoicOf(segments);
    const fields = fieldsOfRecord.map(([term]) => invoice.terms[term] ?? '');
    return { line: first.line, fields, text: fields.join(', '), invoice, problem: undefined };
  }
}

const countedWrong = (tag: string, stated: string, what: string, found: number): UnreadableRow =>
  new UnreadableRow(tag, `It says that there are ${stated.slice(0, 20)} ${what}, but there are ${found}.`);

const problemAt = ({ line, text }: Pick<EdifactSegment, 'line' | 'text'>, problem: UnreadableRow): EdifactRecord => ({
  line,
  text,
  fields: [],
  invoice: undefined,
  problem,
});

/** The messages of an EDIFACT file, each as a record with what identifies its invoice as fields. */
export async function* edifactRecords(
  path: string,
  { corrections, signal }: RecordsOptions,
): AsyncGenerator<Iterable<FileRecord>> {
  const interchange = new Interchange();
  let last = 0;
  const corrected = (record: EdifactRecord): EdifactRecord => {
    const correction = corrections.get(record.line);
    return correction !== undefined && 'fields' in correction && record.invoice !== undefined
      ? { ...record, fields: correction.fields }
      : record;
  };
  for await (const segments of edifactSegments(path, signal)) {
    const records = segments.flatMap((segment) => [...interchange.read(segment)].map(corrected));
    last = segments.at(-1)?.line ?? last;
    yield records;
  }
  yield [...interchange.end(last + 1)];
}
