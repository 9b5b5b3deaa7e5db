import { Select, SimpleGrid, TextInput } from '@mantine/core';
import { decimalMarks, sizeUnits, weightUnits } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { text } from '../../../../lib/languages/text.ts';
import { DateOrderSelect } from './date-order-select.tsx';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';

const markTexts = { '.': text('Point: 1,234.50'), ',': text('Comma: 1.234,50') } as const;

/** How dates, numbers, units and money are written in the file. */
export function WrittenAs({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const { fixed } = mapping;
  const problem = problemOf(draft, 'fixed.currency');
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
      <DateOrderSelect draft={draft} />
      <Select
        label={t('Decimal mark')}
        allowDeselect={false}
        data={decimalMarks.map((value) => ({ value, label: t(markTexts[value]) }))}
        value={mapping.decimalMark}
        onChange={(value) =>
          change({ decimalMark: decimalMarks.find((each) => each === value) ?? mapping.decimalMark })
        }
      />
      <TextInput
        label={t('Currency, if no column states it')}
        value={fixed.currency}
        maxLength={3}
        error={problem === undefined ? undefined : serverText(problem)}
        onChange={({ currentTarget: { value } }) => change({ fixed: { ...fixed, currency: value.toUpperCase() } })}
      />
      <Select
        label={t('Weights, if no column states the unit')}
        allowDeselect={false}
        data={[...weightUnits]}
        value={fixed.weightUnit}
        onChange={(value) =>
          change({ fixed: { ...fixed, weightUnit: weightUnits.find((each) => each === value) ?? fixed.weightUnit } })
        }
      />
      <Select
        label={t('Sizes')}
        allowDeselect={false}
        data={[...sizeUnits]}
        value={fixed.sizeUnit}
        onChange={(value) =>
          change({ fixed: { ...fixed, sizeUnit: sizeUnits.find((each) => each === value) ?? fixed.sizeUnit } })
        }
      />
    </SimpleGrid>
  );
}
