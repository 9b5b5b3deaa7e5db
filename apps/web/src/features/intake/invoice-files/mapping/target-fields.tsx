import { Button, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { mappingTargets } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ColumnSelect } from './column-select.tsx';
import { type InvoiceDraft, problemOf, withTarget } from './mapping-draft.ts';
import { firstTargets, targetTexts } from './target-texts.ts';

const needed: ReadonlySet<string> = new Set(['trackingNumber', 'billDate', 'accountNumber']);

/** The fields of a package and its invoice, each with its column. */
export function TargetFields({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, columns, change } = draft;
  const [showsAll, setShowsAll] = useState(false);
  const shown = mappingTargets.filter(
    (target) => showsAll || firstTargets.includes(target) || mapping.columns[target] !== undefined,
  );
  const { accountNumber: _former, ...fixed } = mapping.fixed;
  return (
    <Stack gap="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
        {shown.map((target) => (
          <ColumnSelect
            key={target}
            label={t(targetTexts[target])}
            columns={columns}
            required={needed.has(target) && !(target === 'accountNumber' && mapping.fixed.accountNumber !== undefined)}
            value={mapping.columns[target] ?? null}
            problem={problemOf(draft, `columns.${target}`)}
            onChange={(column) => change({ columns: withTarget(mapping.columns, target, column) })}
          />
        ))}
        {mapping.columns.accountNumber === undefined ? (
          <TextInput
            label={t('Account number of all rows')}
            value={mapping.fixed.accountNumber ?? ''}
            maxLength={50}
            onChange={({ currentTarget: { value } }) =>
              change({ fixed: value.trim() === '' ? fixed : { ...fixed, accountNumber: value } })
            }
          />
        ) : null}
      </SimpleGrid>
      <Button variant="subtle" size="xs" style={{ alignSelf: 'flex-start' }} onClick={() => setShowsAll(!showsAll)}>
        {showsAll ? t('Fewer fields') : t('More fields')}
      </Button>
    </Stack>
  );
}
