import { Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { auditCoverage } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { daysBefore } from '../../../lib/analysis/newest-invoices.ts';
import { useDaysShown } from '../../../lib/analysis/use-days-shown.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { call } from '../../../lib/api/call.ts';
import { countText, moneyText, percentText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { FindingsWaiting, untilWorkedOut } from '../../../ui/notices/findings-waiting.tsx';
import { ClientFilter } from '../../../ui/table-page/table/client-filter.tsx';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { carriersOf, coverageByRule } from './coverage-by-rule.ts';
import { RuleCoverageList } from './rule-coverage-list.tsx';

const height = 320;
const usualDays = 90;

/** What share of packages and dollars each rule could judge, and why not the rest. */
export default function Coverage() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const [carrier, setCarrier] = useState<string | null>(null);
  const { client } = search;
  const family = useFamily(client);
  const { opensAt, from, to } = useDaysShown(search, family, usualDays);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['audit coverage', client, from, to],
    queryFn: ({ signal }) => call(auditCoverage, { query: { clientId: client, from, to } }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilWorkedOut(state.data?.waitingClients),
  });
  const rules = coverageByRule(data?.rules ?? [], carrier);
  const agreed = rules.find(({ rule }) => rule === 'above_agreement');
  return (
    <div className={cards.page}>
      <FoldedFilters
        filters={
          <>
            <ClientFilter value={client} onClient={(chosen) => ask({ client: chosen })} />
            <Select
              label={t('Carrier')}
              placeholder={t('All carriers')}
              w={200}
              clearable
              data={carriersOf(data?.rules ?? [])}
              value={carrier}
              onChange={setCarrier}
            />
            <DayFilter label={t('Invoiced from')} value={from ?? data?.from} onDay={(day) => ask({ from: day })} />
            <DayFilter label={t('Invoiced to')} value={to ?? data?.to} onDay={(day) => ask({ to: day })} />
          </>
        }
      />
      {data === undefined ? null : (
        <InvoiceGapNotice
          clientIds={family}
          from={from ?? data.from}
          opensAt={opensAt}
          onShow={(newest) => ask(daysBefore(newest, usualDays))}
        />
      )}
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data === undefined ? null : (
        <Card
          title={t('What each rule could judge')}
          question={t('By what packages or charges cost, and why not the rest')}
          refreshing={isFetching}
        >
          <FindingsWaiting clients={data.waitingClients} />
          {rules.length === 0 ? (
            <CardEmpty height={height} why={t('No packages on the invoices of these days. Choose other days.')} />
          ) : (
            <>
              {agreed === undefined ? null : (
                <Text mb="md">
                  {t('Of {{amount}} billed for packages, agreements judge {{share}}.', {
                    amount: moneyText(agreed.amount),
                    share: percentText(agreed.share * 100, 1),
                  })}
                </Text>
              )}
              {data.daysToRate === 0 ? null : (
                <Text size="sm" c="dimmed" mb="md">
                  {t('Invoice dates still to be rated by agreements: {{days}}', { days: countText(data.daysToRate) })}
                </Text>
              )}
              <RuleCoverageList
                rules={rules}
                asked={{ carrierName: carrier ?? undefined, clientId: client, from: data.from, to: data.to }}
              />
            </>
          )}
        </Card>
      )}
    </div>
  );
}
