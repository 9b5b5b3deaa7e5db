import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { amountsQuery, dayOf, overviewRanges } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { displayDate } from '../../../../lib/languages/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { CardFailure, CardSkeleton } from '../../../../ui/card-states.tsx';
import { amountsExport } from '../../../../ui/cards/amounts/amounts-export.ts';
import { FactButton } from '../../../../ui/cards/amounts/fact-button.tsx';
import { prepareAmounts, withChosen } from '../../../../ui/cards/amounts/prepare-amounts.ts';
import { carriersText } from '../../../../ui/cards/amounts/total-spend-scope.ts';
import { TotalSpendSum } from '../../../../ui/cards/amounts/total-spend-sum.tsx';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { fixedSettings } from '../../../../ui/cards/fixed-settings.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import classes from './tiles.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly onViewRows: WidgetProps['onViewRows'];
}

const height = 192;

/** The totals of the dates in effect, at first the last four weeks; a click chooses the fact of the page. */
export function TilesCard({ analysis, onViewRows }: Props) {
  const { t } = useTranslation();
  const { state, page, search, go } = analysis;
  const query = useMemo(() => amountsQuery(state), [state]);
  const prepare = useMemo(() => prepareAmounts(state), [state]);
  const { drawn, error, refreshing, stale, retry } = useWidgetData(
    { analysis, settings: fixedSettings },
    'tiles',
    query,
    prepare,
  );
  const { range } = useComparableRange(page, drawn?.state ?? state);
  const before = useQuery({
    ...dataOptions(page.name, 'tiles', amountsQuery({ ...(drawn?.state ?? state), dates: range ?? state.dates })),
    enabled: drawn !== undefined && range !== undefined,
  });
  const earlier = range === undefined || before.data === undefined ? undefined : prepare(before.data);
  const initial = overviewRanges(dayOf(new Date())).tiles;
  const isInitial = state.dates.from === initial.from && state.dates.to === initial.to;
  const days = (dates: { from: string; to: string }) => `${displayDate(dates.from)} – ${displayDate(dates.to)}`;
  const title = isInitial ? t('Last four weeks') : t('Totals');
  const compared = range === undefined ? [] : [t('compared with {{days}}', { days: days(range) })];
  const question = [days(state.dates), ...compared].join(', ');
  const hasFigures = error === undefined && drawn !== undefined;
  return (
    <Card
      title={title}
      question={question}
      refreshing={refreshing}
      stale={stale}
      actions={
        <>
          {isInitial ? null : (
            <Button
              variant="subtle"
              size="compact-sm"
              onClick={() => go({ ...search, from: undefined, to: undefined, period: undefined, last: undefined })}
            >
              {t('Back to the last four weeks')}
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" onClick={() => onViewRows()}>
            {t('View rows')}
          </Button>
          <CardMenu
            analysis={analysis}
            title={title}
            question={question}
            table={hasFigures ? amountsExport(drawn.picture.amounts, drawn.state) : undefined}
          />
        </>
      }
    >
      {error === undefined ? null : <CardFailure error={error} height={height} onRetry={retry} />}
      {error === undefined && drawn === undefined ? <CardSkeleton height={height} /> : null}
      {error === undefined && drawn !== undefined ? (
        <>
          <div className={classes.tiles}>
            {withChosen(drawn.picture, drawn.state).map((amount, index) => (
              <FactButton
                key={amount.fact.key}
                amount={amount}
                earlier={earlier && withChosen(earlier, drawn.state)[index]?.value}
                reading={readingOf(drawn.state)}
                carriers={carriersText(t, drawn.state, amount.fact)}
                chosen={amount.fact.key === drawn.state.fact.key}
                large={index === 0}
                onChoose={(fact) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact })}
              />
            ))}
          </div>
          <TotalSpendSum {...drawn} />
        </>
      ) : null}
    </Card>
  );
}
