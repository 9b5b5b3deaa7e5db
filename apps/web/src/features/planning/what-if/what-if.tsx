import { Text } from '@mantine/core';
import { keepPreviousData, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { askWhatIf, type WhatIfQuestion, whatIfChoices } from '@waybill/contract';
import { dayOf, daysBetween, rollingRange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { daysBefore } from '../../../lib/analysis/newest-invoices.ts';
import { useDaysOrUsual } from '../../../lib/analysis/use-days-shown.ts';
import { useFamily } from '../../../lib/analysis/use-family.ts';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { lackText } from '../../../lib/languages/lack-text.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import { InvoiceGapNotice } from '../../../ui/invoices/invoice-gap-notice.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import { BreakdownCard } from './breakdown-card.tsx';
import { assumptionsOf } from './change-texts.ts';
import { ChangesCard } from './changes-card.tsx';
import { ResultCard } from './result-card.tsx';
import { useSavedScenarios } from './saved-scenarios.ts';
import { ScenarioBar } from './scenario-bar.tsx';
import classes from './what-if.module.css';
import { useWhatIfAddress } from './what-if-address.ts';
import { whatIfTable } from './what-if-file.ts';

const height = 320;

const answerOptions = (question: WhatIfQuestion) => ({
  queryKey: ['what if', question],
  queryFn: ({ signal }: { readonly signal: AbortSignal }) => call(askWhatIf, { body: question }, signal),
});

/** What the packages of a period would have cost with other prices. */
export default function WhatIf() {
  const { t } = useTranslation();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const { search, ask, changes, setChanges } = useWhatIfAddress();
  const scenarios = useSavedScenarios();
  const client = clients.find(({ id }) => id === search.client) ?? clients[0];
  const family = useFamily(client?.id);
  const { from, to, opensAt } = useDaysOrUsual(search, family, rollingRange('Previous Quarter', dayOf(new Date())));
  const question = { clientId: client?.id ?? 0, from, to, changes: [...changes] };
  const { data: choices } = useQuery({
    queryKey: ['what if', 'choices', question.clientId, from, to],
    queryFn: ({ signal }) => call(whatIfChoices, { query: { clientId: question.clientId, from, to } }, signal),
    placeholderData: keepPreviousData,
  });
  const { data, error, isFetching, refetch } = useQuery({
    ...answerOptions(question),
    placeholderData: keepPreviousData,
  });
  const compared = scenarios.saved.filter(({ name }) => search.beside?.includes(name));
  const others = useQueries({ queries: compared.map((each) => answerOptions(each.question)) });
  const answers =
    data === undefined
      ? []
      : [
          { name: t('With the changes'), answer: data },
          ...compared.flatMap(({ name }, place) => {
            const answer = others[place]?.data;
            return answer === undefined ? [] : [{ name, answer }];
          }),
        ];
  return (
    <div className={cards.page}>
      <FoldedFilters
        filters={
          <>
            <ClientField clients={clients} clientId={question.clientId} onClient={(id) => ask({ client: id })} />
            <DayFilter label={t('Invoiced from')} value={from} onDay={(day) => ask({ from: day })} />
            <DayFilter label={t('Invoiced to')} value={to} onDay={(day) => ask({ to: day })} />
          </>
        }
        after={
          <>
            <ScenarioBar
              question={question}
              scenarios={scenarios}
              beside={search.beside ?? []}
              onBeside={(names) => ask({ beside: names })}
              onOpen={({ question: saved }) =>
                ask({
                  client: saved.clientId,
                  from: saved.from,
                  to: saved.to,
                  change: saved.changes.map((each) => JSON.stringify(each)),
                })
              }
            />
            <SaveMenu
              disabled={data === undefined || data.cells.length === 0}
              table={() => {
                if (data === undefined) throw new Error('There is no answer yet.');
                return whatIfTable(t, data, changes, {
                  name: `${client?.name} ${t('What if')} ${from} ${to}`,
                  choices,
                });
              }}
            />
          </>
        }
      />
      <InvoiceGapNotice
        clientIds={family}
        from={from}
        opensAt={opensAt}
        onShow={(newest) => ask(daysBefore(newest, daysBetween(from, to) + 1))}
      />
      <div className={classes.columns}>
        <ChangesCard changes={changes} choices={choices} onChanges={setChanges} />
        {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
        {data === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : <ResultCard answer={data} refreshing={isFetching} />}
      </div>
      {data !== undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.packages === 0 && data.actual === 0 ? (
        <CardEmpty height={height} why={t('Nothing was billed in this period. Choose other days.')} />
      ) : null}
      {answers.length === 0 ? null : <BreakdownCard answers={answers} refreshing={isFetching} />}
      {data === undefined ? null : (
        <Card title={t('What it rests on')} question={t('Assumptions of this answer')} refreshing={isFetching}>
          <ul className={classes.assumptions}>
            {assumptionsOf(data, changes).map((sentence) => (
              <Text key={sentence} component="li" size="sm">
                {t(sentence)}
              </Text>
            ))}
            {data.notRated.map(({ packages, ...lack }) => (
              <Text key={JSON.stringify(lack)} component="li" size="sm">
                {t('Packages that no agreement could rate: {{number}}', { number: countText(packages) })} (
                <bdi>{lackText(t, lack)}</bdi>)
              </Text>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
