import { Select } from '@mantine/core';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getBudget } from '@waybill/contract';
import { dayOf } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { useNewestBillDate } from '../../../lib/analysis/use-days-shown.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { call } from '../../../lib/api/call.ts';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { BudgetGrid } from './budget-grid.tsx';
import { outlookOf } from './outlook.ts';
import { OutlookCard } from './outlook-card.tsx';

const height = 320;
const yearsBack = 3;
const yearsAhead = 1;

/** The budget of a year beside what was spent, and a forecast. */
export default function Budgets() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const [saves, setSaves] = useState(0);
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const client = clients.find(({ id }) => id === search.client) ?? clients[0];
  const clientId = client?.id ?? 0;
  const thisYear = Number(dayOf(new Date()).slice(0, 4));
  const family = useFamily(clientId);
  const newest = useNewestBillDate(family);
  const opensAt = search.from === undefined && Number(newest?.slice(0, 4)) < thisYear ? newest : undefined;
  const year = Number((search.from ?? opensAt ?? String(thisYear)).slice(0, 4));
  const years = Array.from({ length: yearsBack + yearsAhead + 1 }, (_, place) => thisYear + yearsAhead - place);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['budgets', clientId, year],
    queryFn: ({ signal }) => call(getBudget, { query: { clientId, year } }, signal),
    placeholderData: keepPreviousData,
  });
  const shown = isPlaceholderData ? undefined : data;
  return (
    <div className={cards.page}>
      <FoldedFilters
        filters={
          <>
            <ClientField clients={clients} clientId={clientId} onClient={(id) => ask({ client: id })} />
            <Select
              label={t('Year')}
              w={110}
              allowDeselect={false}
              data={[...new Set([...years, year])].map(String)}
              value={String(year)}
              onChange={(value) => ask({ from: `${value}-01-01` })}
            />
          </>
        }
      />
      <InvoiceGapNotice
        clientIds={family}
        from={year > thisYear ? undefined : `${year}-01-01`}
        opensAt={opensAt}
        onShow={(day) => ask({ from: day })}
      />
      {shown === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {shown === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {shown === undefined ? null : (
        <>
          <OutlookCard budget={shown} outlook={outlookOf(shown, year)} refreshing={isFetching} />
          <BudgetGrid
            key={`${clientId} ${year} ${saves}`}
            budget={shown}
            clientId={clientId}
            clientName={client?.name ?? ''}
            year={year}
            onSaved={() => setSaves(saves + 1)}
          />
        </>
      )}
    </div>
  );
}
