import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { audiences, belongsTo } from '@waybill/contract';
import { statusesOptions } from '../maintenance/statuses.ts';
import { accountOptions } from './session-queries.ts';

interface AssistantOfUser {
  /** The tenant has it on, and an administrator has opened it to the user. */
  readonly isPermitted: boolean;
  /** It is permitted, and the user has not switched it off. */
  readonly isShown: boolean;
}

/** Whether the user may have the assistant, and sees it (S3 section 4.11). */
export function useAssistant(): AssistantOfUser {
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: statuses = [] } = useQuery(statusesOptions);
  const isOn = statuses.some(({ type, value }) => type === 'CHATBOT' && value === 'ON');
  const isPermitted = isOn && user.chatBotSettings.permitted && belongsTo(audiences.assistant, user);
  return { isPermitted, isShown: isPermitted && user.chatBotSettings.chat };
}
