import { MultiSelect } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ChargeConditions, chargeConditionChoices } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/call.ts';
import { conditionLabels, conditionText } from './conditions-text.ts';

const choicesOf = (clientId: number | undefined) =>
  queryOptions({
    queryKey: ['charge-condition-choices', clientId],
    queryFn: ({ signal }) => call(chargeConditionChoices, { params: { id: clientId ?? 0 } }, signal),
    enabled: clientId !== undefined,
  });

interface Props {
  readonly clientId: number | undefined;
  readonly value: ChargeConditions;
  readonly onChange: (conditions: ChargeConditions) => void;
}

/** Which charges a rule is for: one list for each kind of condition; an empty one fits every charge. */
export function ConditionsFields({ clientId, value, onChange }: Props) {
  const { t } = useTranslation();
  const { data: choices } = useQuery(choicesOf(clientId));
  return conditionLabels.map(({ list, label, any }) => (
    <MultiSelect
      key={list}
      label={t(label)}
      placeholder={value[list].length === 0 ? t(any) : ''}
      disabled={clientId === undefined}
      searchable
      clearable
      hidePickedOptions
      limit={200}
      data={[...new Set([...value[list], ...(choices?.[list] ?? [])])].map((name) => ({
        value: name,
        label: t(conditionText(list, name)),
      }))}
      value={value[list]}
      onChange={(names) => onChange({ ...value, [list]: names })}
    />
  ));
}
