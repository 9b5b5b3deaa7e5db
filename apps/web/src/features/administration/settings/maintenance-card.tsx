import { Badge, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type MaintenanceStatus, setStatus } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { statusesOptions } from '../../../lib/maintenance/statuses.ts';
import { Card } from '../../../ui/card.tsx';
import { ConfirmButton } from '../../../ui/confirm-button.tsx';
import { notifyFailure } from '../form/notify-failure.ts';
import { useClosablePages } from './use-closable-pages.ts';

/** Closes pages for maintenance and opens them again; whoever may override it still gets in (S3 section 4.13). */
export function MaintenanceCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const pages = useClosablePages();
  const { data: statuses = [] } = useQuery(statusesOptions);
  const [chosen, setChosen] = useState('/');
  const change = async (path: string, value: MaintenanceStatus['value']) => {
    const changed = await call(setStatus, { body: { type: 'PAGE', path, value } });
    queryClient.setQueryData(statusesOptions.queryKey, changed);
  };
  const opening = useMutation({
    mutationFn: (path: string) => change(path, 'OFF'),
    onError: (error) => notifyFailure(t('Nothing was changed.'), error),
  });
  const nameOf = (path: string) => pages.find((page) => page.path === path)?.label ?? path;
  const closed = statuses.flatMap(({ path, value }) => (path !== null && value === 'ON' ? [path] : []));
  return (
    <Card title={t('Maintenance')} question={t('Which pages are closed for a while?')} refreshing={false}>
      <Stack gap="md">
        {closed.length === 0 ? <Text c="dimmed">{t('All pages are open.')}</Text> : null}
        {closed.map((path) => (
          <Group key={path} justify="space-between" wrap="nowrap">
            <Group gap="xs" miw={0}>
              <Text fw={500}>{nameOf(path)}</Text>
              <Badge color="orange" variant="light">
                {t('Closed')}
              </Badge>
            </Group>
            <Button size="xs" variant="default" loading={opening.isPending} onClick={() => opening.mutate(path)}>
              {t('Open {{group}}', { group: nameOf(path) })}
            </Button>
          </Group>
        ))}
        <Group align="flex-end" wrap="nowrap">
          <Select
            flex={1}
            label={t('Page')}
            allowDeselect={false}
            searchable
            value={chosen}
            data={pages.map(({ path, label }) => ({ value: path, label }))}
            onChange={(path) => path !== null && setChosen(path)}
          />
          <ConfirmButton
            label={t('Close for maintenance')}
            disabled={closed.includes(chosen)}
            question={t('Users of {{page}} see at once that it is closed, until you open it again.', {
              page: nameOf(chosen),
            })}
            act={async () => {
              await change(chosen, 'ON');
              return t('{{page}} is closed.', { page: nameOf(chosen) });
            }}
          />
        </Group>
      </Stack>
    </Card>
  );
}
