import { Button, Select, Text } from '@mantine/core';
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import cards from '../../../ui/looks/tool-page.module.css';
import { DayFilter } from '../../../ui/table-page/table/day-filter.tsx';
import { FoldedFilters } from '../../../ui/table-page/table/folded-filters.tsx';
import { useTableAddress } from '../../../ui/table-page/table/use-table-address.ts';
import { Tile } from '../../../ui/tiles/tile.tsx';
import tiles from '../../../ui/tiles/tiles.module.css';
import { AccrualSplitCard, AccruedPackagesCard } from './accrual-cards.tsx';
import { limitsOf } from './accrual-texts.ts';
import classes from './accruals.module.css';
import { accrualsOptions, askedBy, isChosen, placeOf } from './accruals-asked.ts';
import { accrualsTable } from './accruals-file.ts';

const height = 320;

/** What was shipped and not billed yet, and what it will cost. */
export default function Accruals() {
  const { t } = useTranslation();
  const { search, ask } = useTableAddress();
  const { data: clients } = useSuspenseQuery(clientsOptions);
  const asked = askedBy(search, clients);
  const usual = useQuery(accrualsOptions(asked));
  const elsewhere = placeOf(usual.data?.elsewhere, clients);
  const isOpenedElsewhere = elsewhere !== undefined && !isChosen(search);
  const shown = isOpenedElsewhere ? elsewhere : asked;
  const { clientId, from, to } = shown;
  const { data, error, isFetching, refetch } = useQuery({
    ...accrualsOptions(shown),
    ...(isOpenedElsewhere ? {} : { placeholderData: keepPreviousData }),
  });
  const client = clients.find(({ id }) => id === clientId);
  const closest = data?.packages.filter(({ basis }) => basis === 'serviceZoneWeight').length ?? 0;
  const figures: readonly (readonly [string, string, string])[] =
    data === undefined
      ? []
      : [
          [t('Accrual'), moneyText(data.total), t('At your own averages, in US dollars')],
          [t('Packages without an invoice'), countText(data.packages.length), ''],
          [t('Priced by service, zone and weight'), countText(closest), t('The others by less; see the list')],
        ];
  return (
    <div className={cards.page}>
      <FoldedFilters
        filters={
          <>
            <Select
              label={t('Client')}
              searchable
              allowDeselect={false}
              data={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(clientId)}
              onChange={(value) => ask({ ...search, client: Number(value) })}
            />
            <DayFilter label={t('Shipped from')} value={from} onDay={(day) => ask({ from: day })} />
            <DayFilter label={t('Shipped to')} value={to} onDay={(day) => ask({ to: day })} />
          </>
        }
        after={
          <SaveMenu
            disabled={data === undefined || data.packages.length === 0}
            table={() => {
              if (data === undefined) throw new Error('There is no answer yet.');
              return accrualsTable(t, data, `${client?.name} ${t('Accruals')} ${from} ${to}`);
            }}
          />
        }
      />
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {error === null ? null : <CardFailure error={error} height={height} onRetry={() => void refetch()} />}
      {isOpenedElsewhere ? (
        <Text size="sm" role="note">
          {t('No package of the usual days waits for its invoice, so this page shows {{client}}, {{from}} – {{to}}.', {
            client: client?.name,
            from: displayDate(from),
            to: displayDate(to),
          })}
        </Text>
      ) : null}
      {data?.packages.length === 0 ? (
        <CardEmpty
          height={height}
          why={t(
            'Every package of these days that a tracking file or manifest names has its invoice. Upload manifests and tracking files to see what is still to come.',
          )}
        />
      ) : null}
      {data?.packages.length === 0 && elsewhere !== undefined ? (
        <Button
          variant="light"
          size="sm"
          w="fit-content"
          mx="auto"
          onClick={() => ask({ client: elsewhere.clientId, from: elsewhere.from, to: elsewhere.to })}
        >
          {t('Show {{client}}, {{from}} – {{to}}', {
            client: clients.find(({ id }) => id === elsewhere.clientId)?.name,
            from: displayDate(elsewhere.from),
            to: displayDate(elsewhere.to),
          })}
        </Button>
      ) : null}
      {data === undefined || data.packages.length === 0 ? null : (
        <>
          <div className={tiles.tiles}>
            {figures.map(([title, figure, note]) => (
              <Tile key={title} title={title} figure={figure} note={note} />
            ))}
          </div>
          <AccrualSplitCard accruals={data} refreshing={isFetching} />
          <AccruedPackagesCard accruals={data} refreshing={isFetching} />
          <Card
            title={t('What it rests on, and cannot know')}
            question={t('Assumptions of this answer')}
            refreshing={isFetching}
          >
            <ul className={classes.limits}>
              {limitsOf(t, data).map((sentence) => (
                <Text key={sentence} component="li" size="sm">
                  {sentence}
                </Text>
              ))}
            </ul>
          </Card>
        </>
      )}
    </div>
  );
}
