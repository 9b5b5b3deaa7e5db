import { z } from 'zod';
import { endpoint } from '../foundation/endpoint.ts';
import { idParam } from '../foundation/ids.ts';
import { text } from '../foundation/text.ts';

const names = z.array(text(200)).max(200);

/** Which charges a rule applies to: those that match every list; an empty list matches all. */
export const chargeConditions = z.object({
  carrierNames: names,
  accountNumbers: names,
  serviceCategories: names,
  chargeFamilies: names,
  accessorials: names,
});

export type ChargeConditions = z.infer<typeof chargeConditions>;

const choices = z.array(z.string());

/** Everything that may be chosen; a rule names fewer. */
const chargeChoices = z.object({
  carrierNames: choices,
  accountNumbers: choices,
  serviceCategories: choices,
  chargeFamilies: choices,
  accessorials: choices,
});

export const chargeConditionChoices = endpoint({
  name: 'chargeConditionChoices',
  method: 'GET',
  path: '/aiparcelweb/api/chargeConditionChoices/:id',
  access: ['GL_CODES', 'MARKUP_VIEW'],
  source: 'S3 section 2.3',
  summary: 'The choices for a rule about charges: what was billed to a client and its children, and their accounts.',
  params: idParam,
  answer: chargeChoices,
});
