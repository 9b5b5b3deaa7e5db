import type { AgreementContent } from '@waybill/contract';
import { columnsOf, type PartName, partNames } from './editor/parts.ts';
import { type SheetHead, type SheetRow, sheetOf } from './editor/sheet.ts';

/** Lines of one part that only one of two versions has. */
export interface PartDifference {
  readonly part: PartName;
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** A field of the head that differs. */
export interface HeadDifference {
  readonly field: keyof SheetHead;
  readonly before: string;
  readonly after: string;
}

export interface VersionDifferences {
  readonly head: readonly HeadDifference[];
  readonly parts: readonly PartDifference[];
}

/** What differs between two versions, line by line. Lines that only moved are the same. */
export function compareVersions(before: AgreementContent, after: AgreementContent): VersionDifferences {
  const [one, other] = [sheetOf(before), sheetOf(after)];
  const fields = Object.keys(one.head) as (keyof SheetHead)[];
  return {
    head: fields
      .map((field) => ({ field, before: one.head[field] ?? '', after: other.head[field] ?? '' }))
      .filter((each) => each.before !== each.after),
    parts: partNames
      .map((part) => {
        const [old, now] = [textsOf(part, one.rows[part]), textsOf(part, other.rows[part])];
        return { part, removed: without(old, now), added: without(now, old) };
      })
      .filter(({ removed, added }) => removed.length > 0 || added.length > 0),
  };
}

const textsOf = (part: PartName, rows: readonly SheetRow[]): readonly string[] =>
  rows.map((row) =>
    columnsOf(part)
      .map(({ field }) => row[field] ?? '')
      .filter((cell) => cell !== '')
      .join(' · '),
  );

/** What one list has more often than the other. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const each of other) left.set(each, (left.get(each) ?? 0) + 1);
  return list.filter((each) => {
    const count = left.get(each) ?? 0;
    if (count > 0) left.set(each, count - 1);
    return count === 0;
  });
}
