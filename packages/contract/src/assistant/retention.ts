import { z } from 'zod';
import { audiences } from '../foundation/audience.ts';
import { endpoint } from '../foundation/endpoint.ts';

/** How long conversations can be kept, in days. */
export const shortestRetention = 1;
export const longestRetention = 3_650;

/** For how many days a tenant keeps conversations with the assistant; older messages are deleted for good. */
export const conversationRetention = z.object({
  days: z.number().int().min(shortestRetention).max(longestRetention),
});

export const getConversationRetention = endpoint({
  name: 'getConversationRetention',
  method: 'GET',
  path: '/aichatbot/api/chat/retention',
  ...audiences.tenantSettings,
  source: 'S3 section 2.8; how long conversations stay is not shown',
  summary: 'For how many days the tenant keeps conversations with the assistant.',
  answer: conversationRetention,
});

export const setConversationRetention = endpoint({
  name: 'setConversationRetention',
  method: 'PUT',
  path: '/aichatbot/api/chat/retention',
  ...audiences.tenantSettings,
  source: 'S3 section 2.8; how long conversations stay is not shown',
  summary: 'Changes for how many days the tenant keeps conversations. Those that are older are deleted at once.',
  body: conversationRetention,
  answer: conversationRetention,
});
