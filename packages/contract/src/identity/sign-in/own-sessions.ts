import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';
import { doneAnswer } from '../../foundation/table.ts';
import { text } from '../../foundation/text.ts';
import { userSession } from '../users.ts';

export const listOwnSessions = endpoint({
  name: 'listOwnSessions',
  method: 'GET',
  path: '/aiparcelweb/api/account/sessions',
  access: 'active',
  source: 'S3 section 2.1, profile',
  summary: 'Where the caller is signed in, newest first.',
  answer: z.array(userSession),
});

/** Ends one of the caller's open sessions; 404 for everybody else's. */
export const endOwnSession = endpoint({
  name: 'endOwnSession',
  method: 'DELETE',
  path: '/aiparcelweb/api/account/sessions/:sessionId',
  access: 'active',
  source: 'S3 section 2.1, profile',
  summary: 'Signs the caller out of one of their open sessions.',
  params: z.object({ sessionId: text(100) }),
  answer: doneAnswer,
});
