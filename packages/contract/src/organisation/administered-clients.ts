import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { named } from '../foundation/named.ts';
import { doneAnswer, tableAnswer, tableQuery } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';

/** A client as administrators see it. Dates are `YYYY-MM-DD`. */
export const administeredClient = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  engageDate: z.string().nullable(),
  parent: named.nullable(),
  children: z.array(named),
  accounts: z.number().int(),
});

export type AdministeredClient = z.infer<typeof administeredClient>;

/** Empty and null are the same, so that an answer can be sent back as it came. */
const optional = (longest: number) =>
  text(longest)
    .trim()
    .nullable()
    .transform((value) => (value === '' ? null : value));

/** The fields of a client that administrators set. A client with a parent cannot have children. */
export const clientInput = z.object({
  name: text(200).trim().min(1, 'is required'),
  code: text(50).trim().min(1, 'is required'),
  city: optional(100),
  state: optional(100),
  engageDate: calendarDay('is not a valid date').nullable(),
  parentClientId: z.number().int().nullable(),
});

export type ClientInput = z.output<typeof clientInput>;

export const listClients = endpoint({
  name: 'listClients',
  method: 'GET',
  path: '/aiparcelweb/api/clients',
  access: ['CLIENT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'A page of the clients that the caller may read.',
  query: tableQuery(['name', 'code', 'engageDate', 'parentName']),
  answer: tableAnswer(administeredClient),
});

export const getClient = endpoint({
  name: 'getClient',
  method: 'GET',
  path: '/aiparcelweb/api/clients/:id',
  access: ['CLIENT_VIEW'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One client with its children.',
  params: idParam,
  answer: administeredClient,
});

export const createClient = endpoint({
  name: 'createClient',
  method: 'POST',
  path: '/aiparcelweb/api/clients',
  access: ['CLIENT_ADD'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Creates a client.',
  body: clientInput,
  answer: administeredClient,
});

export const updateClient = endpoint({
  name: 'updateClient',
  method: 'PUT',
  path: '/aiparcelweb/api/clients/:id',
  access: ['CLIENT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a client.',
  params: idParam,
  body: clientInput,
  answer: administeredClient,
});

export const deleteClient = endpoint({
  name: 'deleteClient',
  method: 'DELETE',
  path: '/aiparcelweb/api/clients/:id',
  access: ['CLIENT_EDIT'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a client that was created by mistake; refused as soon as anything belongs to it.',
  params: idParam,
  answer: doneAnswer,
});
