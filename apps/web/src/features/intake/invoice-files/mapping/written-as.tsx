import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { dateOrders, decimalMarks, sizeUnits, weightUnits } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { text } from '../../../../lib/languages/text.ts';
import { DateOrderSelect } from '../../../../ui/table-page/form/reading-fields.tsx';
import { type Draft, type InvoiceDraft, problemOf } from './mapping-draft.ts';
import { useEvidence } from './use-evidence.ts';

/** What was found in the file is below the choice. */
const order: ('label' | 'input' | 'error' | 'description')[] = ['label', 'input', 'error', 'description'];
const markTexts = { '.': text('Point: 1,234.50'), ',': text('Comma: 1.234,50') } as const;

/** Which part of a date of the file is the day. */
export function DateOrderOfFile({
  draft: { mapping, change },
  evidence,
}: {
  readonly draft: Draft;
  readonly evidence?: string | undefined;
}) {
  const { t } = useTranslation();
  return (
    <DateOrderSelect
      label={t('Dates')}
      description={evidence}
      inputWrapperOrder={order}
      allowDeselect={false}
      value={mapping.dateOrder}
      onChange={(value) => change({ dateOrder: dateOrders.find((each) => each === value) ?? mapping.dateOrder })}
    />
  );
}

/** How dates, numbers, units and money are written in the file. */
export function WrittenAs({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const { columns, above, fixed } = mapping;
  const errorOf = (field: string) => {
    const problem = problemOf(draft, `fixed.${field}`);
    return problem === undefined ? undefined : serverText(problem);
  };
  const setFixed = (part: Partial<typeof fixed>) => change({ fixed: { ...fixed, ...part } });
  const weighs = columns.billedWeight !== undefined || columns.actualWeight !== undefined;
  const measures = [columns.length, columns.width, columns.height].some((column) => column !== undefined);
  const isCurrencyAsked = columns.currency === undefined && above.currency === undefined;
  const isWeightUnitAsked = weighs && columns.weightUnit === undefined;
  const evidenceOf = useEvidence(draft);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <DateOrderOfFile draft={draft} evidence={evidenceOf('dateOrder')} />
      <Select
        label={t('Decimal mark')}
        description={evidenceOf('decimalMark')}
        inputWrapperOrder={order}
        allowDeselect={false}
        data={decimalMarks.map((value) => ({ value, label: t(markTexts[value]) }))}
        value={mapping.decimalMark}
        onChange={(value) =>
          change({ decimalMark: decimalMarks.find((each) => each === value) ?? mapping.decimalMark })
        }
      />
      <TextInput
        label={t('Currency, if no column states it')}
        description={evidenceOf('currency', isCurrencyAsked)}
        inputWrapperOrder={order}
        required={isCurrencyAsked}
        value={fixed.currency ?? ''}
        maxLength={3}
        error={errorOf('currency')}
        onChange={({ currentTarget: { value } }) => setFixed({ currency: value.trim().toUpperCase() || undefined })}
      />
      <Select
        label={t('Weights, if no column states the unit')}
        placeholder={t('Choose a unit')}
        description={evidenceOf('weightUnit', isWeightUnitAsked)}
        inputWrapperOrder={order}
        required={isWeightUnitAsked}
        data={[...weightUnits]}
        value={fixed.weightUnit ?? null}
        error={errorOf('weightUnit')}
        onChange={(value) => setFixed({ weightUnit: weightUnits.find((each) => each === value) })}
      />
      <Select
        label={t('Sizes')}
        placeholder={t('Choose a unit')}
        description={evidenceOf('sizeUnit', measures)}
        inputWrapperOrder={order}
        required={measures}
        data={[...sizeUnits]}
        value={fixed.sizeUnit ?? null}
        error={errorOf('sizeUnit')}
        onChange={(value) => setFixed({ sizeUnit: sizeUnits.find((each) => each === value) })}
      />
    </SimpleGrid>
  );
}
