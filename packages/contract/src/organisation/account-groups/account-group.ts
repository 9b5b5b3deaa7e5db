import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';

/** Accounts of a client that belong together, as administrators see them. */
export const administeredAccountGroup = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  division: named.nullable(),
  accounts: z.array(named),
});

export type AdministeredAccountGroup = z.infer<typeof administeredAccountGroup>;

/** What is decided about a group. An account is in one group at most: it leaves the one where it was. */
export const accountGroupInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  accountDivisionId: z.number().int().nullable(),
  accountIds: z.array(z.number().int()).max(10_000),
});

export type AccountGroupInput = z.output<typeof accountGroupInput>;

export const newAccountGroupInput = accountGroupInput.extend({ clientId: z.number().int() });
