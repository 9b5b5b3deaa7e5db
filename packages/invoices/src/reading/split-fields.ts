/** Why a text is not a record: a quoted field has no end (yet), or continues after its end. */
export type Broken = 'open quote' | 'stray quote';

const quote = '"';

/** The fields of a record. Quoted fields may hold delimiters, line ends and doubled quotes; elsewhere a quote is a character. */
export function splitFields(text: string, delimiter: string): string[] | Broken {
  return text.includes(quote) ? quotedFields(text, delimiter) : text.split(delimiter);
}

/**
 * Splits records as `splitFields` does, but leaves the fields empty whose places are not given: most of the time of
 * reading a wide file goes into cutting fields.
 */
export function splitterOf(delimiter: string, places: readonly number[]): (text: string) => string[] | Broken {
  const isUsed = new Uint8Array(Math.max(0, ...places) + 1);
  for (const place of places) isUsed[place] = 1;
  const mark = delimiter.charCodeAt(0);
  let blank: readonly string[] = [];
  const plainFields = (text: string): string[] => {
    const fields = blank.slice();
    let start = 0;
    let column = 0;
    const add = (end: number): void => {
      const field = end > start && isUsed[column] === 1 ? text.slice(start, end) : '';
      if (column >= fields.length) fields.push(field);
      else if (field !== '') fields[column] = field;
      column += 1;
      start = end + 1;
    };
    for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === mark) add(at);
    add(text.length);
    fields.length = column;
    if (blank.length !== column) blank = fields.map(() => '');
    return fields;
  };
  return (text) => {
    if (!text.includes(quote)) return plainFields(text);
    const fields = quotedFields(text, delimiter);
    return typeof fields === 'string' ? fields : fields.map((field, place) => (isUsed[place] === 1 ? field : ''));
  };
}

function quotedFields(text: string, delimiter: string): string[] | Broken {
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
