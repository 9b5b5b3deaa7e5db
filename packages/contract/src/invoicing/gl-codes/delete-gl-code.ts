import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { idParam } from '../../organisation/clients/client.ts';

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
