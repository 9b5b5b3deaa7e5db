import { TextInput } from '@mantine/core';
import { mappingTargets } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { type InvoiceDraft, withTarget } from './mapping-draft.ts';
import { TargetColumns } from './target-columns.tsx';
import { firstTargets, targetTexts } from './target-texts.ts';

const needed: ReadonlySet<string> = new Set(['trackingNumber', 'billDate', 'accountNumber']);

/** The fields of a package and its invoice, each with its column. */
export function TargetFields({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const { accountNumber, ...fixed } = mapping.fixed;
  return (
    <TargetColumns
      draft={draft}
      targets={mappingTargets}
      first={firstTargets}
      textOf={(target) => targetTexts[target]}
      isNeeded={(target) => needed.has(target) && !(target === 'accountNumber' && accountNumber !== undefined)}
      columnOf={(target) => mapping.columns[target]}
      onChoose={(target, column) => change({ columns: withTarget(mapping.columns, target, column) })}
    >
      {mapping.columns.accountNumber === undefined ? (
        <TextInput
          label={t('Account number of all rows')}
          value={accountNumber ?? ''}
          maxLength={50}
          onChange={({ currentTarget: { value } }) =>
            change({ fixed: value.trim() === '' ? fixed : { ...fixed, accountNumber: value } })
          }
        />
      ) : null}
    </TargetColumns>
  );
}
