import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { chargeConditions } from './charge-conditions.ts';

export const chargeConditionChoices = endpoint({
  name: 'chargeConditionChoices',
  method: 'GET',
  path: '/aiparcelweb/api/chargeConditionChoices/:id',
  access: ['GL_CODES', 'MARKUP_VIEW'],
  source: 'S3 section 2.3',
  summary: 'What a rule about charges can name: what was billed to a client and its children, and their accounts.',
  params: idParam,
  answer: chargeConditions,
});
