import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { doneAnswer } from '../foundation/table.ts';

export const chatFeedback = endpoint({
  name: 'chatFeedback',
  method: 'POST',
  path: '/aichatbot/api/chat/feedback',
  ...audiences.assistant,
  source: 'S3 sections 4.11 and 7, chat',
  summary: 'Says once whether an answer helped.',
  body: z.object({ userResponseHistoryId: z.coerce.number().int().min(1).max(2_147_483_647), isHelpful: z.boolean() }),
  answer: doneAnswer,
});
