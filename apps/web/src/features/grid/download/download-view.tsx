import { Button, Menu } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { exportFileName } from '@waybill/model';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { type SavedTable, saveCsv, saveExcel } from '../../../lib/files/save-table.ts';
import { columnHeader, countText } from '../../../lib/languages/formats.ts';
import { exportTexts } from '../../widgets/export/export-texts.ts';
import type { ShownColumn } from '../columns/shown-columns.ts';
import type { ColumnTable } from '../columns/use-columns.ts';
import { blockSize } from '../request/grid-request.ts';
import type { GridQuestion } from '../rows/grid-question.ts';
import { type ViewRow, viewRows } from './view-rows.ts';
import { viewColumns } from './view-sheet.ts';

interface Props {
  readonly analysis: Analysis;
  readonly question: GridQuestion;
  readonly opened: ReadonlySet<string>;
  readonly table: ColumnTable;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  /** The first row or group of the top level that is in view. */
  readonly topRow: RefObject<number>;
  /** Rows or groups of the top level. */
  readonly count: number;
  /** The column filters and parts of the grid, in words. */
  readonly narrowed: readonly string[];
}

/** 'Download View': the hundred rows in view with the columns as they stand on screen (S2 sections 2 and 9). */
export function DownloadView({ analysis, question, opened, table, shown, topRow, count, narrowed }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [block, setBlock] = useState(0);
  const { page } = analysis;
  const first = block * blockSize + 1;
  const last = Math.min((block + 1) * blockSize, count);
  const range = t('rows {{first}} to {{last}} of {{all}}', {
    first: countText(first),
    last: countText(last),
    all: countText(count),
  });
  const viewOf = async (): Promise<SavedTable<ViewRow>> => {
    const { gridColumns } = question.state.analysis;
    const visible = [
      ...table.getStartVisibleLeafColumns(),
      ...table.getCenterVisibleLeafColumns(),
      ...table.getEndVisibleLeafColumns(),
    ].flatMap(({ id }) => shown.get(id) ?? []);
    const { groups, view } = question.setup.arrangement;
    return {
      name: exportFileName(analysis.client.name, t(page.displayName)),
      columns: viewColumns(visible, groups, gridColumns, (column) => columnHeader(column, question.unit)),
      rows: await viewRows(queryClient, question, opened, block),
      about: [
        [t('Page'), t(page.displayName)],
        ...exportTexts(analysis),
        ...(narrowed.length === 0 ? [] : [[t('Column filters'), narrowed.join('; ')] as const]),
        [t('Measure'), t(analysis.state.fact.text)],
        [t('Data View'), t(view.displayName)],
        [t('In this file'), range],
      ],
      sheetNames: [t('Rows'), t('About')],
    };
  };
  const download = async (save: (view: SavedTable<ViewRow>) => void | Promise<void>) => {
    setBusy(true);
    try {
      await save(await viewOf());
    } catch (error) {
      notifications.show({ color: 'red', title: t('The view could not be downloaded.'), message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Menu position="bottom-end" width={230} onOpen={() => setBlock(Math.floor(topRow.current / blockSize))}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={busy}
          disabled={count === 0}
          leftSection={<IconDownload size={15} stroke={1.6} aria-hidden />}
        >
          {t('Download View')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown data-grid-popover>
        <Menu.Label>{t('As shown: {{range}}', { range })}</Menu.Label>
        <Menu.Item onClick={() => void download(saveCsv)}>{t('CSV')}</Menu.Item>
        <Menu.Item onClick={() => void download(saveExcel)}>{t('Excel')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
