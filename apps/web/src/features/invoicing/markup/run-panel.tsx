import { Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { deleteMarkupRun, downloadMarkupRun, type MarkupRunLine, type WholeMarkupRun } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call, callFile } from '../../../lib/api/call.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { chargeFamilyText } from '../../../ui/charge-conditions/conditions-text.ts';
import { notifyFailure } from '../../../ui/notices/notify-failure.ts';
import { useDeletion } from '../../../ui/table-page/page/delete-button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';

interface Props {
  readonly run: WholeMarkupRun;
  readonly onClose: () => void;
}

/** A run: what the carriers charged, what was added, what is billed, and its packages as a file. */
export function RunPanel({ run, onClose }: Props) {
  const { t } = useTranslation();
  const { client, from, to, charged, markup, billed, packages } = run;
  const days = `${displayDate(from)} – ${displayDate(to)}`;
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await callFile(downloadMarkupRun, { params: { id: run.id } }),
        `${client.name}_Markup ${from} ${to}.csv`,
      ),
    onError: notifyFailure,
  });
  const remove = useDeletion(
    () => call(deleteMarkupRun, { params: { id: run.id } }),
    t('{{name}} is deleted.', { name: days }),
    onClose,
  );
  const figures = [
    { label: t('Charged'), value: moneyText(charged) },
    { label: t('Markup'), value: moneyText(markup) },
    { label: t('Billed'), value: moneyText(billed) },
    { label: t('Packages'), value: countText(packages) },
  ];
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {client.name} · {days}
      </Text>
      <SimpleGrid cols={2} spacing="sm">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <Text size="xs" c="dimmed">
              {label}
            </Text>
            <Text fw={600} className="numeric">
              {value}
            </Text>
          </div>
        ))}
      </SimpleGrid>
      <Stack gap={2}>
        {run.markups.map((each) => (
          <Text key={each.from} size="sm">
            {each.name}: {displayDate(each.from)} – {displayDate(each.to)}
          </Text>
        ))}
      </Stack>
      <DataTable<MarkupRunLine>
        caption={t('What was charged and added, by kind')}
        rows={run.lines}
        keyOf={({ carrierName, serviceCategory, chargeFamily }) => `${carrierName} ${serviceCategory} ${chargeFamily}`}
        columns={[
          {
            header: t('Charges'),
            cell: (line) =>
              [line.carrierName, line.serviceCategory, t(chargeFamilyText(line.chargeFamily))]
                .filter(Boolean)
                .join(' · '),
          },
          { header: t('Charged'), cell: (line) => moneyText(line.charged), numeric: true },
          { header: t('Markup'), cell: (line) => moneyText(line.markup), numeric: true },
        ]}
      />
      <Group justify="space-between">
        <ConfirmButton
          label={t('Delete')}
          question={t('The run of {{days}} and its file will be permanently deleted.', { days })}
          act={remove}
        />
        <Button
          variant="light"
          leftSection={<IconDownload size={16} />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('Packages as CSV')}
        </Button>
      </Group>
    </Stack>
  );
}
