import type { Pack } from './pack.ts';
import { cellOf, type Scalar } from './pack-fields.ts';
import { datedFields, schemaOf } from './pack-kinds.ts';

/** A pack as a CSV file that `readPack` reads as the same version. */
export const packCsv = (pack: Pack): string =>
  packCells(pack)
    .map((cells) => `${cells.map(quoted).join(',')}\n`)
    .join('');

/** The names of a pack's columns, then the cells of each row. */
export function packCells({ kind, rows }: Pack): readonly (readonly string[])[] {
  const fields = Object.entries({ ...schemaOf(kind).fields, ...datedFields });
  const lines = rows.map((row) => {
    const values: Readonly<Record<string, Scalar>> = row;
    return fields.map(([name, field]) => cellOf(field, values[name] ?? null));
  });
  return [fields.map(([name]) => name), ...lines];
}

/** A first cell that begins with # would be a comment. */
const quoted = (cell: string): string => (/[",\r\n]|^#|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
