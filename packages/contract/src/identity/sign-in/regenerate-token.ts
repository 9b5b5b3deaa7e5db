import { z } from 'zod';
import { endpoint } from '../../foundation/endpoint.ts';

export const regenerateToken = endpoint({
  name: 'regenerateToken',
  method: 'GET',
  path: '/aiparcelweb/api/regenerateToken',
  access: 'signed-in',
  source: 'S3 section 7, authentication and account',
  summary: 'A fresh token for the same session; the old one stops working.',
  answer: z.object({ id_token: z.string() }),
});
