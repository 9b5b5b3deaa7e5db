import { z } from 'zod';
import { endpoints } from '../../foundation/endpoint.ts';
import { idParam } from '../../foundation/ids.ts';
import { wholeNumber } from '../../foundation/whole-number.ts';

const endpoint = endpoints({ access: 'active', source: 'S1 section 7' });

export const childClient = z.object({ id: z.number().int(), name: z.string(), engageDate: z.string().nullable() });

/** `parent`: has child clients that may be analysed together with it. `engageDate`: `YYYY-MM-DD`. */
export const client = z.object({
  id: z.number().int(),
  name: z.string(),
  code: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  engageDate: z.string().nullable(),
  parent: z.boolean(),
  parentClientId: z.number().int().nullable(),
  childClients: z.array(childClient),
});

export type Client = z.infer<typeof client>;

/** UPS is carrier 1, FedEx carrier 2; -1 means all carriers (S1 section 3). */
export const carrier = z.object({ id: z.number().int(), name: z.string() });
export type Carrier = z.infer<typeof carrier>;

export const clientAccount = z.object({
  id: z.number().int(),
  name: z.string(),
  number: z.string(),
  carrier: carrier,
  client: z.object({ id: z.number().int(), name: z.string() }),
  active: z.boolean(),
  isUpsGsr: z.boolean(),
  isFedexExpressGsr: z.boolean(),
  isFedexIntlGsr: z.boolean(),
});
export type Account = z.infer<typeof clientAccount>;

export const accountGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  accounts: z.array(clientAccount),
  client: z.object({ id: z.number().int(), name: z.string() }),
});
export type AccountGroup = z.infer<typeof accountGroup>;

export const accountDivision = z.object({
  id: z.number().int(),
  name: z.string(),
  client: z.object({ id: z.number().int(), name: z.string() }),
  accountGroupList: z.array(accountGroup),
});
export type AccountDivision = z.infer<typeof accountDivision>;

export const currency = z.object({ code: z.string(), symbol: z.string() });
export type Currency = z.infer<typeof currency>;

export const clientsShort = endpoint({
  name: 'clientsShort',
  method: 'GET',
  path: '/aiparcelweb/api/clientsShort',
  summary: 'The clients that the user may see.',
  answer: z.array(client),
});

export const clientsShortAFrame = endpoint({
  name: 'clientsShortAFrame',
  method: 'GET',
  path: '/aiparcelweb/api/clientsShortAFrame',
  summary: 'The clients that the user may see on the analytics pages; the first one is the default.',
  answer: z.array(client),
});

export const clientsForDashboards = endpoint({
  name: 'clientsForDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/clientsForDashboards/:id',
  summary: 'A client with parent flag and children.',
  params: idParam,
  answer: client,
});

export const clientsForAframeDashboards = endpoint({
  name: 'clientsForAframeDashboards',
  method: 'GET',
  path: '/aiparcelweb/api/clientsForAframeDashboards/:clientId',
  summary: 'A client with its carriers, accounts, groups and divisions.',
  params: z.object({ clientId: wholeNumber }),
  answer: client.extend({
    carriers: z.array(carrier),
    accounts: z.array(clientAccount),
    accountGroups: z.array(accountGroup),
    accountDivisions: z.array(accountDivision),
  }),
});
