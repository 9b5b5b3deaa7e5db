import { Button, Group, Stack, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { listOwnTokens } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { OwnTokenForm } from './own-token-form.tsx';
import { RevokeButton } from './revoke-button.tsx';
import { TokenFacts } from './token-facts.tsx';

const height = 60;

const ownTokensOptions = queryOptions({
  queryKey: ['ownTokens'],
  queryFn: ({ signal }) => call(listOwnTokens, {}, signal),
  staleTime: 0,
});

/** The API tokens of the user: what each may do, when it was used, and making and revoking them. */
export function TokensCard() {
  const { t } = useTranslation();
  const [opened, { open, close }] = useDisclosure();
  const { data: tokens, error, isFetching, refetch } = useQuery(ownTokensOptions);
  return (
    <Card
      title={t('API tokens')}
      question={t('With a token, programs such as Power BI, notebooks or your ERP see what you see.')}
      refreshing={tokens !== undefined && isFetching}
    >
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {tokens === undefined && error === null ? <CardSkeleton height={height} /> : null}
      <Stack gap="md">
        {tokens?.map((token) => (
          <Group key={token.id} justify="space-between" align="flex-start" wrap="nowrap">
            <Stack gap={4} style={{ minWidth: 0 }}>
              <Text size="sm" fw={500}>
                {token.name}
              </Text>
              <TokenFacts token={token} />
            </Stack>
            <RevokeButton token={token} />
          </Group>
        ))}
        <Group>
          <Button variant="default" onClick={open}>
            {t('New API token')}
          </Button>
        </Group>
      </Stack>
      <RowDrawer opened={opened} title={t('New API token')} onClose={close}>
        {opened ? <OwnTokenForm onClose={close} /> : null}
      </RowDrawer>
    </Card>
  );
}
