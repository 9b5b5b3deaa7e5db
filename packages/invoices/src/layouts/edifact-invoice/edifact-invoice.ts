import { isEdifact } from '../../edi/edifact-segments.ts';
import { anyLayout, type FileHead, type RowReader } from '../../layout.ts';
import { fieldsOfRecord } from '../einvoice/mapping/einvoice-record.ts';
import { type EInvoiceRow, isEInvoiceRow } from '../einvoice/mapping/einvoice-row.ts';
import { einvoiceRows } from '../einvoice/mapping/einvoice-rows.ts';
import { einvoiceShipments } from '../einvoice/mapping/einvoice-shipments.ts';
import { edifactRecords, isEdifactRecord } from './edifact-records.ts';

const columns = fieldsOfRecord.map(([, name]) => name);
/** Some files are wrapped at 80 characters. */
const firstLines = 4;

function edifactReader({ records, delimiter, carriers = [] }: FileHead): RowReader<EInvoiceRow> | undefined {
  const text = records
    .slice(0, firstLines)
    .map((fields) => fields.join(delimiter))
    .join('');
  if (!isEdifact(text)) return undefined;
  return {
    records: edifactRecords,
    columnNames: (fields) => (fields.length === 0 ? [] : columns),
    read(record) {
      if (!isEdifactRecord(record)) return [];
      const { invoice, problem } = record;
      if (problem !== undefined) throw problem;
      return invoice === undefined ? [] : [...einvoiceRows({ ...record, invoice }, carriers).rows];
    },
  };
}

/** INVOIC messages of UN/EDIFACT, such as D.96A and D.01B, mapped as e-invoices are. */
export const edifactInvoice = anyLayout<EInvoiceRow>(
  {
    name: 'EDIFACT invoice (INVOIC)',
    issuer: 'UN/EDIFACT INVOIC',
    mayComeInParts: false,
    limits: [
      'Lines without a tracking number in the form of the carrier are charges of the account.',
      'VAT, and charges and allowances of the whole invoice, are charges of the account.',
      'There are no addresses, zones and delivery days.',
    ],
    whenEmpty: 'The EDIFACT file contains no invoice: it has no message INVOIC.',
    readerFor: edifactReader,
    packageOf: ({ trackingNumber }) => trackingNumber,
    revive: (row) => row,
    shipmentsOf: einvoiceShipments,
  },
  isEInvoiceRow,
);
