import { Divider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChargeFields } from './charge-fields.tsx';
import { ControlTotalFields } from './control-total-fields.tsx';
import { FurtherTables } from './further-tables.tsx';
import { LookupTables } from './lookup-tables.tsx';
import type { InvoiceDraft } from './mapping-draft.ts';
import { TargetFields } from './target-fields.tsx';
import type { FileToTry } from './use-tried-mapping.ts';
import { WrittenAs } from './written-as.tsx';

interface Props {
  readonly draft: InvoiceDraft;
  readonly file: FileToTry | undefined;
  /** The other sheets of the workbook. */
  readonly sheets: readonly string[];
  /** Texts of charges that no rule knows, from the preview. */
  readonly unknownTexts: readonly string[];
}

/** What the columns of an invoice file contain. */
export function InvoiceFields({ draft, file, sheets, unknownTexts }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <TargetFields draft={draft} />
      <Divider label={t('How it is written')} labelPosition="left" />
      <WrittenAs draft={draft} />
      <Divider label={t('Codes of the carrier')} labelPosition="left" />
      <LookupTables draft={draft} />
      <Divider label={t('Charges')} labelPosition="left" />
      <ChargeFields draft={draft} unknownTexts={unknownTexts} />
      {sheets.length === 0 && draft.mapping.furtherTables.length === 0 ? null : (
        <>
          <Divider label={t('Tables with other columns')} labelPosition="left" />
          <FurtherTables draft={draft} file={file} sheets={sheets} />
        </>
      )}
      <Divider label={t('Control total')} labelPosition="left" />
      <ControlTotalFields draft={draft} />
    </>
  );
}
