import { z } from 'zod';
import { text } from '../../foundation/text.ts';

const names = z.array(text(200)).max(200);

/** Which charges a rule is for: those that fit every list; an empty list fits all. */
export const chargeConditions = z.object({
  carrierNames: names,
  accountNumbers: names,
  serviceCategories: names,
  chargeFamilies: names,
  accessorials: names,
});

export type ChargeConditions = z.infer<typeof chargeConditions>;
