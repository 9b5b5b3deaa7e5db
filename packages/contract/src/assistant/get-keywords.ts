import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';

export const getKeywords = endpoint({
  name: 'getKeywords',
  method: 'GET',
  path: '/aichatbot/api/chat/getKeywords',
  ...audiences.assistant,
  source: 'S3 section 4.11',
  summary:
    'The words that the assistant knows, for suggestions while typing: names of figures, groups and values of the client.',
  query: z.object({
    clientId: z.coerce.number().int(),
    language: z.enum(['en', 'zh', 'es', 'fr', 'it', 'ar']).default('en'),
  }),
  answer: z.array(z.string()),
});
