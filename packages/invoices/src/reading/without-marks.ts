/** Spreadsheets mark numbers that they must not touch as `="00123"` or with an apostrophe before them. */
export function withoutMarks(field: string): string {
  const text = field.trimEnd();
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2) return text.slice(2, -1);
  return text.startsWith("'") && /\d/.test(text) ? text.slice(1) : field;
}
