import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

/** A carrier as administrators see one. `fixed`: its name is in figures or invoices and cannot change. */
export const administeredCarrier = z.object({
  id: z.number().int(),
  name: z.string(),
  accounts: z.number().int(),
  fixed: z.boolean(),
});

export type AdministeredCarrier = z.infer<typeof administeredCarrier>;

export const carrierInput = z.object({ name: text(100).trim().min(1, 'is required') });

export const listCarriers = endpoint({
  name: 'listCarriers',
  method: 'GET',
  path: '/aiparcelweb/api/carriers/page',
  access: ['CARRIER_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the carriers that the tenant sees.',
  query: tableQuery(['name', 'id', 'accounts']),
  answer: tableAnswer(administeredCarrier),
});

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

export const createCarrier = endpoint({
  name: 'createCarrier',
  method: 'POST',
  path: '/aiparcelweb/api/carriers',
  ...audiences.newCarriers,
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates a freight carrier.',
  body: carrierInput,
  answer: administeredCarrier,
});

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
