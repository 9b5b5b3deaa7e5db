import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { classifyCharge } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { FactsTable } from '../../../ui/tables/facts-table.tsx';
import { meaningText } from './charge-texts.ts';
import type { AskedClassification } from './classification-form.tsx';

interface Props {
  readonly asked: AskedClassification;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** What a classification will change, before it does. */
export function ConfirmClassification({ asked, onBack, onClose }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { input, charges, packages, netUsd } = asked;
  const classifying = useMutation({
    mutationFn: () => call(classifyCharge, { body: input }),
    onSuccess: ({ status }) => {
      void queryClient.invalidateQueries();
      notifications.show({
        color: 'green',
        message:
          status === 'applying'
            ? t('Existing charges are being updated; you can keep working.')
            : t('The charge has been classified.'),
      });
      onClose();
    },
  });
  const facts = [
    [t('Counts as'), meaningText(t, input)],
    [t('From invoice date'), displayDate(input.validFrom)],
    [t('Changed charges'), countText(charges)],
    [t('Packages and account rows'), countText(packages)],
    [t('Net amount (USD)'), moneyText(Number(netUsd))],
  ] as const;
  return (
    <Stack gap="md">
      {classifying.error === null ? null : (
        <Alert color="red" variant="light" role="alert">
          {errorText(classifying.error)}
        </Alert>
      )}
      <FactsTable facts={facts} />
      <Text size="sm" c="dimmed">
        {t(
          'These charges and their packages change in all figures and for all clients at once. Invoice totals stay the same. Later loads are classified too. You can undo it.',
        )}
      </Text>
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onBack} disabled={classifying.isPending}>
          {t('Back')}
        </Button>
        <Button loading={classifying.isPending} onClick={() => classifying.mutate()}>
          {t('Classify')}
        </Button>
      </Group>
    </Stack>
  );
}
