import type { DataRow } from '@waybill/contract';
import { rounded } from '@waybill/model';

/** A value of the dimension in two periods. */
export interface Change {
  readonly name: string;
  readonly now: number;
  readonly before: number;
  readonly difference: number;
}

/** What moved between two periods, and by how much the whole did. */
export interface Changes {
  /** The largest movement first, up or down. */
  readonly changes: readonly Change[];
  readonly difference: number;
}

/** The values of both periods side by side; one that is in neither answer is in no row. */
export function prepareChanges(nowRows: readonly DataRow[], beforeRows: readonly DataRow[]): Changes {
  const now = valuesOf(nowRows);
  const before = valuesOf(beforeRows);
  const changes = [...new Set([...now.keys(), ...before.keys()])].map((name) => {
    const [valueNow, valueBefore] = [now.get(name) ?? 0, before.get(name) ?? 0];
    return { name, now: valueNow, before: valueBefore, difference: rounded(valueNow - valueBefore) };
  });
  return {
    changes: changes.toSorted((one, other) => Math.abs(other.difference) - Math.abs(one.difference)),
    difference: rounded(changes.reduce((sum, { difference }) => sum + difference, 0)),
  };
}

function valuesOf(rows: readonly DataRow[]): ReadonlyMap<string, number> {
  return new Map(rows.map(({ NAME, VALUE }) => [String(NAME ?? ''), Number(VALUE ?? 0)]));
}
