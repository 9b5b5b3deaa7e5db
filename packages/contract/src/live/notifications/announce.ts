import { z } from 'zod';
import { audiences } from '../../foundation/audience.ts';
import { endpoint } from '../../foundation/endpoint.ts';
import { text } from '../../foundation/text.ts';

export const announce = endpoint({
  name: 'announce',
  method: 'POST',
  path: '/aiparcelweb/api/announcements',
  ...audiences.tenantSettings,
  source: 'S3 section 2.4, notifications',
  summary: 'Tells every active user of the tenant something.',
  body: z.object({ text: text(500).refine((words) => words.trim() !== '', 'may not be empty') }),
  answer: z.object({ told: z.number().int() }),
});
