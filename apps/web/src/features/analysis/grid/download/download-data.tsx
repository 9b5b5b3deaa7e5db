import { Button, Group, Popover, SegmentedControl, Stack, Text } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { type ReportFormat, reportFormats } from '@waybill/contract';
import { chosenWhereClauses, reportRequestOf } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { countText } from '../../../../lib/languages/formats.ts';
import { formatNames } from '../../../../lib/reports/format-names.ts';
import { useSubmitReport } from '../../../../ui/report-list/use-submit-report.tsx';
import { filterModelOf } from '../request/filter-model.ts';
import { sortModelOf } from '../request/grid-request.ts';
import type { GridAsked } from '../setup/use-grid-setup.ts';

interface Props {
  readonly analysis: Analysis;
  readonly asked: GridAsked;
  /** How many rows there are; undefined while they are counted, null if that failed. */
  readonly count: number | null | undefined;
}

/** Asks for confirmation, then submits the report of all rows (S2 section 8). */
export function DownloadData({ analysis: { page }, asked, count }: Props) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const [format, setFormat] = useState<ReportFormat>('csv');
  const { mutate, isPending } = useSubmitReport(page.name);
  const { state, setup, unit } = asked.question;
  const conditions = chosenWhereClauses(state.whereClauses);
  const chosen = [...Object.keys(state.filters), ...state.trackingNumbers, ...conditions, ...setup.filters];
  const hasFilters = chosen.length > 0;
  const n = countText(count ?? 0);
  const submit = () => {
    setOpened(false);
    const grid = {
      filterModel: filterModelOf(setup.filters, state.analysis.gridColumns),
      sortModel: sortModelOf(setup, true),
    };
    mutate(reportRequestOf(state, { pageDisplayName: page.displayName, grid, unit, rowCount: count ?? 0, format }));
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconFileDownload size={15} stroke={1.6} aria-hidden />}
          disabled={!count}
          title={t('A file of all matching rows, created in the background. You will find it under Reports.')}
          loading={isPending}
          onClick={() => setOpened((is) => !is)}
        >
          {t('Download Data')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={14} data-grid-popover>
        <Stack gap={12}>
          <Text size="sm">
            {hasFilters
              ? t('Are you sure to download data({{n}} rows) with applied filters ?', { n })
              : t('Are you sure to download all data({{n}} rows) without applying any filter ?', { n })}
          </Text>
          <Text size="xs" c="dimmed">
            {t('All rows, not only those on screen. The file is created in the background and appears under Reports.')}
          </Text>
          <SegmentedControl
            size="xs"
            aria-label={t('File format')}
            value={format}
            onChange={setFormat}
            data={reportFormats.map((value) => ({ value, label: formatNames[value] }))}
          />
          <Group justify="flex-end" gap={8}>
            <Button size="xs" variant="default" onClick={() => setOpened(false)}>
              {t('No')}
            </Button>
            <Button size="xs" data-autofocus onClick={submit}>
              {t('Yes')}
            </Button>
          </Group>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
