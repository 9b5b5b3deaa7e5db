import { Group, Stack, Text } from '@mantine/core';
import { type ApiToken, getApiToken, listApiTokens } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { AdministrationPage } from '../../../ui/table-page/page/administration-page.tsx';
import type { TableColumn } from '../../../ui/table-page/table/table-column.ts';
import { RevokeButton } from './revoke-button.tsx';
import { ServiceTokenForm } from './service-token-form.tsx';
import { TokenFacts } from './token-facts.tsx';
import { momentText, stateText } from './token-limits.ts';

type Sort = 'createdAt' | 'name' | 'login' | 'expiresAt' | 'lastUsedAt';

/** All API tokens of the tenant; new ones are for services. */
export function TokensPage() {
  const { t } = useTranslation();
  return (
    <AdministrationPage<ApiToken, Sort>
      table={{
        caption: t('API tokens'),
        searchLabel: t('Search name, user, beginning of the token'),
        purpose: t(
          'With which tokens programs call the portal, as whom, and when each was last used. A revoked token is refused at once.',
        ),
        columns: useColumns(),
        order: { sort: 'createdAt', descending: true },
        queryKey: ['administration', 'api-tokens'],
        ask: (query, signal) => call(listApiTokens, { query }, signal),
      }}
      newLabel={t('New service token')}
      rowTitle={t('API token')}
      read={(id, signal) => call(getApiToken, { params: { id } }, signal)}
      form={(token, close) =>
        token === undefined ? <ServiceTokenForm onClose={close} /> : <TokenDetail token={token} />
      }
    />
  );
}

function TokenDetail({ token }: { readonly token: ApiToken }) {
  const { t } = useTranslation();
  return (
    <Stack gap="md">
      <Stack gap={4}>
        <Text fw={500}>{token.name}</Text>
        <Text size="sm">
          {t('Acts as {{login}}, made by {{maker}}', { login: token.login, maker: token.madeBy ?? '—' })}
        </Text>
      </Stack>
      <TokenFacts token={token} />
      <Group>
        <RevokeButton token={token} ofTenant />
      </Group>
    </Stack>
  );
}

function useColumns(): readonly TableColumn<ApiToken, Sort>[] {
  const { t } = useTranslation();
  return [
    { header: t('Name'), sort: 'name', cell: ({ name }) => name },
    { header: t('Acts as'), sort: 'login', cell: ({ login }) => login },
    { header: t('Kind'), cell: ({ kind }) => (kind === 'service' ? t('Service') : t('Personal')), wide: true },
    { header: t('Last use'), sort: 'lastUsedAt', cell: ({ lastUsedAt }) => optional(lastUsedAt), wide: true },
    { header: t('Valid until'), sort: 'expiresAt', cell: ({ expiresAt }) => momentText(expiresAt), wide: true },
    { header: t('Status'), cell: (token) => stateText(t, token) },
  ];
}

const optional = (moment: string | null): string => (moment === null ? '—' : momentText(moment));
