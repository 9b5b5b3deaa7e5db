/** Spreadsheets mark numbers that they must not touch as `="00123"` or with an apostrophe before them. */
export function withoutMarks(field: string): string {
  if (!field.startsWith('=') && !field.startsWith("'")) return field;
  return /^(?:="(.*)"|'(.*\d.*))$/s.exec(field.trim())?.slice(1).join('') ?? field;
}
