import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { administeredCarrier, carrierInput } from './carrier.ts';

export const createCarrier = endpoint({
  name: 'createCarrier',
  method: 'POST',
  path: '/aiparcelweb/api/carriers',
  ...audiences.newCarriers,
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes a freight carrier.',
  body: carrierInput,
  answer: administeredCarrier,
});
