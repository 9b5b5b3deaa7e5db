import { Button, Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconDownload } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { exportFileName } from '@waybill/model';
import { Fragment, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { errorText } from '../../../../lib/api/api-error.ts';
import { type SavedTable, saveCsv, saveExcel } from '../../../../lib/files/save-table.ts';
import { columnHeader, countText } from '../../../../lib/languages/formats.ts';
import { exportTexts } from '../../../../ui/cards/export/export-texts.ts';
import type { ShownColumn } from '../columns/shown-column.ts';
import type { ColumnTable } from '../columns/use-columns.ts';
import type { GridQuestion } from '../rows/grid-question.ts';
import { blocksOfView, type DownloadableBlock, type RowsInView } from '../rows/rows-in-view.ts';
import { type ViewRow, viewRows } from './view-rows.ts';
import { viewColumns } from './view-sheet.ts';

interface Props {
  readonly analysis: Analysis;
  readonly question: GridQuestion;
  readonly opened: ReadonlySet<string>;
  readonly table: ColumnTable;
  readonly shown: ReadonlyMap<string, ShownColumn>;
  /** The rows or groups of the top level that are in view. */
  readonly inView: RefObject<RowsInView>;
  /** Rows or groups of the top level. */
  readonly count: number;
  /** The column filters and parts of the grid, in words. */
  readonly narrowed: readonly string[];
}

/** 'Download View': the rows in view, by the hundred, with the columns as they stand on screen (S2 sections 2 and 9). */
export function DownloadView({ analysis, question, opened, table, shown, inView, count, narrowed }: Props) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [blocks, setBlocks] = useState<readonly DownloadableBlock[]>([]);
  const { page } = analysis;
  const rangeOf = ({ from, to }: DownloadableBlock) =>
    t('rows {{first}} to {{last}} of {{all}}', {
      first: countText(from),
      last: countText(to),
      all: countText(count),
    });
  const viewOf = async (block: DownloadableBlock): Promise<SavedTable<ViewRow>> => {
    const { gridColumns } = question.state.analysis;
    const visible = [
      ...table.getStartVisibleLeafColumns(),
      ...table.getCenterVisibleLeafColumns(),
      ...table.getEndVisibleLeafColumns(),
    ].flatMap(({ id }) => shown.get(id) ?? []);
    const { groups, view } = question.setup.arrangement;
    return {
      name: exportFileName(analysis.client.name, t(page.displayName)),
      columns: viewColumns(
        visible,
        groups,
        gridColumns,
        (column) => columnHeader(column, question.unit),
        analysis.client,
      ),
      rows: await viewRows(queryClient, question, opened, block.block),
      about: [
        [t('Page'), t(page.displayName)],
        ...exportTexts(analysis),
        ...(narrowed.length === 0 ? [] : [[t('Column filters'), narrowed.join('; ')] as const]),
        [t('Measure'), t(analysis.state.fact.text)],
        [t('Data View'), t(view.displayName)],
        [t('In this file'), rangeOf(block)],
      ],
      sheetNames: [t('Rows'), t('About')],
    };
  };
  const download = async (block: DownloadableBlock, save: (view: SavedTable<ViewRow>) => void | Promise<void>) => {
    setBusy(true);
    try {
      await save(await viewOf(block));
    } catch (error) {
      notifications.show({ color: 'red', title: t('The view could not be downloaded.'), message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  const labelOf = (kind: string, block: DownloadableBlock) =>
    blocks.length > 1 ? `${kind}: ${rangeOf(block)}` : undefined;
  return (
    <Menu position="bottom-end" width={270} onOpen={() => setBlocks(blocksOfView(inView.current, count))}>
      <Menu.Target>
        <Button
          variant="default"
          size="xs"
          loading={busy}
          disabled={count === 0}
          title={t('A file of the hundred rows around those on screen, with the same columns.')}
          leftSection={<IconDownload size={15} stroke={1.6} aria-hidden />}
        >
          {t('Download View')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown data-grid-popover>
        <Text size="xs" c="dimmed" px={12} py={6}>
          {t('Saves the hundred rows around those on screen right away, with their columns, order and groups.')}
        </Text>
        {blocks.map((block) => (
          <Fragment key={block.block}>
            <Menu.Label>{t('In this file: {{range}}', { range: rangeOf(block) })}</Menu.Label>
            <Menu.Item aria-label={labelOf(t('CSV'), block)} onClick={() => void download(block, saveCsv)}>
              {t('CSV')}
            </Menu.Item>
            <Menu.Item aria-label={labelOf(t('Excel'), block)} onClick={() => void download(block, saveExcel)}>
              {t('Excel')}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
