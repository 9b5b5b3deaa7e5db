import { Badge, Button, Group, Stack, Text } from '@mantine/core';
import { type AgreementDetail, exportAgreement } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callText } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { shareText } from './share-text.ts';
import { VersionDifference } from './version-difference.tsx';

interface Props {
  readonly agreement: AgreementDetail;
  readonly shown: number;
  readonly onShow: (version: number) => void;
}

/** The versions of an agreement, newest first: who saved each and when, and what differs from the one before. */
export function VersionsCard({ agreement, shown, onShow }: Props) {
  const { t } = useTranslation();
  const [compared, setCompared] = useState<number>();
  const { id, history, activeVersion, state } = agreement;
  const download = async (version: number) => {
    try {
      const text = await callText(exportAgreement, { params: { id, version } });
      saveFile(new Blob([text], { type: 'application/json' }), `agreement ${id} version ${version}.json`);
    } catch (error) {
      notifyFailure(t('The agreement could not be exported.'), error);
    }
  };
  return (
    <Card title={t('Versions')} question={t('A version never changes')} refreshing={false}>
      <Stack gap="md" component="ol" p={0} m={0} style={{ listStyle: 'none' }}>
        {history.map(({ version, note, createdBy, createdAt, reproduced }) => (
          <li key={version}>
            <Group gap="xs">
              <Text fw={600} size="sm">
                {t('Version {{version}}', { version })}
              </Text>
              {version === activeVersion && state === 'active' ? (
                <Badge variant="light" color="green" tt="none" fw={500}>
                  {t('Active')}
                </Badge>
              ) : null}
              {reproduced === null ? null : (
                <Text size="xs" c="dimmed">
                  {t('reproduces {{share}}', { share: shareText(reproduced) })}
                </Text>
              )}
            </Group>
            <Text size="xs" c="dimmed">
              {`${createdBy ?? '–'}, ${momentText(createdAt)}`}
            </Text>
            {note === '' ? null : <Text size="sm">{note}</Text>}
            <Group gap={6} mt={4}>
              {version === shown ? null : (
                <Button size="compact-xs" variant="default" onClick={() => onShow(version)}>
                  {t('Show version {{version}}', { version })}
                </Button>
              )}
              {version === 1 ? null : (
                <Button size="compact-xs" variant="default" onClick={() => setCompared(version)}>
                  {t('What changed in {{version}}', { version })}
                </Button>
              )}
              <Button size="compact-xs" variant="default" onClick={() => void download(version)}>
                {t('Export {{version}} as JSON', { version })}
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
      {compared === undefined ? null : (
        <Dialog
          title={t('Versions {{before}} and {{after}}', { before: compared - 1, after: compared })}
          size={820}
          onClose={() => setCompared(undefined)}
        >
          <VersionDifference id={id} before={compared - 1} after={compared} />
        </Dialog>
      )}
    </Card>
  );
}
