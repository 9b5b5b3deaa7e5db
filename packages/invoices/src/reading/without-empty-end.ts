/** A record without the empty fields that spreadsheets add at its end. */
export function withoutEmptyEnd(record: readonly string[]): readonly string[] {
  const last = record.findLastIndex((field) => field.trim() !== '');
  return record.slice(0, last + 1);
}
