import { zipWhereClause } from '../conditions/zip-where-clause.ts';
import { dimension } from './dimension.ts';

export const senderCountry = dimension({
  name: 'sender_country',
  label: 'Sender Country',
  expression: 'normalised_sender_country',
  filter: 'normalised_sender_country',
});

export const senderState = dimension({
  name: 'sender_state',
  label: 'Sender State',
  expression: 'normalised_sender_state',
  whereClauses: ["normalised_sender_country = 'US'"],
  filter: 'normalised_sender_state',
  dependsOn: 'normalised_sender_country',
  widget: 'normalised_sender',
  widgetLabel: 'Sender',
});

export const senderCity = dimension({
  name: 'sender_city',
  label: 'Sender City',
  meaning: 'The city that packages were sent from, as billed.',
});

export const senderZip = dimension({
  name: 'sender_zip',
  label: 'Sender Zip',
  meaning: 'The ZIP or postal code that packages were sent from, as billed.',
  ...postalCode('sender_postal_code'),
});

export const receiverCountry = dimension({
  name: 'country',
  label: 'Receiver Country',
  expression: 'normalised_consignee_country',
  filter: 'normalised_consignee_country',
});

export const receiverState = dimension({
  name: 'state',
  label: 'Receiver State',
  expression: 'normalised_consignee_state',
  whereClauses: ["normalised_consignee_country = 'US'"],
  filter: 'normalised_consignee_state',
  dependsOn: 'normalised_consignee_country',
  widget: 'normalised_consignee',
  widgetLabel: 'Receiver',
});

export const receiverCity = dimension({
  name: 'city',
  label: 'Receiver City',
  expression: 'consignee_city',
});

export const receiverZip = dimension({
  name: 'zip',
  label: 'Receiver Zip',
  meaning: 'The ZIP or postal code that packages went to, as billed.',
  ...postalCode('consignee_postal_code'),
});

function postalCode(expression: string) {
  return { expression, condition: (values: readonly string[]) => zipWhereClause(expression, values) };
}
