import { SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core';
import type { InvoiceMapping } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { serverText } from '../../../../lib/languages/server-text.ts';
import { ChargeColumns } from './charge-columns.tsx';
import { ColumnSelect } from './column-select.tsx';
import { FamilySelect } from './family-select.tsx';
import { type InvoiceDraft, problemOf } from './mapping-draft.ts';

type Charges = InvoiceMapping['charges'];

interface Props {
  readonly draft: InvoiceDraft;
  /** Texts of charges that no rule knows, from the preview. */
  readonly unknownTexts: readonly string[];
}

/** How a package's charges are arranged in the file: side by side in columns, or one in each row. */
export function ChargeFields({ draft, unknownTexts }: Props) {
  const { t } = useTranslation();
  const { mapping, columns, change } = draft;
  const { charges } = mapping;
  const setKind = (kind: string) => {
    if (kind !== charges.kind) change({ charges: kind === 'rows' ? rowsFrom(charges, columns) : columnsFrom(charges) });
  };
  const problem = problemOf(draft, 'charges.columns');
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={t('Charges')}
        fullWidth
        size="xs"
        value={charges.kind}
        onChange={setKind}
        data={[
          { value: 'columns', label: t('A column for each charge') },
          { value: 'rows', label: t('A row for each charge') },
        ]}
      />
      {problem === undefined ? null : (
        <Text size="sm" c="red" role="alert">
          {serverText(problem)}
        </Text>
      )}
      {charges.kind === 'columns' ? (
        <ChargeColumns draft={draft} charges={charges} />
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <ColumnSelect
            label={t('Amount')}
            columns={columns}
            clearable={false}
            value={charges.amount}
            problem={problemOf(draft, 'charges.amount')}
            onChange={(amount) => change({ charges: { ...charges, amount: amount ?? charges.amount } })}
          />
          <ColumnSelect
            label={t('What the charge is')}
            columns={columns}
            clearable={false}
            value={charges.description}
            problem={problemOf(draft, 'charges.description')}
            onChange={(chosen) => change({ charges: { ...charges, description: chosen ?? charges.description } })}
          />
        </SimpleGrid>
      )}
      {charges.kind === 'columns' && charges.columns.every(({ description }) => description === null) ? null : (
        <FamiliesOfTexts draft={draft} charges={charges} unknownTexts={unknownTexts} />
      )}
    </Stack>
  );
}

function FamiliesOfTexts({ draft: { change }, charges, unknownTexts }: Props & { readonly charges: Charges }) {
  const { t } = useTranslation();
  const named = charges.families.map((each) => each.text);
  const texts = [...named, ...unknownTexts.filter((each) => !named.includes(each))];
  if (texts.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="sm" c="dimmed">
        {t('Waybill does not know these charges. What are they?')}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {texts.map((each) => (
          <FamilySelect
            key={each}
            label={each}
            value={charges.families.find(({ text }) => text === each)?.family ?? 'other'}
            onChange={(family) =>
              change({
                charges: {
                  ...charges,
                  families: [...charges.families.filter(({ text }) => text !== each), { text: each, family }],
                },
              })
            }
          />
        ))}
      </SimpleGrid>
    </Stack>
  );
}

function rowsFrom(charges: Charges, columns: InvoiceDraft['columns']): Charges {
  if (charges.kind === 'rows') return charges;
  const first = columns[0]?.name ?? '';
  return {
    kind: 'rows',
    amount: charges.rowTotal ?? charges.columns[0]?.column ?? first,
    description: first,
    families: charges.families,
  };
}

function columnsFrom(charges: Charges): Charges {
  if (charges.kind === 'columns') return charges;
  return {
    kind: 'columns',
    columns: [{ column: charges.amount, family: 'transportation', isSubtracted: false, description: null }],
    rowTotal: null,
    families: charges.families,
  };
}
