import { Alert, Button, Group, Select, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { deleteStatus, type MaintenanceStatus, setStatus } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { statusesOptions } from '../../../lib/maintenance/statuses.ts';
import { useMenu } from '../../../lib/menu/use-menu.ts';
import { accountOptions } from '../../../lib/session/session-queries.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';

/**
 * Closes pages and their data for maintenance and opens them again; users who may override it still get in (S3 section
 * 4.13).
 */
export function MaintenanceCard() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const pages = useClosablePages();
  const { data: user } = useSuspenseQuery(accountOptions);
  const { data: statuses = [] } = useQuery(statusesOptions);
  const [chosen, setChosen] = useState<string | null>(null);
  const show = (changed: MaintenanceStatus[]) => queryClient.setQueryData(statusesOptions.queryKey, changed);
  const change = async (path: string, value: MaintenanceStatus['value']) =>
    show(await call(setStatus, { body: { type: 'PAGE', path, value } }));
  const onError = (error: Error) => notifyFailure(t('Nothing was changed.'), error);
  const opening = useMutation({ mutationFn: (path: string) => change(path, 'OFF'), onError });
  const deleting = useMutation({
    mutationFn: async (path: string) => show(await call(deleteStatus, { query: { path } })),
    onError,
  });
  const nameOf = (path: string) => pages.find((page) => page.path === path)?.label ?? path;
  const rows = statuses.flatMap(({ path, value }) => (path === null ? [] : [{ path, value }]));
  const closed = rows.filter(({ value }) => value === 'ON').map(({ path }) => path);
  const isAlsoForMe = !user.permissions.includes('MAINTENANCE_OVERRIDE');
  return (
    <Card title={t('Maintenance')} question={t('Close a page while you work on it.')} refreshing={false}>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          {t(
            'A closed page shows the maintenance screen, and its data cannot be read or changed. Settings stays open.',
          )}
        </Text>
        {isAlsoForMe ? (
          <Alert color="yellow" variant="light">
            {t('You do not have the permission MAINTENANCE_OVERRIDE, so pages you close are closed for you too.')}
          </Alert>
        ) : null}
        {closed.length === 0 ? <Text c="dimmed">{t('All pages are open.')}</Text> : null}
        {rows.map(({ path, value }) => (
          <Group key={path} justify="space-between" gap="xs">
            <Group gap="xs" miw={0}>
              <Text fw={500}>{nameOf(path)}</Text>
              <OutcomeBadge isFailure={value === 'ON'}>{value === 'ON' ? t('Closed') : t('Stays open')}</OutcomeBadge>
            </Group>
            <Group gap="xs">
              {value === 'ON' ? (
                <Button size="xs" variant="default" loading={opening.isPending} onClick={() => opening.mutate(path)}>
                  {t('Open {{group}}', { group: nameOf(path) })}
                </Button>
              ) : null}
              <Button
                size="xs"
                variant="subtle"
                color="red"
                loading={deleting.isPending}
                aria-label={t('Remove {{group}} from the list', { group: nameOf(path) })}
                onClick={() => deleting.mutate(path)}
              >
                {t('Remove')}
              </Button>
            </Group>
          </Group>
        ))}
        <Group align="flex-end">
          <Select
            flex={1}
            miw={180}
            label={t('Page')}
            placeholder={t('Choose a page')}
            searchable
            value={chosen}
            data={pages.map(({ path, label }) => ({ value: path, label }))}
            onChange={setChosen}
          />
          <ConfirmButton
            label={t('Close for maintenance')}
            disabled={chosen === null || closed.includes(chosen)}
            question={t('Users of {{page}} see the maintenance screen until you open it again.', {
              page: nameOf(chosen ?? '/'),
            })}
            act={async () => {
              const path = chosen ?? '/';
              await change(path, 'ON');
              return t('{{page}} is closed.', { page: nameOf(path) });
            }}
          />
        </Group>
      </Stack>
    </Card>
  );
}

/** What can be closed: everything, the whole analysis, and each page of this application in the administrator's menu. */
function useClosablePages(): readonly { readonly path: string; readonly label: string }[] {
  const { t } = useTranslation();
  const pages = useMenu().flatMap((group) =>
    group.entries.filter(({ address }) => address === undefined).map(({ path, label }) => ({ path, label: t(label) })),
  );
  return [{ path: '/', label: t('All pages') }, { path: '/aframe', label: t('All of Analytics') }, ...pages];
}
