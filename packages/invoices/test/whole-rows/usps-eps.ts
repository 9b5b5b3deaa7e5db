import epsColumns from '../../src/layouts/usps-eps/columns.json' with { type: 'json' };
import { uspsEps } from '../../src/layouts/usps-eps/usps-eps.ts';
import { uspsServices } from './usps-services.ts';
import { belowHeader, charge, type WholeRow } from './whole-row.ts';

const row = {
  ...{ 'EPS Account #': '1000000001', 'EPS Transaction ID': '5000000', 'Transaction Amount': '12.50' },
  ...{ 'Transaction Date/Time': '2025-07-01 14:00:00', 'Transaction Type': 'Label Purchase' },
  ...{ 'Package Identification Code (PIC)': '9400120689881888600650', 'Mail Class': 'Ground Advantage' },
  ...{ 'Cust Ref Num1': 'SO1', Postage: '12.50' },
};

export const uspsEpsRow: WholeRow = {
  layout: uspsEps,
  linesOf: belowHeader(epsColumns),
  row,
  invoice: {
    ...{ carrierId: 3, carrierName: 'USPS', accountNumber: '1000000001', invoiceNumber: '2025-07-01' },
    ...{ billDate: '2025-07-01', currencyCode: 'USD', netCents: 1_250, statedCents: null },
  },
  package: {
    customer_reference: 'SO1',
    ...{ tracking_number: '9400120689881888600650', pickup_date: '2025-07-01' },
    ...{ service: 'Ground Advantage', charge_description: 'Ground Advantage' },
    ...{ service_category: 'Ground', mode_category: 'Parcel Ground' },
    ...{ net_amount: '12.50', transportation_amount: '12.50' },
  },
  charges: [charge('Label Purchase', ['FRT', 'transportation'], '12.50')],
  mayComeInParts: false,
  limits: ['no invoices', 'cannot be verified', 'no addresses', 'no delivery date'],
  recognisedBy: [
    ...['EPS Account #', 'EPS Transaction ID', 'Transaction Amount', 'Transaction Date/Time', 'Transaction Type'],
  ],
  withService: (service) => ({ ...row, 'Mail Class': service }),
  services: uspsServices,
};
