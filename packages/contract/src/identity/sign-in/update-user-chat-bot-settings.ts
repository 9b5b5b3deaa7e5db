import { endpoint } from '../../foundation/endpoint.ts';
import { chatBotSettings } from './account.ts';

/** Whether the assistant is shown is the user's own choice; whether it may be, their administrator's. */
export const updateUserChatBotSettings = endpoint({
  name: 'updateUserChatBotSettings',
  method: 'PUT',
  path: '/aiparcelweb/api/updateUserChatBotSettings',
  access: 'active',
  source: 'S3 sections 3, 4.11 and 7, shell data',
  summary: 'Switches the assistant on or off for the caller.',
  body: chatBotSettings,
  answer: chatBotSettings,
});
