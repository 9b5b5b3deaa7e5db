import { endpoint } from '../../foundation/endpoint.ts';
import { glCode, newGlCodeInput } from './gl-code.ts';

export const createGlCode = endpoint({
  name: 'createGlCode',
  method: 'POST',
  path: '/aiparcelweb/api/glcodes',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Makes a GL code of a client.',
  body: newGlCodeInput,
  answer: glCode,
});
