/** A language, and what it puts between parts; nothing where the rules of the language for lists say it. */
interface Joining {
  readonly locale: string;
  readonly and: string;
  readonly or: string;
}

const formats = new Map<string, Intl.ListFormat>();

/** Parts with ‘and’ or ‘or’ before the last one, as a language writes them. */
export function listed({ locale, ...texts }: Joining, link: 'and' | 'or', parts: readonly string[]): string {
  const joined = texts[link];
  if (joined !== '') return parts.join(joined);
  const key = `${locale} ${link}`;
  const type = link === 'and' ? 'conjunction' : 'disjunction';
  const format = formats.get(key) ?? new Intl.ListFormat(locale, { type });
  formats.set(key, format);
  return format.format(parts);
}
