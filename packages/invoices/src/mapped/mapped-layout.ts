import type { InvoiceMapping } from '@waybill/contract';
import type { FlatDeclaration } from '../flat/declaration.ts';
import { flatLayout } from '../flat/flat-layout.ts';
import { type AnyLayout, type FileHead, type OpenLayout, type TenantCarrier, UnreadableRow } from '../layout.ts';
import { declarationOf, usedColumns } from './declaration-of.ts';
import { joinedLayout } from './further-tables/joined-layout.ts';
import { type HeaderOfMapping, headerOfMapping } from './header-of-mapping.ts';
import { namesMoney, unusedAmounts } from './unused-amounts.ts';

/** A layout of invoices that somebody mapped. */
export interface MappedLayout extends AnyLayout, HeaderOfMapping {
  /** Reads a file without a header although its records may be unlike those that were mapped. */
  openAnyway(head: FileHead): OpenLayout;
  /** From which it can be made again in another thread. */
  readonly madeOf: { readonly mapping: InvoiceMapping; readonly carrier: TenantCarrier };
}

/** The layout that a mapping describes: from then on it is one like any other. */
export function mappedLayout(mapping: InvoiceMapping, carrier: TenantCarrier): MappedLayout {
  if (mapping.furtherTables.length > 0) return layoutOfTables(mapping, carrier);
  const declaration = declarationOf(mapping, carrier);
  const layout = flatLayout(declaration);
  const openAnyway = (head: FileHead): OpenLayout => {
    const open = layout.openReader(head);
    if (open === undefined) throw new TypeError('A layout without a header opens any file.');
    return tellingOfUnused(open, mapping, declaration, head);
  };
  const openReader = (head: FileHead): OpenLayout | undefined => {
    if (!mapping.hasHeader) return readsMost(openAnyway(head), mapping, head) ? openAnyway(head) : undefined;
    const open = layout.openReader(head);
    return open === undefined ? undefined : tellingOfUnused(open, mapping, declaration, head);
  };
  return {
    ...layout,
    openReader,
    openAnyway,
    madeOf: { mapping, carrier },
    ...headerOfMapping({ ...mapping, marksSheets: true }, usedColumns(mapping)),
  };
}

/** Each table is found by its columns, on whichever sheet it is. */
function layoutOfTables(mapping: InvoiceMapping, carrier: TenantCarrier): MappedLayout {
  const layout = joinedLayout(mapping, carrier);
  return {
    ...layout,
    openAnyway: () => {
      throw new TypeError('A layout of several tables has headers.');
    },
    madeOf: { mapping, carrier },
    ...headerOfMapping({ ...mapping, sheet: null, marksSheets: true }, usedColumns(mapping)),
  };
}

/** A reader that says which amounts the mapping leaves out, once it has seen the whole file. */
function tellingOfUnused(
  open: OpenLayout,
  mapping: InvoiceMapping,
  declaration: FlatDeclaration,
  head: FileHead,
): OpenLayout {
  const unused = unusedAmounts(mapping, declaration, head);
  return {
    ...open,
    unknownColumns: open.unknownColumns.filter(({ name }) => !namesMoney(name)),
    remarks: () => [...unused.remarks(), ...open.remarks()],
    observe(record) {
      open.observe?.(record);
      unused.observe(record);
    },
  };
}

/** Whether the first rows are as wide as those that were mapped, and most of them can be read: nothing else shows the layout. */
function readsMost(open: OpenLayout, { header, firstRow }: InvoiceMapping, { records, lines }: FileHead): boolean {
  const rows = records
    .map((fields, place) => ({ fields, line: lines[place] ?? 0, text: '' }))
    .filter(({ line }) => line >= (firstRow ?? 1));
  if (Math.max(0, ...rows.map(({ fields }) => fields.length)) !== header.length) return false;
  const readable = rows.filter((row) => reads(open, row)).length;
  return readable > 0 && readable * 2 >= rows.length;
}

function reads(open: OpenLayout, row: Parameters<OpenLayout['read']>[0]): boolean {
  try {
    return open.read(row).length > 0;
  } catch (error) {
    if (error instanceof UnreadableRow) return false;
    throw error;
  }
}
