import { Group, List, Stack, Text } from '@mantine/core';
import type { FtpFetch } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { serverText } from '../../../lib/languages/server-text.ts';
import { text } from '../../../lib/languages/text.ts';
import { FetchOutcome } from './fetch-outcome.tsx';

const fileTexts: Readonly<Record<FtpFetch['files'][number]['outcome'], string>> = {
  loading: text('Being loaded'),
  loaded: text('Loaded'),
  already_there: text('Already there'),
  incomplete: text('Waiting for other parts'),
  refused: text('Refused'),
  failed: text('Failed'),
  interrupted: text('Interrupted'),
};

/** The last visits to a location, and the result for each file. */
export function FetchHistory({ fetches }: { fetches: readonly FtpFetch[] }) {
  const { t } = useTranslation();
  if (fetches.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('Nothing has been fetched yet.')}
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      {fetches.map((visit) => (
        <Visit key={visit.id} visit={visit} />
      ))}
    </Stack>
  );
}

const mailTexts: Readonly<Record<FtpFetch['mails'][number]['outcome'], string>> = {
  reading: text('Being read'),
  taken: text('Taken in'),
  known: text('Received before'),
  ignored: text('Ignored'),
  refused: text('Refused'),
};

function Visit({ visit: { startedAt, outcome, reason, login, files, mails } }: { visit: FtpFetch }) {
  const { t } = useTranslation();
  return (
    <div>
      <Group gap="xs">
        <Text size="sm" fw={500} className="numeric">
          {momentText(startedAt)}
        </Text>
        <FetchOutcome outcome={outcome} />
        <Text size="sm" c="dimmed">
          {login ?? t('On schedule')}
        </Text>
      </Group>
      {reason === null ? null : <Text size="sm">{serverText(reason)}</Text>}
      {mails.length === 0 ? null : (
        <List size="sm">
          {mails.map((mail) => (
            <List.Item key={mail.id} style={{ overflowWrap: 'anywhere' }}>
              {mail.sender || t('Unknown sender')}, {mail.subject || t('No subject')}: {t(mailTexts[mail.outcome])}
              {mail.reply === null ? null : `, ${mail.reply === 'sent' ? t('answered') : t('not answered')}`}
              {mail.reason === null ? null : (
                <Text size="sm" c="dimmed">
                  {serverText(mail.reason)}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
      )}
      {files.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('No new files')}
        </Text>
      ) : (
        <List size="sm">
          {files.map((file) => (
            <List.Item key={file.name} style={{ overflowWrap: 'anywhere' }}>
              {file.name}: {t(fileTexts[file.outcome])}
              {file.reason === null ? null : (
                <Text size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
                  {file.reason.split('\n').map(serverText).join('\n')}
                </Text>
              )}
            </List.Item>
          ))}
        </List>
      )}
    </div>
  );
}
