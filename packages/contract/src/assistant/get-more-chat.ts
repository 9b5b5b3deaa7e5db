import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { chatMessage } from './chat-message.ts';
import { conversationId } from './conversation.ts';

export const getMoreChat = endpoint({
  name: 'getMoreChat',
  method: 'POST',
  path: '/aichatbot/api/chat/getMoreChat',
  ...audiences.assistant,
  source: 'S3 sections 2.8 and 7, chat',
  summary:
    'Older messages of a conversation, at most ten, oldest first; none at its beginning. Figures are asked afresh, with the rights of the reader.',
  body: z.object({
    /** How many messages the reader has already. */
    chunkNumber: z.coerce.number().int().min(0).max(1_000_000),
    conversationId,
  }),
  answer: z.array(chatMessage),
});
