import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const logout = endpoint({
  name: 'logout',
  method: 'POST',
  path: '/aiparcelweb/api/logout',
  access: 'signed-in',
  source: 'S3 section 4.2',
  summary: 'Ends the session at once.',
  answer: z.object({ message: z.string() }),
});
