import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { resource } from '../foundation/resource.ts';
import { tableQuery } from '../foundation/table.ts';
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

export const carrierCalls = resource({
  one: 'Carrier',
  path: '/aiparcelweb/api/carriers',
  listPath: '/aiparcelweb/api/carriers/page',
  read: { access: ['CARRIER_VIEW'] },
  add: audiences.newCarriers,
  change: audiences.changedCarriers,
  summaries: {
    list: 'A page of the carriers that the tenant sees.',
    get: 'One carrier.',
    create: 'Creates a freight carrier.',
    update: 'Renames a carrier that has no accounts yet.',
  },
  query: tableQuery(['name', 'id', 'accounts']),
  row: administeredCarrier,
  input: carrierInput,
  added: carrierInput,
});

export const { list: listCarriers, get: getCarrier, create: createCarrier, update: updateCarrier } = carrierCalls;
