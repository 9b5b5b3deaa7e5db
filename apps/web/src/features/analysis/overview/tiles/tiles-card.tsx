import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { amountsQuery, netOfAllCarriers, type PageState, totalSpend } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Analysis } from '../../../../lib/analysis/use-analysis.ts';
import { rangeText } from '../../../../lib/languages/formats.ts';
import { amountsExport } from '../../../../ui/cards/amounts/amounts-export.ts';
import { FactButton } from '../../../../ui/cards/amounts/fact-button.tsx';
import { type Amount, type Amounts, prepareAmounts, withChosen } from '../../../../ui/cards/amounts/prepare-amounts.ts';
import { carriersText } from '../../../../ui/cards/amounts/total-spend-scope.ts';
import { TotalSpendSum } from '../../../../ui/cards/amounts/total-spend-sum.tsx';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { fixedSettings } from '../../../../ui/cards/fixed-settings.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { showsFourWeeks } from '../shows-four-weeks.ts';
import classes from './tiles.module.css';

interface Props {
  readonly analysis: Analysis;
  readonly onViewRows: WidgetProps['onViewRows'];
}

const height = 192;

/** The totals of the dates in effect, at first the last four weeks; a click chooses the fact of the page. */
export function TilesCard({ analysis, onViewRows }: Props) {
  const { t } = useTranslation();
  const { state, page, search, opensAt, go } = analysis;
  const query = useMemo(() => amountsQuery(state), [state]);
  const prepare = useMemo(() => prepareAmounts(state), [state]);
  const data = useWidgetData({ analysis, settings: fixedSettings }, 'tiles', query, prepare);
  const { drawn } = data;
  const { range } = useComparableRange(page, drawn?.state ?? state);
  const before = useQuery({
    ...dataOptions(page.name, 'tiles', amountsQuery({ ...(drawn?.state ?? state), dates: range ?? state.dates })),
    enabled: drawn !== undefined && range !== undefined,
  });
  const earlier = range === undefined || before.data === undefined ? undefined : prepare(before.data);
  const isInitial = showsFourWeeks(analysis);
  const title = !isInitial ? t('Totals') : opensAt === undefined ? t('Last four weeks') : t('Newest four weeks');
  const compared = range === undefined ? [] : [t('compared with {{days}}', { days: rangeText(range) })];
  const question = [rangeText(state.dates), ...compared].join(', ');
  return (
    <DataCard
      name="tiles"
      title={title}
      question={question}
      client={analysis.client}
      data={data}
      height={height}
      isEmpty={() => false}
      exportTable={({ picture, state: of }) => amountsExport(picture.amounts, of)}
      before={
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
        </>
      }
      menu={(table) => <CardMenu analysis={analysis} title={title} question={question} table={table} />}
      table={({ picture, state: of }) => (
        <>
          <div className={classes.tiles}>
            {shownAmounts(picture, of).map((amount, index) => (
              <FactButton
                key={amount.fact.key}
                amount={amount}
                earlier={earlier && shownAmounts(earlier, of)[index]?.value}
                reading={readingOf(of)}
                carriers={carriersText(t, of, amount.fact)}
                chosen={amount.fact.key === of.fact.key}
                large={index === 0}
                onChoose={(fact) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact })}
              />
            ))}
          </div>
          <TotalSpendSum picture={picture} state={of} />
        </>
      )}
    />
  );
}

/** Of what all carriers billed and Total Spend only one: the switch above the tiles says which. */
function shownAmounts(picture: Amounts, state: PageState): readonly Amount[] {
  const hidden = state.fact.key === totalSpend.key ? netOfAllCarriers.key : totalSpend.key;
  return withChosen(picture, state).filter(({ fact }) => fact.key !== hidden);
}
