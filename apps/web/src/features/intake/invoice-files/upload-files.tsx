import { Button, Stack, Switch, Text } from '@mantine/core';
import { Dropzone, type FileRejection, type FileWithPath } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconFileInvoice } from '@tabler/icons-react';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { listUploads, mostResumableBytes, mostWaitingUploads, type UploadChoices } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { listText } from '../../../lib/languages/formats.ts';
import { clientChoices, idOf } from '../../../ui/table-page/choices.ts';
import { ClientOfAccounts } from './client-of-accounts.tsx';
import { SummaryOfUploads } from './summary-of-uploads.tsx';
import { UploadedFile } from './uploaded-file.tsx';
import { isCheckedOtherwise, isReady, type Standing, standingOf, type UploadingFile } from './uploading-file.ts';
import { useUploads } from './use-uploads.ts';

/** How many files are listed at a time. */
const filesOnPage = 50;
/** With more files than this, only what is wrong with each is shown at first. */
const mostUnfolded = 8;

/** Fetched whenever the page is opened, and not again while it is open. */
const earlierUploads = queryOptions({
  queryKey: ['earlier uploads'],
  queryFn: ({ signal }) => call(listUploads, {}, signal),
  gcTime: 0,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Uploads carrier files, shows what each would bring, and loads those that the user chooses. */
export function UploadFiles() {
  const { t } = useTranslation();
  const { data: earlier } = useSuspenseQuery(earlierUploads);
  const { data: clients } = useSuspenseQuery(clientChoices);
  const [only, another] = clients;
  const [clientId, setClientId] = useState<string | null>(
    only === undefined || another !== undefined ? null : String(only.id),
  );
  const [acceptBadLines, setAcceptBadLines] = useState(false);
  const [rejected, setRejected] = useState<readonly string[]>([]);
  const { files, take, load, loadAll, previewAgain, discard } = useUploads(earlier.uploads);
  const choices = { clientId: idOf(clientId), acceptBadLines };
  /** What is chosen for all files counts for those that are checked already, too. */
  const choose = (chosen: UploadChoices) => {
    setClientId(chosen.clientId === null ? null : String(chosen.clientId));
    setAcceptBadLines(chosen.acceptBadLines);
    for (const file of files.filter((each) => isCheckedOtherwise(each, chosen))) previewAgain(file, chosen);
  };
  const ready = files.filter(isReady).length;
  const [shown, setShown] = useState<Standing | undefined>();
  const [more, setMore] = useState(1);
  const listed = listedFiles(files, shown);

  return (
    <Stack gap="md">
      <ClientOfAccounts
        isExplained
        value={clientId}
        onChange={(chosen) => choose({ ...choices, clientId: idOf(chosen) })}
      />
      <Switch
        label={t('Skip the bad lines')}
        description={t('Packages and charges on those lines will be left out.')}
        checked={acceptBadLines}
        onChange={(event) => choose({ ...choices, acceptBadLines: event.currentTarget.checked })}
      />
      <Dropzone
        aria-label={t('Drop invoice files or folders here, or choose files')}
        onDrop={(dropped: FileWithPath[]) => {
          setRejected([]);
          take(dropped, choices);
        }}
        maxSize={mostResumableBytes}
        maxFiles={mostWaitingUploads}
        onReject={(refused: FileRejection[]) => setRejected(refused.map(({ file }) => file.name))}
      >
        <Stack align="center" gap={4} py="lg">
          <IconFileInvoice size={28} aria-hidden />
          <Text fw={500} ta="center">
            {t('Drop invoice files or folders here, or choose files')}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t(
              'Recognised invoices: {{issuers}}. As CSV, Excel, X12, XML or PDF; ZIP archives are unpacked. Any other file can be mapped.',
              { issuers: listText(earlier.recognised) },
            )}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t(
              'Tracking files, manifests, and your own lists of order numbers or cost centres add details to packages you load before or after them.',
            )}
          </Text>
          <Text size="sm" c="dimmed" ta="center">
            {t('Nothing is counted until you have checked it and chosen Load.')}
          </Text>
        </Stack>
      </Dropzone>
      {rejected.length === 0 ? null : (
        <Text size="sm" role="alert" style={{ overflowWrap: 'anywhere' }}>
          {t('At most {{files}} files of 2 GB each can be uploaded at once.', { files: mostWaitingUploads })}{' '}
          {rejected.join(', ')}
        </Text>
      )}
      {ready < 2 ? null : (
        <Button onClick={loadAll} style={{ alignSelf: 'flex-start' }}>
          {t('Load all ({{files}})', { files: ready })}
        </Button>
      )}
      <SummaryOfUploads files={files} shown={shown} onShow={setShown} />
      <Stack gap="md" role="status" aria-label={t('Uploaded files')}>
        {listed.slice(0, more * filesOnPage).map((file) => (
          <UploadedFile
            key={file.key}
            file={file}
            isOneOfMany={files.length > mostUnfolded}
            onLoad={() => load(file)}
            onPreviewAgain={() => previewAgain(file, { ...choices, answers: file.state?.choices?.answers })}
            onChooseClient={(chosen) => previewAgain(file, { ...(file.state?.choices ?? choices), clientId: chosen })}
            onAnswer={(answers) => previewAgain(file, { ...(file.state?.choices ?? choices), answers })}
            onSkipBadLines={() => previewAgain(file, { ...(file.state?.choices ?? choices), acceptBadLines: true })}
            onDiscard={() => void discard(file)}
          />
        ))}
      </Stack>
      {listed.length <= more * filesOnPage ? null : (
        <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setMore(more + 1)}>
          {t('Show more files')}
        </Button>
      )}
    </Stack>
  );
}

/** The files that stand where the user looks, the last one first; all if no file stands there. */
function listedFiles(files: readonly UploadingFile[], shown: Standing | undefined): readonly UploadingFile[] {
  const there = files.filter((file) => standingOf(file) === shown);
  return (there.length === 0 ? files : there).toReversed();
}
