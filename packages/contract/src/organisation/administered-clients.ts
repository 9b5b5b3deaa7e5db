import { z } from 'zod';
import { calendarDay } from '../foundation/calendar-day.ts';
import { named } from '../foundation/named.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
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

export const clientCalls = resource({
  one: 'Client',
  path: '/aiparcelweb/api/clients',
  read: { access: ['CLIENT_VIEW'] },
  add: { access: ['CLIENT_ADD'] },
  change: { access: ['CLIENT_EDIT'] },
  summaries: {
    list: 'A page of the clients that the caller may read.',
    get: 'One client with its children.',
    create: 'Creates a client.',
    update: 'Changes a client.',
    remove: 'Deletes a client that was created by mistake; refused as soon as anything belongs to it.',
  },
  query: tableQuery(['name', 'code', 'engageDate', 'parentName']),
  row: administeredClient,
  input: clientInput,
  added: clientInput,
});

export const {
  list: listClients,
  get: getClient,
  create: createClient,
  update: updateClient,
  remove: deleteClient,
} = clientCalls;
