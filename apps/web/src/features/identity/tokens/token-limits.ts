import type { ApiToken } from '@waybill/contract';
import type { TFunction } from 'i18next';
import { displayDateTime } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';

const states: Readonly<Record<ApiToken['state'], string>> = {
  active: text('Active'),
  expired: text('Expired'),
  revoked: text('Revoked'),
  unused: text('User deactivated'),
};

export const momentText = (moment: string): string => displayDateTime(moment.replace('T', ' '));

export const stateText = (t: TFunction, { state }: ApiToken): string => t(states[state] ?? '');

/** When and from where a token was used last. */
export const lastUseText = (t: TFunction, { lastUsedAt, lastUsedFrom }: ApiToken): string =>
  lastUsedAt === null
    ? t('Never used')
    : t('Last used {{moment}} from {{address}}', { moment: momentText(lastUsedAt), address: lastUsedFrom ?? '' });

/** Each limit of a token in a line: what it may do, for whom, and from where. */
export function limitTexts(t: TFunction, { writes, permissions, clients, networks }: ApiToken): readonly string[] {
  return [
    writes ? t('Reads and changes data') : t('Only reads'),
    permissions === null ? t('All permissions of its user') : permissions.join(', '),
    clients === null ? t('All clients of its user') : clients.map(({ name }) => name).join(', '),
    networks.length === 0 ? t('From any address') : networks.join(', '),
  ];
}
