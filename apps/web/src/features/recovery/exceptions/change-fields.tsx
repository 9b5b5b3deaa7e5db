import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { exceptionStates, type Named } from '@waybill/contract';
import { type ExceptionLevel, exceptionStateNames } from '@waybill/model';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { optionsOf } from '../../../ui/table-page/choices.ts';
import { ownersOptions } from './exception-queries.ts';

/** A choice among the states of a finding. */
export function StateSelect(props: Omit<ComponentProps<typeof Select>, 'data'>) {
  const { t } = useTranslation();
  return (
    <Select
      {...props}
      label={t('Status')}
      data={exceptionStates.map((state) => ({ value: state, label: t(exceptionStateNames[state]) }))}
    />
  );
}

interface OwnerProps extends Omit<ComponentProps<typeof Select>, 'data'> {
  readonly level: ExceptionLevel;
  readonly held?: Named | null;
}

/** A choice among those who may work on findings. */
export function OwnerSelect({ level, held = null, ...props }: OwnerProps) {
  const { t } = useTranslation();
  const { data: owners } = useQuery(ownersOptions(level));
  return (
    <Select
      {...props}
      label={t('Assigned to')}
      placeholder={t('Nobody')}
      clearable
      searchable
      limit={100}
      data={optionsOf(owners, held === null ? [] : [held])}
    />
  );
}
