import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { doneAnswer } from '../foundation/table.ts';
import { conversationId } from './conversation.ts';

export const deleteUserConversation = endpoint({
  name: 'deleteUserConversation',
  method: 'POST',
  path: '/aichatbot/api/chat/deleteUserConvervsation',
  ...audiences.assistant,
  source: 'S3 sections 2.8 and 7, chat',
  summary: 'Deletes an own conversation with all its messages.',
  body: z.union([conversationId, z.object({ conversationId })]),
  answer: doneAnswer,
});
