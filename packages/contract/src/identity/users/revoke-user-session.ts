import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';

export const revokeUserSession = endpoint({
  name: 'revokeUserSession',
  method: 'DELETE',
  path: '/aiparcelweb/api/users/:id/sessions/:sessionId',
  access: ['USER_EDIT'],
  source: 'S3 section 6',
  summary: 'Ends one open session of a user.',
  params: z.object({ id: z.coerce.number().int(), sessionId: text(100) }),
  answer: doneAnswer,
});
