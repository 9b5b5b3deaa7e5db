import { Alert, Button, Card, Group, Stack, Switch, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type LineCorrection, loadCorrections, type RejectedLines as Rejected } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { call } from '../../../../lib/api/call.ts';
import { countText } from '../../../../lib/languages/formats.ts';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { idOf } from '../../../../ui/table-page/choices.ts';
import { Spinner } from '../../../../ui/waiting/spinner.tsx';
import { ClientOfAccounts } from '../client-of-accounts.tsx';
import { PreviewBadge } from '../preview-badge.tsx';
import { InvoicesOfPreview } from '../preview-of-file.tsx';
import { statusTexts } from '../status-text.ts';
import { RejectedLineCard } from './rejected-line.tsx';
import { type CorrectedFile, useCheckedCorrections } from './use-checked-corrections.ts';

interface Props {
  readonly fileId: string;
  readonly rejected: Rejected;
}

/** The rejected lines of a file, the result of their corrections, and the button that loads them. */
export function RejectedLines({ fileId, rejected }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [drafts, setDrafts] = useState<ReadonlyMap<number, LineCorrection>>(new Map());
  const [clientId, setClientId] = useState(rejected.clientId === null ? null : String(rejected.clientId));
  const [skipsOthers, setSkipsOthers] = useState(rejected.isLoaded);
  const file = useMemo<CorrectedFile>(
    () => ({ corrections: [...drafts.values()], clientId: idOf(clientId), acceptBadLines: skipsOthers }),
    [drafts, clientId, skipsOthers],
  );
  const { data: checked, error, isFetching, isOfThese } = useCheckedCorrections(fileId, file);
  const goBack = () => navigate({ to: '/uploadFiles' });
  const loading = useMutation({
    mutationFn: () =>
      call(loadCorrections, { params: { id: fileId }, body: { ...file, corrections: [...file.corrections] } }),
    onSuccess: async ({ status, messages }) => {
      void queryClient.invalidateQueries();
      notifications.show({
        color: status === 'refused' ? 'red' : 'green',
        title: t(statusTexts[status]),
        message: messages.map(serverText).join(' ') || rejected.name,
        autoClose: status !== 'refused',
      });
      if (status !== 'refused') await goBack();
    },
  });
  const change = (line: number, correction: LineCorrection | undefined) => {
    const after = new Map(drafts);
    if (correction === undefined) after.delete(line);
    else after.set(line, correction);
    setDrafts(after);
  };
  const preview = drafts.size === 0 ? undefined : checked?.preview;
  const isReady = isOfThese && preview !== undefined && preview.status !== 'refused';
  const problems = new Map(checked?.problems.map(({ line, reason }) => [line, reason]));
  const failure = loading.error ?? error;
  return (
    <Stack gap="md">
      <Title order={1} fz="xl" style={{ overflowWrap: 'anywhere' }}>
        {t('Rejected lines of {{name}}', { name: rejected.name })}
      </Title>
      <Text size="sm">{describe(rejected, t)}</Text>
      {rejected.lines.length > 0 ? (
        <Card withBorder padding="md">
          <Stack gap="sm">
            <Group gap="md" align="end">
              <ClientOfAccounts value={clientId} onChange={setClientId} />
              {rejected.total > 1 || skipsOthers ? (
                <Switch
                  label={t('Leave out the other rejected lines')}
                  checked={skipsOthers}
                  onChange={(event) => setSkipsOthers(event.currentTarget.checked)}
                />
              ) : null}
            </Group>
            {failure === null ? null : (
              <Alert color="red" variant="light" role="alert">
                {errorText(failure)}
              </Alert>
            )}
            <Group gap="sm">
              <Button disabled={!isReady} loading={loading.isPending} onClick={() => loading.mutate()}>
                {rejected.isLoaded ? t('Load corrected lines') : t('Load the file with these corrections')}
              </Button>
              <Button variant="default" onClick={() => void goBack()}>
                {t('Cancel')}
              </Button>
              {preview === undefined ? null : <PreviewBadge preview={preview} />}
              {isFetching ? <Spinner size="xs" label={t('Being read')} /> : null}
            </Group>
            <Stack gap="xs" role="status" aria-label={t('Check')}>
              {drafts.size === 0 ? (
                <Text size="sm" c="dimmed">
                  {t('Correct a line to see the result here.')}
                </Text>
              ) : null}
              {preview?.messages.map((message) => (
                <Text key={message} size="sm" style={{ overflowWrap: 'anywhere' }}>
                  {serverText(message)}
                </Text>
              ))}
              {preview === undefined || preview.invoices.length === 0 ? null : (
                <InvoicesOfPreview invoices={preview.invoices} />
              )}
            </Stack>
          </Stack>
        </Card>
      ) : null}
      {rejected.lines.map((each) => (
        <RejectedLineCard
          key={`${each.line} ${each.column}`}
          rejected={each}
          correction={drafts.get(each.line)}
          problem={drafts.has(each.line) ? problems.get(each.line) : undefined}
          isGood={isOfThese && drafts.has(each.line) && checked !== undefined && !problems.has(each.line)}
          onChange={(correction) => change(each.line, correction)}
        />
      ))}
    </Stack>
  );
}

function describe({ lines, total, corrected, isLoaded }: Rejected, t: ReturnType<typeof useTranslation>['t']): string {
  const parts = [
    corrected.length === 0
      ? undefined
      : t('Lines that were corrected and loaded: {{lines}}', { lines: corrected.map(countText).join(', ') }),
    total === 0 ? t('There are no rejected lines left.') : undefined,
    total > lines.length
      ? t('{{count, number}} rejected lines. The first {{shown}} are shown; the next follow when these are loaded.', {
          count: total,
          shown: countText(lines.length),
        })
      : undefined,
    total > 0
      ? isLoaded
        ? t('The rest of the file is loaded. Corrected lines are added to their invoices; nothing counts twice.')
        : t('Nothing from the file has been loaded yet. With its corrected lines, it is loaded as a whole.')
      : undefined,
  ];
  return parts.filter((part) => part !== undefined).join(' ');
}
