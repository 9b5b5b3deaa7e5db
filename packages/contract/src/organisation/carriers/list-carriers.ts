import { endpoint } from '../../foundation/endpoint.ts';
import { tableAnswer, tableQuery } from '../../foundation/table.ts';
import { administeredCarrier } from './carrier.ts';

export const listCarriers = endpoint({
  name: 'listCarriers',
  method: 'GET',
  path: '/aiparcelweb/api/carriers/page',
  access: ['CARRIER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the carriers of the house.',
  query: tableQuery(['name', 'id', 'accounts']),
  answer: tableAnswer(administeredCarrier),
});
