import type { InvoiceRow } from '../../invoice-file.ts';
import { anyLayout } from '../../layout.ts';
import { freightReader } from './freight-reader.ts';
import type { FreightRow } from './freight-row.ts';
import { freightShipments } from './freight-shipments.ts';

const isFreightRow = (row: InvoiceRow): row is FreightRow => 'layout' in row && row.layout === 'x12-freight';

/** Freight invoices as X12: 110 of air carriers and FedEx Express, 210 of motor carriers and 310 of ocean carriers, versions 3040 to 5010. */
export const x12Freight = anyLayout<FreightRow>(
  {
    name: 'X12 freight invoice (110, 210 and 310)',
    issuer: 'X12 110/210/310',
    mayComeInParts: false,
    statesAmountsOfRows: true,
    limits: [
      'A carrier is known by its four-letter code (SCAC); invoices of carriers that Waybill does not know are refused.',
      'A bill without the segment C3 is in US dollars, as the standard says.',
      'Of the references only the PRO number or the bill of lading is kept; freight classes and goods are not.',
      'There is no promised day, so there is no on-time status.',
    ],
    whenEmpty: 'The X12 file contains no invoice: it has no transaction set 110, 210 or 310.',
    readerFor: freightReader,
    packageOf: () => null,
    revive: (row) => row,
    shipmentsOf: freightShipments,
  },
  isFreightRow,
);
