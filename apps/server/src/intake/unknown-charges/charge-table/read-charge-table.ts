import { withoutFormulaMark } from '@waybill/model';
import { CsvError, parse } from 'csv-parse/sync';
import { type ChargeOfTable, ChargeTableError, chargeOfTable, mostRowsOfTable } from './charge-of-table.ts';

const columns = ['carrier', 'text', 'code', 'from', 'family', 'accessorial', 'meaning'];
const optional: ReadonlySet<string> = new Set(['text', 'code', 'accessorial', 'meaning']);

/**
 * Reads a dated table of charge names as CSV: `carrier,text,code,from,family,accessorial,meaning`, in any order.
 * @throws ChargeTableError with the line, the column and the fix; nothing of the table is used then.
 */
export function chargesInTable(content: string): ChargeOfTable[] {
  const seen = new Set<string>();
  const rows = rowsOf(content);
  if (rows.length === 0) throw new ChargeTableError('The table has no charges: it needs a line for each.');
  if (rows.length > mostRowsOfTable) throw new ChargeTableError(`The table has more than ${mostRowsOfTable} charges.`);
  return rows.map(({ record, info: { lines: lineNumber } }) => {
    const read = chargeOfTable.safeParse({
      ...record,
      text: record.text || null,
      code: record.code || null,
      accessorial: record.accessorial || null,
      meaning: record.meaning ?? '',
    });
    if (!read.success) {
      const [issue] = read.error.issues;
      throw new ChargeTableError(`Line ${lineNumber}, ${issue?.path.join('.')}: ${issue?.message}.`);
    }
    const charge = read.data;
    if (charge.text === null && charge.code === null)
      throw new ChargeTableError(
        `Line ${lineNumber}: state the text or the code of the charge, as the invoice has it.`,
      );
    if (charge.family === 'other_accessorial' && !charge.accessorial)
      throw new ChargeTableError(`Line ${lineNumber}: name the accessorial, or choose another family.`);
    const key = JSON.stringify([charge.carrier.toLowerCase(), charge.text, charge.code, charge.from]);
    if (seen.has(key))
      throw new ChargeTableError(`Line ${lineNumber}: the charge is there twice from ${charge.from} on.`);
    seen.add(key);
    return charge;
  });
}

interface Row {
  readonly record: Readonly<Record<string, string>>;
  /** Counted with the empty lines, which are passed over. */
  readonly info: { readonly lines: number };
}

function rowsOf(content: string): Row[] {
  try {
    return parse(content, {
      bom: true,
      trim: true,
      skip_empty_lines: true,
      columns: checkHeader,
      cast: withoutFormulaMark,
      info: true,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new ChargeTableError(error.message, { cause: error });
    throw error;
  }
}

function checkHeader(header: readonly string[]): string[] {
  const names = header.map((name) => name.toLowerCase());
  const missing = columns.filter((name) => !optional.has(name) && !names.includes(name));
  const unknown = names.filter((name) => !columns.includes(name));
  if (missing.length > 0) throw new ChargeTableError(`Line 1 lacks the columns ${missing.join(', ')}.`);
  if (unknown.length > 0)
    throw new ChargeTableError(`Line 1: the table has no column ‘${unknown[0]}’; it has ${columns.join(', ')}.`);
  return names;
}
