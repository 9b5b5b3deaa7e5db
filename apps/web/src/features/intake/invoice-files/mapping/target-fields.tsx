import { TextInput } from '@mantine/core';
import { mappingTargets, targetsAbove } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { CellAboveSelect } from './cell-above-select.tsx';
import { type InvoiceDraft, withTarget } from './mapping-draft.ts';
import { TargetColumns } from './target-columns.tsx';
import { firstTargets, targetTexts } from './target-texts.ts';

const needed: ReadonlySet<string> = new Set(['billDate', 'accountNumber']);

/** The fields of a package and its invoice, each with its column. */
export function TargetFields({ draft }: { readonly draft: InvoiceDraft }) {
  const { t } = useTranslation();
  const { mapping, change } = draft;
  const { accountNumber, ...fixed } = mapping.fixed;
  const isStated = new Set<string>([
    ...Object.keys(mapping.above),
    ...(accountNumber === undefined ? [] : ['accountNumber']),
  ]);
  return (
    <TargetColumns
      draft={draft}
      targets={mappingTargets}
      first={firstTargets}
      textOf={(target) => targetTexts[target]}
      isNeeded={(target) => needed.has(target) && !isStated.has(target)}
      columnOf={(target) => mapping.columns[target]}
      onChoose={(target, column) => change({ columns: withTarget(mapping.columns, target, column) })}
    >
      {targetsAbove
        .filter((target) => mapping.columns[target] === undefined)
        .map((target) => (
          <CellAboveSelect key={target} draft={draft} target={target} />
        ))}
      {mapping.columns.accountNumber === undefined && mapping.above.accountNumber === undefined ? (
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
