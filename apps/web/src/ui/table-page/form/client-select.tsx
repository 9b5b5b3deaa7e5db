import { Select, type SelectProps } from '@mantine/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Named } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { clientChoices, optionsOf } from '../choices.ts';

interface Props extends Omit<SelectProps, 'data' | 'label' | 'disabled'> {
  /** The client of what is edited, which never changes; absent for something new. */
  readonly fixed?: Named | undefined;
}

/** The client that something belongs to: chosen once, when it is made. */
export function ClientSelect({ fixed, ...rest }: Props) {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientChoices);
  return (
    <Select
      label={t('Client')}
      required
      searchable
      limit={100}
      disabled={fixed !== undefined}
      data={optionsOf(clients, fixed === undefined ? [] : [fixed])}
      {...rest}
    />
  );
}
