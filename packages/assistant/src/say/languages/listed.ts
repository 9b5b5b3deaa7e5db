const formats = new Map<string, Intl.ListFormat>();

/** Parts with ‘and’ or ‘or’ before the last one, as a language writes them. */
export function listed(locale: string, type: 'conjunction' | 'disjunction', parts: readonly string[]): string {
  const key = `${locale} ${type}`;
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format.format(parts);
}
