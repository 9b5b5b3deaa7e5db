import type { Recognised } from '../indexed/recognised.ts';
import type { AnyLayout, FileHead, ToldOfFile } from '../layout.ts';
import { lacksColumns } from '../mapped/lacks-columns.ts';
import type { MappedDeliveries } from '../mapped/mapped-deliveries.ts';
import type { MappedLayout } from '../mapped/mapped-layout.ts';
import type { CellOptions } from '../reading/lines-options.ts';
import { headsOf } from '../records/read-head.ts';
import { sheetsOf } from '../workbook/workbook-lines.ts';
import { layouts } from './layouts.ts';
import { openTables } from './open-tables.ts';
import { unknownLayout } from './unknown-layout.ts';

/** Layouts in addition to the built-in ones. */
export interface MappedLayouts {
  /** Tried after the built-in ones; the one that was made from a file with the same header comes first. */
  readonly mapped?: readonly MappedLayout[] | undefined;
  /** The only layout that counts, because the caller chose it. */
  readonly chosen?: MappedLayout | undefined;
  /** Layouts of deliveries; tried before the built-in ones. */
  readonly mappedDeliveries?: readonly MappedDeliveries[] | undefined;
  /** The only layout that counts, if it is one of deliveries. */
  readonly chosenDeliveries?: MappedDeliveries | undefined;
}

/** @throws UnknownLayout when no layout fits the content, whatever the file's name. */
export async function recognise(
  path: string,
  { mapped = [], chosen, carriers, answers, today }: MappedLayouts & ToldOfFile = {},
): Promise<Recognised> {
  const told = { carriers, answers, today };
  if (chosen !== undefined) return await readAsChosen(path, chosen, told);
  const recognised = (await firstIn(path, {}, layouts, told)) ?? (await firstMapped(path, mapped, told));
  if (recognised !== undefined) return recognised;
  throw unknownLayout(await headsOf(path));
}

/** A layout without a header fits more files than it should, so it comes last; one of the very same header comes first. */
async function firstMapped(
  path: string,
  mapped: readonly MappedLayout[],
  told: ToldOfFile,
): Promise<Recognised | undefined> {
  const headsByCells = new Map<string, readonly FileHead[]>();
  for (const { cells } of mapped) {
    if (headsByCells.has(keyOf(cells))) continue;
    const hasSheet = cells.sheet === undefined || (await sheetsOf(path, cells.sheet)) !== undefined;
    headsByCells.set(keyOf(cells), hasSheet ? await headsOf(path, cells) : []);
  }
  const headsFor = ({ cells }: MappedLayout): readonly FileHead[] => headsByCells.get(keyOf(cells)) ?? [];
  const exact = mapped.filter((layout) => headsFor(layout).some((head) => layout.fitsExactly(head)));
  const others = mapped.toSorted((one, other) => Number(other.hasHeader) - Number(one.hasHeader));
  for (const layout of [...exact, ...others]) {
    if (firstOf([layout], headsFor(layout)) === undefined) continue;
    const recognised = await firstIn(path, layout.cells, [layout], told);
    if (recognised !== undefined) return recognised;
  }
  return undefined;
}

const keyOf = ({ sheet, decimalMark }: CellOptions): string => JSON.stringify([sheet, decimalMark]);

async function readAsChosen(path: string, chosen: MappedLayout, told: ToldOfFile): Promise<Recognised> {
  const { cells } = chosen;
  const recognised = chosen.hasHeader
    ? await firstIn(path, cells, [chosen], told)
    : await firstIn(path, cells, [chosen], told, (heads) => widestOf(chosen, heads));
  if (recognised === undefined) throw lacksColumns(chosen, await headsOf(path, cells));
  return recognised;
}

type Found = Omit<Recognised, 'cells' | 'otherSheets'>;

/** The first layout that fits the file, or sheets of it. */
async function firstIn(
  path: string,
  cells: CellOptions,
  tried: readonly AnyLayout[],
  told: ToldOfFile,
  open = (heads: readonly FileHead[]): Found | undefined => firstOf(tried, heads),
): Promise<Recognised | undefined> {
  const opened = await openTables(
    path,
    cells,
    (heads) => open(heads.map((head): FileHead => ({ ...head, ...told }))),
    ({ layout }) => ({
      layout: layout.name,
      columns: layout.columnNames([]),
      lacksFirstTable: layout.lacksFirstTable === true,
    }),
  );
  return opened === undefined ? undefined : { ...opened.found, cells: opened.cells, otherSheets: opened.otherSheets };
}

function firstOf(tried: readonly AnyLayout[], heads: readonly FileHead[]): Found | undefined {
  for (const each of tried) {
    for (const head of heads) {
      const layout = each.openReader(head);
      if (layout !== undefined) return { layout, delimiter: head.delimiter };
    }
  }
  return undefined;
}

/** Nothing but the number of columns shows how a file without a header is split. */
function widestOf(chosen: MappedLayout, heads: readonly FileHead[]): Found | undefined {
  const [best] = heads.toSorted((one, other) => chosen.recordsAsWide(other) - chosen.recordsAsWide(one));
  return best === undefined || chosen.recordsAsWide(best) === 0
    ? undefined
    : { layout: chosen.openAnyway(best), delimiter: best.delimiter };
}
