import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { glCode, glCodeInput } from './gl-code.ts';

export const updateGlCode = endpoint({
  name: 'updateGlCode',
  method: 'PUT',
  path: '/aiparcelweb/api/glcodes/:id',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Changes a GL code; the allocation follows at once.',
  params: idParam,
  body: glCodeInput,
  answer: glCode,
});
