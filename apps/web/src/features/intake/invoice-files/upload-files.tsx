import { Group, Loader, Select, Stack, Switch, Text } from '@mantine/core';
import { Dropzone, type FileRejection, type FileWithPath } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconFileInvoice } from '@tabler/icons-react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { mostUploadedBytes, type UploadOutcome, uploadInvoiceFile } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWithFile } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { OutcomeBadge } from '../../../ui/outcome-badge.tsx';
import { clientChoices, idOf, optionsOf } from '../../../ui/table-page/page/choices.ts';
import { ReconciledInvoices } from './reconciled-invoices.tsx';
import { statusTexts } from './status-text.ts';

/** The most files that are taken at once; the others are dropped in a second round. */
const mostFiles = 20;

/** A dropped file and its state: pending, a result, or the reason why it could not be sent. */
interface DroppedFile {
  readonly key: number;
  readonly name: string;
  readonly outcome: UploadOutcome | undefined;
  readonly failure: string | undefined;
}

/** Uploads carrier files one after the other, and shows for each what was loaded and whether it adds up. */
export function UploadFiles() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: clients } = useSuspenseQuery(clientChoices);
  const [clientId, setClientId] = useState<string | null>(null);
  const [acceptBadLines, setAcceptBadLines] = useState(false);
  const [dropped, setDropped] = useState<readonly DroppedFile[]>([]);
  const isBusy = dropped.some(({ outcome, failure }) => outcome === undefined && failure === undefined);

  const take = async (files: readonly FileWithPath[]) => {
    const taken = files.map((file, place) => ({ file, key: dropped.length + place }));
    setDropped((before) => [
      ...before,
      ...taken.map(({ file, key }) => ({ key, name: file.name, outcome: undefined, failure: undefined })),
    ]);
    for (const { file, key } of taken) {
      const query = { name: file.name, clientId: idOf(clientId) ?? undefined, acceptBadLines: String(acceptBadLines) };
      const ending = await callWithFile(uploadInvoiceFile, { query }, file)
        .then((outcome) => ({ outcome }))
        .catch((error: Error) => ({ failure: serverText(error.message) }));
      setDropped((before) => before.map((each) => (each.key === key ? { ...each, ...ending } : each)));
      void queryClient.invalidateQueries();
    }
  };

  return (
    <Stack gap="md">
      <Select
        label={t('Client of unknown accounts')}
        description={t('New accounts found in the file are created for this client.')}
        clearable
        searchable
        limit={100}
        data={optionsOf(clients)}
        value={clientId}
        onChange={setClientId}
      />
      <Switch
        label={t('Skip the bad lines')}
        description={t('Their packages and charges are then missing.')}
        checked={acceptBadLines}
        onChange={(event) => setAcceptBadLines(event.currentTarget.checked)}
      />
      <Dropzone
        aria-label={t('Drop invoice files here, or choose them')}
        onDrop={(files: FileWithPath[]) => void take(files)}
        maxSize={mostUploadedBytes}
        maxFiles={mostFiles}
        disabled={isBusy}
        onReject={(rejected: FileRejection[]) =>
          setDropped((before) => [
            ...before,
            ...rejected.map(({ file }, place) => ({
              key: before.length + place,
              name: file.name,
              outcome: undefined,
              failure: t('At most {{files}} files of 512 MB each can be uploaded at once.', { files: mostFiles }),
            })),
          ])
        }
      >
        <Stack align="center" gap={4} py="lg">
          <IconFileInvoice size={28} aria-hidden />
          <Text fw={500}>{t('Drop invoice files here, or choose them')}</Text>
          <Text size="sm" c="dimmed" ta="center">
            {t(
              'CSV files of UPS, FedEx, USPS, DHL eCommerce, OnTrac, EasyPost, Eliteworks, Passport and FlavorCloud, and freight invoices as X12 210 or 310. The carrier and the layout are recognised.',
            )}
          </Text>
        </Stack>
      </Dropzone>
      <Stack gap="sm" role="status" aria-label={t('Uploaded files')}>
        {dropped.toReversed().map((file) => (
          <Dropped key={file.key} file={file} />
        ))}
      </Stack>
    </Stack>
  );
}

function Dropped({ file: { name, outcome, failure } }: { readonly file: DroppedFile }) {
  const { t } = useTranslation();
  return (
    <Stack gap={6}>
      <Group gap="xs" wrap="nowrap" justify="space-between">
        <Text size="sm" fw={500} style={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        {failure === undefined ? null : <OutcomeBadge isFailure>{t('Not uploaded')}</OutcomeBadge>}
        {outcome === undefined ? null : (
          <OutcomeBadge isFailure={outcome.status === 'refused'}>{t(statusTexts[outcome.status])}</OutcomeBadge>
        )}
        {outcome === undefined && failure === undefined ? <Loader size="xs" aria-label={t('Being loaded')} /> : null}
      </Group>
      {failure === undefined ? null : <Text size="sm">{failure}</Text>}
      {outcome?.messages.map((message) => (
        <Text key={message} size="sm">
          {serverText(message)}
        </Text>
      ))}
      {outcome === undefined || outcome.invoices.length === 0 ? null : (
        <>
          <Text size="sm" c="dimmed">
            {t('Packages: {{packages}}', { packages: countText(outcome.packages) })}
          </Text>
          <ReconciledInvoices invoices={outcome.invoices} />
        </>
      )}
    </Stack>
  );
}
