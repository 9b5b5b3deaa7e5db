import { Alert, Card, Group, Stack, Text, Title } from '@mantine/core';
import type { TriedMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../../lib/api/api-error.ts';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { Spinner } from '../../../../ui/waiting/spinner.tsx';
import { PreviewBadge } from '../preview-badge.tsx';
import { PreviewOfFile } from '../preview-of-file.tsx';

interface Props {
  readonly tried: TriedMapping | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
}

/** The file as it would be stored with the mapping, or what the mapping lacks. */
export function TriedMappingCard({ tried, isPending, error }: Props) {
  const { t } = useTranslation();
  const preview = tried?.preview ?? null;
  return (
    <Card withBorder padding="md">
      <Stack gap="xs" role="status" aria-label={t('Preview')}>
        <Group gap="sm">
          <Title order={2} fz="md">
            {t('Preview')}
          </Title>
          {preview === null ? null : <PreviewBadge preview={preview} />}
          {isPending ? <Spinner size="xs" label={t('Being read')} /> : null}
        </Group>
        {error === null ? null : (
          <Alert color="red" variant="light">
            {errorText(error)}
          </Alert>
        )}
        {tried?.problems.map(({ field, message }) => (
          <Text key={`${field} ${message}`} size="sm">
            {serverText(message)}
          </Text>
        ))}
        {preview === null ? null : <PreviewOfFile preview={preview} />}
      </Stack>
    </Card>
  );
}
