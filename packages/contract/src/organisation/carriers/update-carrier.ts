import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../clients/client.ts';
import { administeredCarrier, carrierInput } from './carrier.ts';

export const updateCarrier = endpoint({
  name: 'updateCarrier',
  method: 'PUT',
  path: '/aiparcelweb/api/carriers/:id',
  ...audiences.changedCarriers,
  source: 'S3 sections 2.2 and 6',
  summary: 'Renames a carrier that has no accounts yet.',
  params: idParam,
  body: carrierInput,
  answer: administeredCarrier,
});
