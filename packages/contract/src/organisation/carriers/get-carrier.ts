import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredCarrier } from './carrier.ts';

export const getCarrier = endpoint({
  name: 'getCarrier',
  method: 'GET',
  path: '/aiparcelweb/api/carriers/:id',
  access: ['CARRIER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One carrier.',
  params: idParam,
  answer: administeredCarrier,
});
