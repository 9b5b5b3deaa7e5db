import { z } from 'zod';
import { named } from '../../foundation/named.ts';
import { text } from '../../foundation/text.ts';

/** Account groups of a client that belong together, as administrators see them. */
export const administeredAccountDivision = z.object({
  id: z.number().int(),
  name: z.string(),
  client: named,
  groups: z.array(named),
});

export type AdministeredAccountDivision = z.infer<typeof administeredAccountDivision>;

/** What is decided about a division. A group is in one division at most: it leaves the one where it was. */
export const accountDivisionInput = z.object({
  name: text(100).trim().min(1, 'is required'),
  accountGroupIds: z.array(z.number().int()).max(10_000),
});

export type AccountDivisionInput = z.output<typeof accountDivisionInput>;

export const newAccountDivisionInput = accountDivisionInput.extend({ clientId: z.number().int() });
