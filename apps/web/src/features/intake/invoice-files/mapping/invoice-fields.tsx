import { Divider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ChargeFields } from './charge-fields.tsx';
import { ControlTotalFields } from './control-total-fields.tsx';
import { LookupTables } from './lookup-tables.tsx';
import type { InvoiceDraft } from './mapping-draft.ts';
import { TargetFields } from './target-fields.tsx';
import { WrittenAs } from './written-as.tsx';

interface Props {
  readonly draft: InvoiceDraft;
  /** Texts of charges that no rule knows, from the preview. */
  readonly unknownTexts: readonly string[];
}

/** What the columns of an invoice file contain. */
export function InvoiceFields({ draft, unknownTexts }: Props) {
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
      <Divider label={t('Control total')} labelPosition="left" />
      <ControlTotalFields draft={draft} />
    </>
  );
}
