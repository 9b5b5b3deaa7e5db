import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { doneAnswer } from '../foundation/table.ts';
import { text } from '../foundation/text.ts';
import { conversationId } from './conversation.ts';

export const renameUserConversation = endpoint({
  name: 'renameUserConversation',
  method: 'PATCH',
  path: '/aichatbot/api/chat/renameUserConversation',
  ...audiences.assistant,
  source: 'S3 sections 2.8 and 7, chat',
  summary: 'Renames an own conversation.',
  query: z.object({
    conversationId,
    newConversationName: text(100).refine((name) => name.trim() !== '', 'may not be empty'),
  }),
  answer: doneAnswer,
});
