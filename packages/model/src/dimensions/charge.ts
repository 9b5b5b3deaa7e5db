import { dimension } from './dimension.ts';

export const accessorial = dimension({
  name: 'accessorial',
  label: 'Accessorial',
  meaning: 'A charge on top of transportation and fuel, under one name for all carriers.',
  expression: 'accessorial_group',
  tables: ['charge_level_info'],
  whereClauses: ["charge_family = 'other_accessorial'"],
  filter: 'accessorial',
  widget: 'accessorial',
});

export const creditType = dimension({
  name: 'credit_type',
  label: 'Credit Type',
  meaning: 'Why money came back, such as GSR, Void or Residential.',
  tables: ['charge_level_info'],
  whereClauses: ["credit_type <> ''"],
  filter: 'credit_type',
  widget: 'credit_type',
});

export const chargeFamily = dimension({
  name: 'charge_family',
  label: 'Charge Family',
  tables: ['charge_level_info'],
});

export const currency = dimension({
  name: 'currency_code',
  label: 'Currency',
  filter: 'currency_code',
});

export const billOption = dimension({
  name: 'bill_option',
  label: 'Bill Option',
  meaning: 'Who pays: PREPAID (sender), COLLECT (receiver) or THIRD PARTY.',
  filter: 'bill_option',
});

export const invoiceNumber = dimension({
  name: 'invoice_number',
  label: 'Invoice',
  meaning: 'The carrier’s number of an invoice.',
});
