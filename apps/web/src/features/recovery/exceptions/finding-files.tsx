import { Anchor, Button, FileButton, Group, Stack, Text, Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPaperclip } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addFindingFile,
  deleteFindingFile,
  downloadFindingFile,
  type Finding,
  type FindingFile,
  largestFindingFile,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call, callFile } from '../../../lib/api/call.ts';
import { base64Of } from '../../../lib/files/base64-of.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { findingsKey } from './exception-queries.ts';
import type { FindingDays } from './finding-link.tsx';

interface Props {
  readonly finding: Pick<Finding, 'id' | 'clientId'>;
  readonly files: readonly FindingFile[];
  readonly dates: FindingDays;
}

const accepted = 'image/png,image/jpeg,application/pdf,text/plain';
const tell = (error: Error) => notifications.show({ color: 'red', message: errorText(error) });

/** Photographs, letters and proofs beside a finding: to be attached, opened and deleted. */
export function FindingFiles({ finding: { id, clientId }, files, dates }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const refresh = () => void queryClient.invalidateQueries({ queryKey: findingsKey });
  const add = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > largestFindingFile) throw new Error(t('{{name}} is larger than 5 MB.', { name: file.name }));
      const body = { findingId: id, filters: { clientId, ...dates }, fileName: file.name };
      return await call(addFindingFile, { body: { ...body, content: await base64Of(file) } });
    },
    onSuccess: refresh,
    onError: tell,
  });
  const remove = async ({ id: fileId, fileName }: FindingFile) => {
    await call(deleteFindingFile, { params: { id: fileId } });
    refresh();
    return t('{{name}} is deleted.', { name: fileName });
  };
  return (
    <section>
      <Title order={3} fz="sm" mb={6}>
        {t('Attached files')}
      </Title>
      <Stack gap="xs" align="flex-start">
        {files.map((file) => (
          <Group key={file.id} gap="4px 12px" justify="space-between" w="100%">
            <div>
              <OpenFile file={file} />
              <Text size="xs" c="dimmed">
                {file.by === null ? '' : `${file.by}, `}
                {momentText(file.at)}
              </Text>
            </div>
            <ConfirmButton
              label={t('Delete')}
              size="compact-xs"
              question={t('{{name}} will be permanently deleted.', { name: file.fileName })}
              act={() => remove(file)}
            />
          </Group>
        ))}
        <FileButton accept={accepted} onChange={(file) => file !== null && add.mutate(file)}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              size="xs"
              leftSection={<IconPaperclip size={14} stroke={1.6} />}
              loading={add.isPending}
            >
              {t('Attach a file')}
            </Button>
          )}
        </FileButton>
        <Text size="xs" c="dimmed">
          {t('PNG, JPEG, PDF or plain text, at most 5 MB.')}
        </Text>
      </Stack>
    </section>
  );
}

function OpenFile({ file: { id, fileName } }: { readonly file: FindingFile }) {
  const download = useMutation({
    mutationFn: async () => saveFile(await callFile(downloadFindingFile, { params: { id } }), fileName),
    onError: tell,
  });
  return (
    <Anchor component="button" type="button" fz="sm" fw={500} onClick={() => download.mutate()}>
      <bdi>{fileName}</bdi>
    </Anchor>
  );
}
