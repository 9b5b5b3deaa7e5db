import { Button, Input, MultiSelect, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { allCarriers, type DashboardFilters } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import type { DashboardClient } from '../../../../lib/analysis/dashboard-queries.ts';
import { errorText } from '../../../../lib/api/api-error.ts';
import { ownedNameLabel } from '../../../../lib/languages/owned-name-label.ts';
import classes from './dashboard.module.css';
import {
  type AccountChoice,
  accountChoices,
  chosenAmong,
  narrowed,
  offeredChoices,
  withCarriers,
} from './dashboard-options.ts';
import { accountNumbersOf, gsrChoiceOf, gsrChoices } from './gsr-accounts.ts';

interface Props {
  readonly client: DashboardClient | undefined;
  readonly childClientIds: readonly number[];
  readonly filters: DashboardFilters;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly onChange: (filters: DashboardFilters) => void;
}

const fieldHeight = 60;
const shownAtOnce = 200;

/** Carrier, divisions, groups and accounts; divisions and groups only where there are any (S3 section 2.5). */
export function AccountFields({ client, childClientIds, filters, error, onRetry, onChange }: Props) {
  const { t } = useTranslation();
  if (client === undefined) {
    if (error === null)
      return <Skeleton height={fieldHeight} className={classes.wide ?? ''} role="status" aria-label={t('Loading')} />;
    return (
      <Text size="sm" c="var(--wb-danger-text)" role="alert" className={classes.wide ?? ''}>
        {t('Carriers and accounts could not be loaded. {{reason}}', { reason: errorText(error) })}{' '}
        <Button size="compact-xs" variant="light" onClick={onRetry}>
          {t('Retry')}
        </Button>
      </Text>
    );
  }
  const offered = offeredChoices(client, childClientIds, filters);
  const accounts = accountChoices(offered.accounts);
  const optionOf = (value: string) => ({ value, label: ownedNameLabel(value, client) });
  const change = (changed: Partial<DashboardFilters>) =>
    onChange(narrowed(client, childClientIds, { ...filters, ...changed }));
  return (
    <>
      <MultiSelect
        label={t('Carrier')}
        searchable
        clearable
        placeholder={filters.carrierIds.length === 0 ? t(allCarriers.name) : ''}
        data={offered.carriers.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={filters.carrierIds.map(String)}
        onChange={(values) => onChange(withCarriers(filters, values.map(Number), offered.carriers))}
      />
      {offered.divisions.length === 0 ? null : (
        <MultiSelect
          label={t('Account Division(s)')}
          searchable
          clearable
          placeholder={filters.accountDivisions.length === 0 ? t('All') : ''}
          data={offered.divisions.map(optionOf)}
          value={[...chosenAmong(filters.accountDivisions, offered.divisions)]}
          onChange={(accountDivisions) => change({ accountDivisions })}
        />
      )}
      {offered.groups.length === 0 ? null : (
        <MultiSelect
          label={t('Account Group(s)')}
          searchable
          clearable
          placeholder={filters.accountGroups.length === 0 ? t('All') : ''}
          data={offered.groups.map(optionOf)}
          value={[...chosenAmong(filters.accountGroups, offered.groups)]}
          onChange={(accountGroups) => change({ accountGroups })}
        />
      )}
      <Input.Wrapper label={t('Guaranteed service refunds (GSR)')}>
        <SegmentedControl
          fullWidth
          aria-label={t('Guaranteed service refunds (GSR)')}
          value={gsrChoiceOf(filters.accountNumbers, offered.accounts) ?? ''}
          onChange={(value) => {
            const choice = (['gsr', 'nonGsr', 'all'] as const).find((each) => each === value);
            if (choice !== undefined) change({ accountNumbers: accountNumbersOf(choice, offered.accounts) });
          }}
          data={(['gsr', 'nonGsr', 'all'] as const).map((value) => ({
            value,
            label: t(gsrChoices[value]),
            disabled: value !== 'all' && accountNumbersOf(value, offered.accounts).length === 0,
          }))}
        />
      </Input.Wrapper>
      <MultiSelect
        label={t('Account')}
        searchable
        clearable
        limit={shownAtOnce}
        placeholder={filters.accountNumbers.length === 0 ? t('All') : ''}
        nothingFoundMessage={t('No values')}
        data={accounts.map(accountOption)}
        value={[
          ...chosenAmong(
            filters.accountNumbers,
            accounts.map(({ choice }) => choice),
          ),
        ]}
        onChange={(accountNumbers) => change({ accountNumbers })}
      />
    </>
  );
}

function accountOption({ choice, account: { number, name, carrier, client } }: AccountChoice) {
  const parts = [number, name, carrier.name, ...(choice === number ? [] : [client.name])];
  return { value: choice, label: [...new Set(parts)].join(' · ') };
}
