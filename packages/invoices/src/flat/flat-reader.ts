import type { FileHead, FileRecord, RowReader } from '../layout.ts';
import { AccountCurrencies } from '../reading/account-currencies.ts';
import { readCents } from '../reading/cents.ts';
import { DateOrderFinder } from '../reading/date-order.ts';
import { pointNumber } from '../reading/marked-number.ts';
import { markOfCarrier, NumberMarks } from '../reading/number-marks.ts';
import { invoiceSharer } from '../reading/share-invoice.ts';
import { SumLines } from '../reading/sum-lines.ts';
import { undatedPackages } from '../reading/undated-packages.ts';
import type { DayTarget, FlatDeclaration, Target } from './declaration.ts';
import { flatRecords } from './flat-records.ts';
import type { FlatRow } from './flat-row.ts';
import type { FlatTexts } from './flat-texts.ts';
import { pointNumbers } from './point-numbers.ts';
import { isUndated, routeOf, rowsOf } from './read-flat-row.ts';

const dayTargets: readonly DayTarget[] = ['billDate', 'otherBillDate', 'shipDate', 'deliveryDate'];
const keyTargets: readonly Target[] = ['accountNumber', 'invoiceNumber', 'billDate', 'trackingNumber'];

/** Reads the rows of a declaration's layout; undefined if the file is of another one. */
export function flatReader(
  declaration: FlatDeclaration,
  head: FileHead,
  texts: FlatTexts,
): RowReader<FlatRow> | undefined {
  const records = flatRecords(declaration, head);
  if (records === undefined) return undefined;
  const order = orderOf(declaration, head);
  const currencies = new AccountCurrencies(head.answers?.currencyCode);
  const usual = markOfCarrier(declaration.usualDecimalMark, head.delimiter);
  const amounts = new NumberMarks(declaration.decimalMark === undefined ? { usual } : { known: '.' });
  const measures = new NumberMarks({ others: amounts });
  const undocumented = new NumberMarks({
    ...(declaration.decimalMark === undefined ? { others: amounts } : { known: declaration.decimalMark }),
    showsMark: false,
  });
  const numbers = pointNumbers(declaration, records.columns, measures);
  const sums = new SumLines();
  const isSum = ({ line, fields }: FileRecord): boolean =>
    keyTargets.every((target) => (fields[records.columns.targets.get(target) ?? -1] ?? '') === '') &&
    sums.isSum(line, fields, (text) => centsIn(text, declaration, amounts));
  const share = invoiceSharer();
  const keep = texts.keeperFor(records.columns);
  return {
    columnNames: (fields) => records.columnNames(fields),
    unknownColumns: records.columns.unknown,
    questions: () => [...(order.question === undefined ? [] : [order.question]), ...currencies.questions],
    remarks: () => [...currencies.remarks, ...(isUndated(declaration, records.columns) ? [undatedPackages] : [])],
    settle: () => [amounts, measures, undocumented, currencies].map((each) => each.settle()).includes(true),
    observe({ line, fields }) {
      records.observe({ line, fields });
      if (declaration.dateOrder !== undefined) return;
      const text = (target: Target): string => fields[records.columns.targets.get(target) ?? -1] ?? '';
      for (const target of dayTargets) order.observe(text(target));
      order.observePair(text('billDate') || text('otherBillDate'), text('shipDate'));
      if (declaration.country !== undefined) return;
      const { from, to } = routeOf(text);
      if (from === to) order.observeCountry(from);
    },
    read(record) {
      if (isSum(record)) return [];
      const flat = records.next(record);
      const marked = flat === undefined ? undefined : { ...flat, fields: numbers(flat.fields) };
      const { columns } = records;
      if (marked === undefined) return [];
      const rows = rowsOf(marked, {
        declaration,
        columns,
        order,
        amounts,
        undocumented,
        currencies,
        share,
        keep,
        texts,
      });
      for (const { netCents } of rows) sums.add(record.line, netCents);
      return rows;
    },
  };
}

const orderOf = ({ dateOrder, country }: FlatDeclaration, { delimiter, answers, today }: FileHead): DateOrderFinder =>
  new DateOrderFinder({ known: dateOrder ?? answers?.dateOrder, delimiter, country, today });

/** Without saying anything about how the file writes its amounts. */
const centsIn = (text: string, { decimalMark }: FlatDeclaration, others: NumberMarks): number =>
  readCents(
    decimalMark === undefined ? text : pointNumber(text, decimalMark, ''),
    '',
    new NumberMarks(decimalMark === undefined ? { others } : { known: '.' }),
  );
