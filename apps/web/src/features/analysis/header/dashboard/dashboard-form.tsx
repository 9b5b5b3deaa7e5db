import { Button, Checkbox, Group, MultiSelect, Select, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Client, Currency } from '@waybill/contract';
import { allCurrencies, dayOf, leftOutGroups, noDashboardFilters, usuallyLeftOut } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currenciesOptions, dashboardClientOptions } from '../../../../lib/analysis/dashboard-queries.ts';
import { type DashboardChoice, searchOfChoice } from '../../../../lib/analysis/saved-dashboard.ts';
import { searchOfDashboardFilters } from '../../../../lib/analysis/search-parts.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { useKeepsFilters } from '../../../../lib/analysis/use-keeps-filters.ts';
import { CurrencyNoteText } from '../../../../ui/analysis-choices/currency-note.tsx';
import { checkedDates } from '../../../../ui/analysis-choices/dates/checked-dates.ts';
import { DateFields } from '../../../../ui/analysis-choices/dates/date-fields.tsx';
import { ClientField } from '../../../../ui/fields/client-field.tsx';
import { AccountFields } from './account-fields.tsx';
import classes from './dashboard.module.css';
import { DashboardSummary } from './dashboard-summary.tsx';
import { KeepFilters } from './keep-filters.tsx';
import { SavedSettings } from './saved-settings.tsx';

interface Props {
  readonly analysis: Analysis;
  readonly onClose: () => void;
}

/** A draft of the filters for all pages; Submit puts it in the address and resets page filters and fact. */
export function DashboardForm({ analysis, onClose }: Props) {
  const { t } = useTranslation();
  const keeps = useKeepsFilters();
  const today = dayOf(new Date());
  const [draft, setDraft] = useState<DashboardChoice>(() => choiceOf(analysis));
  const change = (changed: Partial<DashboardChoice>) => setDraft((before) => ({ ...before, ...changed }));
  const { data: client, error, refetch } = useQuery(dashboardClientOptions(draft.clientId));
  const { data: currencies } = useQuery(currenciesOptions(draft.clientId, draft.filters.carrierIds));
  const filters = { ...draft.filters, currencyCode: offeredCurrency(draft.filters.currencyCode, currencies) };
  const { dates } = checkedDates(draft.dates, today);
  const choice = dates && { ...draft, dates, filters };
  return (
    <Stack gap="md">
      <div className={classes.fields}>
        <ClientFields
          clients={analysis.clients}
          clientId={draft.clientId}
          childClientIds={draft.childClientIds}
          onChange={(clientId, childClientIds) => change({ clientId, childClientIds, filters: noDashboardFilters })}
        />
        <AccountFields
          client={client}
          childClientIds={draft.childClientIds}
          filters={filters}
          error={error}
          onRetry={() => void refetch()}
          onChange={(changed) => change({ filters: changed })}
        />
        <CurrencyField
          currencies={currencies}
          code={filters.currencyCode}
          onChange={(currencyCode) => change({ filters: { ...filters, currencyCode } })}
        />
      </div>
      <Checkbox.Group
        label={t('What is counted')}
        value={[...filters.included]}
        onChange={(chosen) =>
          change({ filters: { ...filters, included: usuallyLeftOut.filter((name) => chosen.includes(name)) } })
        }
      >
        <Stack gap={8} mt={6}>
          {usuallyLeftOut.map((name) => (
            <Checkbox key={name} value={name} label={t(leftOutGroups[name].choice)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <DateFields
        draft={draft.dates}
        engageDate={analysis.clients.find(({ id }) => id === draft.clientId)?.engageDate ?? null}
        today={today}
        onChange={(changed) => change({ dates: { ...draft.dates, ...changed } })}
      />
      <KeepFilters />
      <DashboardSummary client={client} dates={dates} filters={filters} />
      <CurrencyNoteText codes={[filters.currencyCode]} />
      <Group justify="space-between" className={classes.actions ?? ''}>
        <SavedSettings
          choice={choice}
          onReset={() => {
            analysis.reset(searchOfDashboardFilters(noDashboardFilters));
            onClose();
          }}
        />
        <Group gap="md" ms="auto">
          <Text size="xs" c="dimmed">
            {keeps ? t('Page filters stay when submitted.') : t('Page filters will be reset when submitted.')}
          </Text>
          <Button
            disabled={choice === undefined}
            onClick={() => {
              if (choice === undefined) return;
              analysis.reset(searchOfChoice(choice));
              onClose();
            }}
          >
            {t('Apply')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function choiceOf({ client, state, dates, dashboard }: Analysis): DashboardChoice {
  return { clientId: client.id, childClientIds: state.childClientIds, dates, filters: dashboard };
}

/** The chosen currency as long as it is offered, else all; before the list is known, the chosen one. */
function offeredCurrency(code: string, currencies: readonly Currency[] | undefined): string {
  const isOffered = currencies === undefined || currencies.some((currency) => currency.code === code);
  return isOffered ? code : allCurrencies.code;
}

interface CurrencyFieldProps {
  readonly currencies: readonly Currency[] | undefined;
  readonly code: string;
  readonly onChange: (code: string) => void;
}

/** The currencies of the chosen carriers; one is shown as it was billed, all are converted. */
function CurrencyField({ currencies, code, onChange }: CurrencyFieldProps) {
  const { t } = useTranslation();
  const others = currencies ?? (code === allCurrencies.code ? [] : [{ code, symbol: '' }]);
  return (
    <Select
      label={t('Currency')}
      searchable
      allowDeselect={false}
      data={[
        { value: allCurrencies.code, label: t(allCurrencies.code) },
        ...others.map(({ code: each, symbol }) => ({ value: each, label: `${each} ${symbol}`.trim() })),
      ]}
      value={code}
      onChange={(chosen) => onChange(chosen ?? allCurrencies.code)}
    />
  );
}

interface ClientFieldsProps {
  readonly clients: readonly Client[];
  readonly clientId: number;
  readonly childClientIds: readonly number[];
  /** Another client or other sub-clients: what follows begins again. */
  readonly onChange: (clientId: number, childClientIds: readonly number[]) => void;
}

/** The client, and the sub-clients of a parent; none chosen, like all of them, means the parent with all. */
function ClientFields({ clients, clientId, childClientIds, onChange }: ClientFieldsProps) {
  const { t } = useTranslation();
  const client = clients.find(({ id }) => id === clientId);
  const family =
    client === undefined
      ? []
      : [{ id: client.id, name: t('{{client}} (itself)', { client: client.name }) }, ...client.childClients];
  return (
    <>
      <ClientField clients={clients} clientId={clientId} onClient={(id) => onChange(id, [])} />
      {client?.parent ? (
        <MultiSelect
          label={t('Sub-Client(s)')}
          searchable
          clearable
          placeholder={childClientIds.length === 0 ? t('All sub-clients') : ''}
          data={family.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={childClientIds.map(String)}
          onChange={(values) => onChange(clientId, values.length === family.length ? [] : values.map(Number))}
        />
      ) : null}
    </>
  );
}
