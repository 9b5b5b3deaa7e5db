import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './export-items.module.css';
import { type Exported, useExport } from './use-export.ts';

const formats = ['png', 'jpeg', 'pdf', 'svg'] as const;

/** The files that a card can be saved as (S1 section 9), as part of its menu. */
export default function ExportItems({ exported }: { readonly exported: Exported }) {
  const { t } = useTranslation();
  const { saveTable, savePictureAs } = useExport(exported);
  const files = [
    ...formats.map((format) => ({ format: format.toUpperCase(), save: () => void savePictureAs(format) })),
    { format: 'CSV', save: () => void saveTable() },
  ];
  return (
    <>
      <Menu.Label>{t('Export')}</Menu.Label>
      <div className={classes.files}>
        {files.map(({ format, save }) => (
          <Menu.Item
            key={format}
            className={classes.file}
            aria-label={t('Export as {{format}}', { format })}
            closeMenuOnClick
            onClick={save}
          >
            {format}
          </Menu.Item>
        ))}
      </div>
    </>
  );
}
