import { z } from 'zod';
import { chatMessage } from './chat-message.ts';

export const conversationId = z.coerce.number().int().min(1).max(2_147_483_647);

/** A conversation with the assistant (S3 section 3). */
export const conversation = z.object({
  conversationId: z.number().int(),
  conversationName: z.string(),
  /** Its newest messages, oldest first; `getMoreChat` answers those before them. */
  chat: z.array(chatMessage),
  clientId: z.number().int(),
  subClientIds: z.array(z.number().int()),
  updatedAt: z.iso.datetime(),
});
export type Conversation = z.infer<typeof conversation>;

/** How many messages come at once. */
export const chatChunk = 10;
