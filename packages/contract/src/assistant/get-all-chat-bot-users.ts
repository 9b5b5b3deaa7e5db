import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';

/** A user who has the assistant (S3 section 3). */
export const chatUser = z.object({ userId: z.number().int(), login: z.string() });
export type ChatUser = z.infer<typeof chatUser>;

export const getAllChatBotUsers = endpoint({
  name: 'getAllChatBotUsers',
  method: 'GET',
  path: '/aichatbot/api/chat/getAllChatBotUsers',
  ...audiences.assistantOfOthers,
  source: 'S3 sections 2.8, 6 and 7, chat',
  summary: 'The users of the tenant who have the assistant.',
  answer: z.array(chatUser),
});
