import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

export const deleteCarrierResponse = endpoint({
  name: 'deleteCarrierResponse',
  method: 'DELETE',
  path: '/aiparcelweb/api/captcha/responses/:id',
  access: ['ENTER_CAPTCHA', 'CAPTCHA_LEAD'],
  source: 'S1 section 6 and S3 section 2.3',
  summary: 'Deletes a carrier’s answer that was attached by mistake, and its file.',
  params: idParam,
  answer: doneAnswer,
});
