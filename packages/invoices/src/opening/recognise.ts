import type { Recognised } from '../indexed/recognised.ts';
import type { AnyLayout, FileHead, TenantCarriers } from '../layout.ts';
import { lacksColumns } from '../mapped/lacks-columns.ts';
import type { MappedDeliveries } from '../mapped/mapped-deliveries.ts';
import type { MappedLayout } from '../mapped/mapped-layout.ts';
import type { CellOptions } from '../reading/lines-options.ts';
import { headsOf } from '../records/read-head.ts';
import { sheetsOf } from '../workbook/workbook-lines.ts';
import { layouts } from './layouts.ts';
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
  { mapped = [], chosen, carriers }: MappedLayouts & TenantCarriers = {},
): Promise<Recognised> {
  if (chosen !== undefined) return await readAsChosen(path, chosen);
  const heads = await headsOf(path);
  const withCarriers = heads.map((head): FileHead => ({ ...head, carriers }));
  const recognised = firstOf(layouts, withCarriers) ?? (await firstMapped(path, mapped, heads));
  if (recognised !== undefined) return recognised;
  throw unknownLayout(heads);
}

/** A layout without a header fits more files than it should, so it comes last; one of the very same header comes first. */
async function firstMapped(
  path: string,
  mapped: readonly MappedLayout[],
  usual: readonly FileHead[],
): Promise<Recognised | undefined> {
  const headsByCells = new Map<string, readonly FileHead[]>();
  for (const { cells } of mapped) {
    const isRead = headsByCells.has(keyOf(cells));
    if (!isRead && (await sheetsOf(path, cells.sheet)) !== undefined)
      headsByCells.set(keyOf(cells), await headsOf(path, cells));
  }
  const headsFor = ({ cells }: MappedLayout): readonly FileHead[] =>
    headsByCells.get(keyOf(cells)) ?? (cells.sheet === undefined ? usual : []);
  const exact = mapped.filter((layout) => headsFor(layout).some((head) => layout.fitsExactly(head)));
  const others = mapped.toSorted((one, other) => Number(other.hasHeader) - Number(one.hasHeader));
  for (const layout of [...exact, ...others]) {
    const recognised = firstOf([layout], headsFor(layout));
    if (recognised !== undefined) return { ...recognised, cells: layout.cells };
  }
  return undefined;
}

const keyOf = ({ sheet, decimalMark }: CellOptions): string => JSON.stringify([sheet, decimalMark]);

async function readAsChosen(path: string, chosen: MappedLayout): Promise<Recognised> {
  const { cells } = chosen;
  const heads = await headsOf(path, cells);
  const recognised = chosen.hasHeader ? firstOf([chosen], heads) : widestOf(chosen, heads);
  if (recognised === undefined) throw lacksColumns(chosen, heads);
  return { ...recognised, cells };
}

function firstOf(tried: readonly AnyLayout[], heads: readonly FileHead[]): Recognised | undefined {
  for (const each of tried) {
    for (const head of heads) {
      const layout = each.openReader(head);
      if (layout !== undefined) return { layout, delimiter: head.delimiter };
    }
  }
  return undefined;
}

/** Nothing but the number of columns shows how a file without a header is split. */
function widestOf(chosen: MappedLayout, heads: readonly FileHead[]): Recognised | undefined {
  const [best] = heads.toSorted((one, other) => chosen.recordsAsWide(other) - chosen.recordsAsWide(one));
  return best === undefined || chosen.recordsAsWide(best) === 0
    ? undefined
    : { layout: chosen.openAnyway(best), delimiter: best.delimiter };
}
