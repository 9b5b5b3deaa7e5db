import { Select } from '@mantine/core';
import { type ClaimWindowState, claimWindowStates, exceptionStates } from '@waybill/contract';
import { exceptionStateNames, type FindingsLevel, rulesOf } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { text } from '../../../lib/languages/text.ts';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { SearchField } from '../../../ui/table-page/table/search-field.tsx';
import { OwnerSelect } from './change-fields.tsx';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** What it is called that a carrier still takes a claim, no longer takes it, or does not say. */
const claimWindowNames: Readonly<Record<ClaimWindowState, string>> = {
  claimable: text('Before the deadline'),
  expired: text('Deadline has passed'),
  unknown: text('No known deadline'),
};

interface Props {
  readonly level: FindingsLevel;
  /** The invoice dates in effect. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly carriers: readonly string[];
}

/** Searches the findings. */
export function ExceptionsSearchField() {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  return (
    <SearchField
      label={t('Search number, invoice, service, claim')}
      value={search.search ?? ''}
      onSearch={(text) => ask({ search: text === '' ? undefined : text })}
    />
  );
}

/** Which findings are shown. */
export function ExceptionsFilters({ level, from, to, carriers }: Props) {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  const offered = search.carrierName === undefined ? carriers : [...new Set([...carriers, search.carrierName])];
  return (
    <>
      <ClientFilter value={search.client} onClient={(id) => ask({ client: id })} />
      <Select
        label={t('Carrier')}
        placeholder={t('All Carriers')}
        w={220}
        clearable
        data={[...offered]}
        value={search.carrierName ?? null}
        onChange={(value) => ask({ carrierName: value ?? undefined })}
      />
      <Select
        label={t('Rule')}
        placeholder={t('All rules')}
        w={220}
        clearable
        data={rulesOf(level).map(({ name, label }) => ({ value: name, label: t(label) }))}
        value={search.rule ?? null}
        onChange={(value) => ask({ rule: value ?? undefined })}
      />
      <Select
        label={t('Status')}
        placeholder={t('Any status')}
        w={170}
        clearable
        data={exceptionStates.map((state) => ({ value: state, label: t(exceptionStateNames[state]) }))}
        value={search.state ?? null}
        onChange={(value) => ask({ state: exceptionStates.find((state) => state === value) })}
      />
      <Select
        label={t('Claim')}
        placeholder={t('Any deadline')}
        w={170}
        clearable
        data={claimWindowStates.map((state) => ({ value: state, label: t(claimWindowNames[state]) }))}
        value={search.claimWindow ?? null}
        onChange={(value) => ask({ claimWindow: claimWindowStates.find((state) => state === value) })}
      />
      <OwnerSelect
        level={level}
        placeholder={t('Anybody')}
        w={170}
        value={search.owner === undefined ? null : String(search.owner)}
        onChange={(value) => ask({ owner: value === null ? undefined : Number(value) })}
      />
      <DayFilter label={t('Invoiced from')} value={from} onDay={(day) => ask({ from: day })} />
      <DayFilter label={t('Invoiced to')} value={to} onDay={(day) => ask({ to: day })} />
    </>
  );
}
