import { type OutputColumn, type OutputType, roundedDecimalColumn } from '@waybill/query';

const byteOrderMark = '\ufeff';

/** The lines of a CSV file, and how they are made. */
export interface CsvLines {
  readonly header: string;
  /** Selects each line as one text. */
  readonly sql: string;
  readonly lineEnd: string;
}

/**
 * Writes rows as the lines of a CSV file, as DuckDB writes them. With headers it is for people who open it in a
 * spreadsheet: see docs/files.md. The order of the inner statement is kept.
 */
export function csvLines(sql: string, columns: readonly OutputColumn[], headers?: readonly string[]): CsvLines {
  const names = headers ?? columns.map(({ name }) => name);
  const aliases = columns.map((_, index) => `c${index}`);
  const fields = columns.map(({ type }, index) => field(`answer.c${index}`, type, headers !== undefined));
  const header = names.map(quotedName).join(',');
  return {
    header: headers === undefined ? header : byteOrderMark + header,
    sql: `select concat(${fields.join(", ',', ")}) from (${sql}) as answer(${aliases.join(', ')})`,
    lineEnd: headers === undefined ? '\n' : '\r\n',
  };
}

const needsQuotes = '[",\\\\r\\\\n]';
const quotedName = (name: string): string => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name);

function field(value: string, type: OutputType, forPeople: boolean): string {
  if (type !== 'text') return `ifNull(${written(value, type, forPeople)}, '')`;
  const text = forPeople ? guarded(value) : value;
  return `ifNull(if(${text} = '' or match(${text}, '${needsQuotes}'), concat('"', replaceAll(${text}, '"', '""'), '"'), ${text}), '')`;
}

/** What a spreadsheet would run as a formula begins with an apostrophe; so does what has apostrophes before such. */
const guarded = (text: string): string =>
  `if(match(${text}, '^\\'*[=+\\\\-@\\\\t\\\\r\\\\n＝＋－＠]'), concat('\\'', ${text}), ${text})`;

/** Below this a whole number is written with all its digits. */
const mostPlain = '1e15';

function written(value: string, type: OutputType, forPeople: boolean): string {
  switch (type) {
    case 'money':
    case 'length':
      return `toDecimalString(${roundedDecimalColumn(value, 2)}, 2)`;
    case 'rate':
      return `toDecimalString(${value}, 8)`;
    case 'weight': {
      const digits = `toDecimalString(${roundedDecimalColumn(value, 6)}, 6)`;
      return forPeople ? `replaceRegexpOne(${digits}, '0{1,4}$', '')` : digits;
    }
    case 'double':
      return `if(abs(${value}) < ${mostPlain} and ${value} = floor(${value}), concat(toString(toInt64(${value})), '.0'), toString(${value}))`;
    case 'timestamp':
      return `replaceRegexpOne(toString(${value}), '[.]0+$', '')`;
    case 'boolean':
      return `toString(CAST(${value}, 'Nullable(Bool)'))`;
    default:
      return `toString(${value})`;
  }
}
