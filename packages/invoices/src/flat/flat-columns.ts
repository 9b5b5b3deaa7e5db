import type { NamedPlace } from '../layout.ts';
import { columnNames, plainName } from '../reading/column-names.ts';
import type { FlatDeclaration, Target } from './declaration.ts';

/** Where a file has its columns. */
export interface FlatColumns {
  readonly width: number;
  /** Of the targets that the file tells. */
  readonly targets: ReadonlyMap<Target, number>;
  /** By the name of the declaration. */
  readonly placeOf: (column: string) => number;
  /** Columns that the layout's documentation does not know. */
  readonly unknown: readonly NamedPlace[];
  /** As many fields a row needs: spreadsheets cut off empty ones at its end. */
  readonly fewestFields: number;
}

const nowhere = -1;

/** Reads a header; undefined if it lacks a column by which the layout is recognised. */
export function columnsOfHeader(
  { recognisedBy }: { readonly recognisedBy: readonly string[] },
  declaration: FlatDeclaration,
  header: readonly string[],
): FlatColumns | undefined {
  const names = plainNamesOf(header);
  if (recognisedBy.some((column) => !names.includes(plainName(column)))) return undefined;
  return columnsOf(declaration, header);
}

/** The names of the columns, followed by the additional names of repeated and nameless ones. */
const plainNamesOf = (header: readonly string[]): string[] => [
  ...header.map(plainName),
  ...columnNames(header).map(plainName),
];

/** The places of a declaration's columns among these names. */
export function columnsOf(declaration: FlatDeclaration, header: readonly string[]): FlatColumns {
  const places = new Map<string, number>();
  for (const [index, name] of plainNamesOf(header).entries())
    if (!places.has(name)) places.set(name, index % header.length);
  const asked = new Map<string, number>();
  const placeOf = (column: string): number => {
    const place = asked.get(column) ?? places.get(plainName(column)) ?? nowhere;
    asked.set(column, place);
    return place;
  };
  const targets = new Map<Target, number>();
  for (const [target, column] of Object.entries(declaration.columns) as [Target, string][]) {
    if (placeOf(column) !== nowhere) targets.set(target, placeOf(column));
  }
  const needed = [
    targets.get('accountNumber') ?? 0,
    targets.get('billDate') ?? 0,
    ...(declaration.rowTotal === undefined
      ? declaration.charges.map(({ column }) => placeOf(column))
      : [placeOf(declaration.rowTotal)]),
  ];
  return {
    width: header.length,
    targets,
    placeOf,
    unknown: unknownColumns(declaration, header),
    fewestFields: Math.max(...needed) + 1,
  };
}

/** New charges of the carrier, or anything else. */
function unknownColumns({ shape }: FlatDeclaration, header: readonly string[]): readonly NamedPlace[] {
  if (shape.kind !== 'header') return [];
  const known = new Set(shape.documented.map(plainName));
  return header.flatMap((name, place) =>
    name.trim() === '' || known.has(plainName(name)) ? [] : [{ place, name: name.trim() }],
  );
}
