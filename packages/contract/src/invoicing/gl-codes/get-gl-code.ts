import { endpoint } from '../../foundation/endpoint.ts';
import { idParam } from '../../organisation/clients/client.ts';
import { glCode } from './gl-code.ts';

export const getGlCode = endpoint({
  name: 'getGlCode',
  method: 'GET',
  path: '/aiparcelweb/api/glcodes/:id',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'One GL code with the charges that it is for.',
  params: idParam,
  answer: glCode,
});
