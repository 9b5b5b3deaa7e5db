import type { FileRecord } from '../layout.ts';
import { isSheetMark } from '../reading/lines-options.ts';
import { type RecordAbove, statesAny } from './cells-above.ts';
import type { FlatDeclaration } from './declaration.ts';

type SeenRecord = Pick<FileRecord, 'line' | 'fields'>;

/** What stands above the tables of a file, each below the same header. */
export interface TitlesBetweenTables {
  observe(record: SeenRecord): void;
  /** Lines that belong to the titles of a table, and hold no rows. */
  readonly lines: ReadonlySet<number>;
  /** The records of the titles, by the line of the header below them. */
  readonly above: ReadonlyMap<number, readonly RecordAbove[]>;
}

/** The titles of a table are no longer. */
const mostTitles = 30;

/**
 * Known when the whole file was observed; a file read again from its first line shows the same. All that stands above the
 * first header of a sheet are titles; further down they begin with a label.
 */
export function titlesBetweenTables({ above = {} }: FlatDeclaration, headerText: string): TitlesBetweenTables {
  const labels = Object.values(above).filter((place) => typeof place === 'string');
  const lines = new Set<number>();
  const titles = new Map<number, readonly RecordAbove[]>();
  let before: SeenRecord[] = [];
  let isTopOfSheet = true;
  /** The line before the sheet. */
  let start = 0;
  return {
    lines,
    above: titles,
    observe({ line, fields }) {
      if (isSheetMark(fields)) {
        before = [];
        isTopOfSheet = true;
        start = line;
        return;
      }
      if (fields.join('\u001f') !== headerText) {
        if (isTopOfSheet || labels.length > 0) before = [...before.slice(1 - mostTitles), { line, fields }];
        return;
      }
      const first = isTopOfSheet ? 0 : before.findIndex((record) => statesAny([record.fields], labels));
      const found = first < 0 ? [] : before.slice(first);
      before = [];
      isTopOfSheet = false;
      if (found.length === 0) return;
      for (const title of found) lines.add(title.line);
      titles.set(
        line,
        found.map((title) => ({ row: title.line - start, fields: title.fields })),
      );
    },
  };
}
