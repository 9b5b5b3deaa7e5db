import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { doneAnswer } from '../foundation/table.ts';

export const setReportInstanceIDToChatMessage = endpoint({
  name: 'setReportInstanceIDToChatMessage',
  method: 'POST',
  path: '/aichatbot/api/chat/setReportInstanceIDToChatMessage',
  ...audiences.assistant,
  source: 'S3 section 7, chat',
  summary: 'Links an own report to the message that ordered it.',
  body: z.object({
    reportInstanceId: z.coerce.number().int().min(1).max(2_147_483_647),
    userResponseHistoryId: z.coerce.number().int().min(1).max(2_147_483_647),
  }),
  answer: doneAnswer,
});
