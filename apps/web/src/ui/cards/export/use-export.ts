import { notifications } from '@mantine/notifications';
import { type CsvAmount, type CsvValue, csvText, exportFileName } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { Analysis } from '../../../lib/analysis/use-analysis.ts';
import { saveFile } from '../../../lib/files/save-file.ts';
import { useCardElement } from '../../card/card-element.ts';
import type { PictureFormat } from '../../picture/save-picture.ts';
import { type ExportText, exportTexts } from './export-texts.ts';

/** The figures behind a picture as a file takes them: numbers in full, in the reader's currency and unit. */
export interface ExportTable {
  /** What the head of the file contains besides client, dates and filters. */
  readonly notes?: readonly ExportText[];
  readonly headers: readonly string[];
  readonly rows: readonly (readonly (CsvValue | CsvAmount)[])[];
}

/** A table, or how to get it on demand. */
export type ExportSource = ExportTable | (() => Promise<ExportTable>);

/** What a card gives to files. */
export interface Exported {
  readonly analysis: Pick<Analysis, 'client' | 'page' | 'state' | 'dates' | 'dashboardParts'>;
  readonly title: string;
  readonly question: string;
  readonly table: ExportSource;
  /** The client of the figures; by default that of the analysis. */
  readonly details?: readonly ExportText[] | undefined;
}

/** The ways to save what a card shows: as a picture, or its figures. */
export function useExport({ analysis, title, question, table, details = exportTexts(analysis) }: Exported) {
  const { t } = useTranslation();
  const card = useCardElement();
  const heading = `${t(analysis.page.displayName)}: ${title} – ${t(analysis.state.fact.text)}`;
  const name = `${exportFileName(analysis.client.name, t(analysis.page.displayName))}_${title}`;
  const saveTable = async () => {
    try {
      const { notes = [], headers, rows } = typeof table === 'function' ? await table() : table;
      const lines = [[heading], [question], ...details, ...notes, [], headers, ...rows];
      saveFile(new Blob([csvText(lines)], { type: 'text/csv' }), `${name}.csv`);
    } catch {
      notifications.show({ color: 'red', message: t('The figures could not be saved. Please try again.') });
    }
  };
  const savePictureAs = async (format: PictureFormat) => {
    if (card.current === null) return;
    try {
      const { savePicture } = await import('../../picture/save-picture.ts');
      const lines = [question, ...details.map(([label, value]) => `${label}: ${value}`)];
      await savePicture(card.current, { title: heading, lines }, format, name);
    } catch {
      notifications.show({ color: 'red', message: t('The picture could not be saved. Please try again.') });
    }
  };
  return { saveTable, savePictureAs };
}
