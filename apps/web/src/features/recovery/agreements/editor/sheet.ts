import type { AgreementContent } from '@waybill/contract';
import { cellKinds } from './cell-kinds.ts';
import { columnsOf, type PartColumn, type PartName, partNames } from './parts.ts';

/** A line of a part as it is written: the texts of its cells by their fields. */
export type SheetRow = Readonly<Record<string, string>>;
export type SheetRows = Readonly<Record<PartName, readonly SheetRow[]>>;

/** What an agreement says once, as a form holds it. */
export interface SheetHead {
  readonly carrierId: string | null;
  readonly number: string;
  /** One on each line. */
  readonly accounts: string;
  readonly from: string;
  readonly to: string;
  readonly noticeDays: string;
  readonly discountsPrinted: string;
  readonly latePercent: string;
  readonly lateDays: string;
  readonly terminationFee: string;
  readonly terminationRevenue: string;
}

/** An agreement as the editor holds it. */
export interface AgreementSheet {
  readonly head: SheetHead;
  readonly rows: SheetRows;
}

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {});
const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));
const dollarsOf = (cents: unknown): string => (typeof cents === 'number' ? (cents / 100).toFixed(2) : '');

/** The editor’s sheet of an agreement; what is missing is empty. */
export function sheetOf(content: AgreementContent): AgreementSheet {
  const { carrierId, accounts } = content;
  const [late, termination] = [fieldsOf(content.latePayment), fieldsOf(content.termination)];
  return {
    head: {
      carrierId: typeof carrierId === 'number' ? String(carrierId) : null,
      number: textOf(content.number),
      accounts: Array.isArray(accounts) ? accounts.join('\n') : '',
      from: textOf(content.from),
      to: textOf(content.to),
      noticeDays: textOf(content.noticeDays),
      discountsPrinted: textOf(content.discountsPrinted) || 'together',
      latePercent: textOf(late.percent),
      lateDays: textOf(late.afterDays),
      terminationFee: dollarsOf(termination.fee),
      terminationRevenue: dollarsOf(termination.revenue),
    },
    rows: Object.fromEntries(partNames.map((part) => [part, rowsOf(part, content[part])])) as SheetRows,
  };
}

function rowsOf(part: PartName, lines: unknown): readonly SheetRow[] {
  if (!Array.isArray(lines)) return [];
  return lines.map((line: unknown) => {
    const fields = fieldsOf(line);
    const cells = columnsOf(part)
      .filter(({ field }) => fields[field] !== undefined)
      .map(({ field, kind }) => [field, cellKinds[kind].write(fields[field])]);
    return Object.fromEntries(cells);
  });
}

/** The agreement that a sheet says. A cell that cannot be read stays as it is written, so that it is refused. */
export function contentOf({ head, rows }: AgreementSheet): AgreementContent {
  const parts = partNames.map((part) => [part, rows[part].map((row) => lineOf(part, row))] as const);
  return {
    ...headOf(head),
    ...Object.fromEntries(parts.filter(([, lines]) => lines.length > 0)),
  };
}

function headOf(head: SheetHead): AgreementContent {
  const optional = {
    to: head.to,
    noticeDays: numberOf(head.noticeDays),
    latePayment:
      head.latePercent === '' && head.lateDays === ''
        ? ''
        : { percent: numberOf(head.latePercent), afterDays: numberOf(head.lateDays) },
    termination:
      head.terminationFee === ''
        ? ''
        : {
            fee: centsOf(head.terminationFee),
            ...(head.terminationRevenue === '' ? {} : { revenue: centsOf(head.terminationRevenue) }),
          },
  };
  return {
    ...(head.carrierId === null ? {} : { carrierId: Number(head.carrierId) }),
    number: head.number.trim(),
    accounts: accountsOf(head.accounts),
    from: head.from,
    discountsPrinted: head.discountsPrinted,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
  };
}

/** The accounts of a list with commas, blanks or line breaks between them. */
export const accountsOf = (written: string): readonly string[] =>
  written.split(/[\s,;]+/).filter((part) => part !== '');

const numberOf = (written: string): unknown =>
  written.trim() === '' || Number.isNaN(Number(written)) ? written.trim() : Number(written);
const centsOf = (written: string): unknown => {
  const amount = numberOf(written.replaceAll(/[$,]/g, ''));
  return typeof amount === 'number' ? Math.round(amount * 100) : amount;
};

function lineOf(part: PartName, row: SheetRow): Fields {
  const values = columnsOf(part).flatMap((column) => {
    const written = row[column.field]?.trim() ?? '';
    return written === '' ? [] : [[column.field, cellValue(column, written)]];
  });
  return Object.fromEntries(values);
}

/** A choice is taken by its value in any case, as it stands in spreadsheets. */
function cellValue({ kind, choices }: PartColumn, written: string): unknown {
  if (choices === undefined) return cellKinds[kind].read(written) ?? written;
  return Object.keys(choices).find((choice) => choice === written.toLowerCase()) ?? written;
}

/** Whether what is written in a cell can be read; a required cell must have something. */
export function isReadable(column: PartColumn, written: string): boolean {
  if (written.trim() === '') return column.required !== true;
  const { kind, choices } = column;
  return choices === undefined
    ? cellKinds[kind].read(written) !== undefined
    : Object.hasOwn(choices, written.trim().toLowerCase());
}
