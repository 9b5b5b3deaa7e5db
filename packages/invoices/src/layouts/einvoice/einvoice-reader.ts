import type { FileHead, RowReader } from '../../layout.ts';
import { einvoiceRecords } from './einvoice-records.ts';
import { fieldsOfRecord, isEInvoiceRecord } from './mapping/einvoice-record.ts';
import { remarksOn } from './mapping/einvoice-remarks.ts';
import type { EInvoiceRow } from './mapping/einvoice-row.ts';
import { einvoiceRows } from './mapping/einvoice-rows.ts';
import { brokenRules } from './rules/broken-rules.ts';

const beginning = /^\s{0,1000}(?:%PDF-|<[?!a-z])/i;
/** Other files that begin with a tag. */
const webPage = /^\s{0,1000}(?:<\?xml[^>]{0,200}>\s{0,100})?<(?:!doctype\s{1,10}html|html|head|body|table|meta)\b/i;
const columns = fieldsOfRecord.map(([, name]) => name);

/** Reads e-invoices: XML files, and PDF files that hold one. Undefined for a file of another kind. */
export function einvoiceReader({ records, delimiter, carriers = [] }: FileHead): RowReader<EInvoiceRow> | undefined {
  const text = records
    .map((fields) => fields.join(delimiter))
    .join('\n')
    .slice(0, 2_000);
  if (!beginning.test(text) || webPage.test(text)) return undefined;
  const remarks = new Map<number, readonly string[]>();
  return {
    records: einvoiceRecords,
    columnNames: () => columns,
    remarks: () => [...new Set([...remarks.values()].flat())],
    read(record) {
      if (!isEInvoiceRecord(record)) return [];
      const { invoice, line } = record;
      const broken = remarks.get(line) ?? brokenRules(invoice);
      remarks.set(line, broken);
      const { rows, accountTerm } = einvoiceRows(record, carriers);
      remarks.set(line, [...new Set([...broken, ...remarksOn(invoice, accountTerm)])]);
      return rows;
    },
  };
}
