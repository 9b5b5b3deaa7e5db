import { doneAnswer } from '../administration/table.ts';
import { idParam } from '../clients/client.ts';
import { endpoint } from '../endpoint.ts';

export const deleteGlCode = endpoint({
  name: 'deleteGlCode',
  method: 'DELETE',
  path: '/aiparcelweb/api/glcodes/:id',
  access: ['GL_CODES'],
  source: 'S3 sections 2.2 and 6',
  summary: 'Deletes a GL code; its charges fall to the next rule that fits.',
  params: idParam,
  answer: doneAnswer,
});
