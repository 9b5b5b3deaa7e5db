import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';
import { orAbsent } from '../foundation/or-absent.ts';
import { conversation } from './conversation.ts';

export const getUserConversations = endpoint({
  name: 'getUserConversations',
  method: 'POST',
  path: '/aichatbot/api/chat/getUserConversations',
  ...audiences.assistant,
  source: 'S3 sections 4.11 and 7, chat',
  summary:
    'The conversations of a user about a client, the newest first. Internal users may name another user of their tenant.',
  body: z.object({
    userId: z.coerce.number().int(),
    clientId: z.coerce.number().int(),
    subClientIds: orAbsent(z.array(z.coerce.number().int()).max(2_000), []),
  }),
  answer: z.array(conversation),
});
