import { type DataFileFormat, type DataLoads, type DataOutTable, mostNamedLoads } from '@waybill/contract';

/** Loads whose rows are in one file for each table; the files have the part's number. */
export interface Part {
  readonly number: number;
  /** With an empty version, the files may be written in part. */
  readonly loads: readonly { readonly id: number; readonly version: string }[];
}

type Load = DataLoads['loads'][number];

/** A file stays small enough for one download; a load with more rows is a file by itself. */
const mostCharges = 1_000_000;

/** What has to happen to the files of an export. */
export interface ExportPlan {
  readonly unchanged: readonly Part[];
  /** Parts to be written, with the loads that they have then: new ones, and those of which a load changed or was undone. */
  readonly toWrite: readonly Part[];
  /** Parts of which nothing is left. */
  readonly toRemove: readonly Part[];
}

/** Compares what is there with the loads that the portal has now. New loads get parts of their own, the oldest first. */
export function planExport(parts: readonly Part[], { loads }: Pick<DataLoads, 'loads'>): ExportPlan {
  const current = new Map(loads.map((load) => [load.id, load]));
  const now = parts.map((part) => ({
    part,
    left: part.loads.flatMap(({ id }) => current.get(id) ?? []),
  }));
  const isUnchanged = ({ part, left }: (typeof now)[number]) =>
    left.length === part.loads.length && left.every(({ state }) => state === 'same');
  const changed = now.filter((each) => !isUnchanged(each) && each.left.length > 0);
  const last = Math.max(0, ...parts.map(({ number }) => number));
  const added = groupsOf(loads.filter(({ state }) => state === 'new'));
  return {
    unchanged: now.filter(isUnchanged).map(({ part }) => part),
    toWrite: [
      ...changed.map(({ part, left }) => partOf(part.number, left)),
      ...added.map((group, index) => partOf(last + 1 + index, group)),
    ],
    toRemove: now.filter(({ left }) => left.length === 0).map(({ part }) => part),
  };
}

const partOf = (number: number, loads: readonly Load[]): Part => ({
  number,
  loads: loads.map(({ id, version }) => ({ id, version })),
});

function groupsOf(loads: readonly Load[]): Load[][] {
  const groups: Load[][] = [];
  let charges = Number.POSITIVE_INFINITY;
  for (const load of loads) {
    const group = groups.at(-1);
    if (group === undefined || charges + load.charges > mostCharges || group.length >= mostNamedLoads) {
      groups.push([load]);
      charges = load.charges;
    } else {
      group.push(load);
      charges += load.charges;
    }
  }
  return groups;
}

/** A part of which the files may be written in part: whatever happens now, the next plan writes or removes them. */
export const unfinished = ({ number, loads }: Part): Part => ({
  number,
  loads: loads.map(({ id }) => ({ id, version: '' })),
});

const digitsOfNumber = 6;

/** The name of a part's file of a table, below the folder of the export. */
export const fileOfPart = (table: DataOutTable, { number }: Part, format: DataFileFormat): string =>
  `${table}/${String(number).padStart(digitsOfNumber, '0')}.${format}`;
