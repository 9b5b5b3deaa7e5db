import type { AnswerTable } from '@waybill/assistant';

type Cell = string | number | null;

const tolerance = 0.011;

/** Whether an answer agrees with independent SQL: the same rows or, loosely, every figure somewhere in it. */
export function sameFigures(answer: AnswerTable, expected: readonly (readonly unknown[])[], isLoose: boolean): boolean {
  const wanted = expected.map((row) => row.map(cellOf));
  const width = wanted[0]?.length ?? 0;
  const columns = answer.columns.map(({ name }) => name);
  const all = answer.rows.map((row) => columns.map((name) => cellOf(row[name])));
  if (isLoose) {
    const figures = all.flat();
    return wanted.flat().every((cell) => cell === null || figures.some((figure) => isSame(cell, figure)));
  }
  const given = all.map((row) => row.slice(0, width));
  if (given.length === 0 && wanted.length === 1 && wanted[0]?.every((cell) => cell === null || cell === 0)) return true;
  if (given.length !== wanted.length) return false;
  const left = [...given];
  return wanted.every((row) => {
    const place = left.findIndex((other) => row.every((cell, index) => isSame(cell, other[index] ?? null)));
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || value === '') return null;
  const text = String(value);
  return /^-?\d+(?:\.\d+)?$/.test(text) && text.length < 16 ? Number(text) : text.slice(0, 60);
}

function isSame(one: Cell, other: Cell): boolean {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) <= tolerance;
  if (one === null || other === null) return (one ?? 0) === (other ?? 0);
  return String(one) === String(other);
}
