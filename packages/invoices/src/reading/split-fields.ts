/** Why a text is not a record: a quoted field has no end (yet), or continues after its end. */
export type Broken = 'open quote' | 'stray quote';

const quote = '"';

/** The fields of a record. Quoted fields may hold delimiters, line ends and doubled quotes; elsewhere a quote is a character. */
export function splitFields(text: string, delimiter: string): string[] | Broken {
  if (!text.includes(quote)) return text.split(delimiter);
  const fields: string[] = [];
  for (let start = 0; start <= text.length; ) {
    if (text[start] !== quote) {
      const end = text.indexOf(delimiter, start);
      fields.push(text.slice(start, end < 0 ? text.length : end));
      if (end < 0) return fields;
      start = end + 1;
      continue;
    }
    const end = closingQuote(text, start);
    if (end < 0) return 'open quote';
    fields.push(text.slice(start + 1, end).replaceAll('""', quote));
    if (end + 1 >= text.length) return fields;
    if (text[end + 1] !== delimiter) return 'stray quote';
    start = end + 2;
  }
  return fields;
}

function closingQuote(text: string, opening: number): number {
  let end = text.indexOf(quote, opening + 1);
  while (end >= 0 && text[end + 1] === quote) end = text.indexOf(quote, end + 2);
  return end;
}
