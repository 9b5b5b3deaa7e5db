import type { FileRecord } from '../layout.ts';
import { statesAny } from './cells-above.ts';
import type { FlatDeclaration } from './declaration.ts';

type SeenRecord = Pick<FileRecord, 'line' | 'fields'>;

/** What stands above the second and every further table of a file, each below the same header. */
export interface TitlesBetweenTables {
  observe(record: SeenRecord): void;
  /** Lines that belong to the titles of a table, and hold no rows. */
  readonly lines: ReadonlySet<number>;
  /** The records of the titles, by the line of the header below them. */
  readonly above: ReadonlyMap<number, readonly (readonly string[])[]>;
}

/** The titles of a table are no longer. */
const mostTitles = 30;

/** Known when the whole file was observed; a file read again from its first line shows the same. */
export function titlesBetweenTables({ above = {} }: FlatDeclaration, headerText: string): TitlesBetweenTables {
  const labels = Object.values(above);
  const lines = new Set<number>();
  const titles = new Map<number, readonly (readonly string[])[]>();
  let before: SeenRecord[] = [];
  return {
    lines,
    above: titles,
    observe({ line, fields }) {
      if (labels.length === 0) return;
      if (fields.join('\u001f') !== headerText) {
        before = [...before.slice(1 - mostTitles), { line, fields }];
        return;
      }
      const first = before.findIndex((record) => statesAny([record.fields], labels));
      const found = first < 0 ? [] : before.slice(first);
      before = [];
      if (found.length === 0) return;
      for (const title of found) lines.add(title.line);
      titles.set(
        line,
        found.map((title) => title.fields),
      );
    },
  };
}
