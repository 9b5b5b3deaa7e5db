import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { wholeNumber } from '../foundation/whole-number.ts';

/** A tab of the guidelines (S3 section 2.8). */
export const guideline = z.object({
  title: z.string(),
  items: z.array(z.object({ example: z.string(), meaning: z.string() })),
});
export type Guideline = z.infer<typeof guideline>;

export const getGuidelines = endpoint({
  name: 'getGuidelines',
  method: 'GET',
  path: '/aichatbot/api/chat/getGuidelines',
  ...audiences.assistant,
  source: 'S3 sections 2.8 and 7, chat',
  summary: 'How to ask: dates that the assistant reads, and the reports it makes.',
  answer: z.array(guideline),
});

export const getKeywords = endpoint({
  name: 'getKeywords',
  method: 'GET',
  path: '/aichatbot/api/chat/getKeywords',
  ...audiences.assistant,
  source: 'S3 section 4.11',
  summary:
    'The words that the assistant knows, for suggestions while typing: names of figures, groups and values of the client.',
  query: z.object({
    clientId: wholeNumber,
    language: z.enum(['en', 'zh', 'es', 'fr', 'it', 'ar']).default('en'),
  }),
  answer: z.array(z.string()),
});
