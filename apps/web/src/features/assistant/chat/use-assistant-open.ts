import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { audiences, belongsTo } from '@waybill/contract';
import { statusesOptions } from '../../../lib/maintenance/statuses.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';

/** Whether the user sees the assistant: the tenant has it, and the user may use it and wants it (S3 section 4.11). */
export function useAssistantOpen(): boolean {
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: statuses = [] } = useQuery(statusesOptions);
  const isOn = statuses.some(({ type, value }) => type === 'CHATBOT' && value === 'ON');
  return isOn && user.chatBotSettings.chat && belongsTo(audiences.assistant, user);
}
