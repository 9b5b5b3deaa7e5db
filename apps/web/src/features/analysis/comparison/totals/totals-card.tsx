import { Button } from '@mantine/core';
import type { Fact } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { useGridAddress } from '../../../../lib/analysis/use-grid-address.ts';
import type { Comparison } from '../../../../lib/comparison/use-comparison.ts';
import { factText, listText, rangeText } from '../../../../lib/languages/formats.ts';
import { isolated } from '../../../../lib/languages/isolated.ts';
import { texts } from '../../../../lib/languages/texts.ts';
import { CardMenu } from '../../../../ui/cards/card-menu.tsx';
import { DataCard } from '../../../../ui/cards/data-card.tsx';
import { exportedValue, valueHeader } from '../../../../ui/cards/export/exported-value.ts';
import type { ExportTable } from '../../../../ui/cards/export/use-export.ts';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import { WhyButton } from '../../../../ui/why/why-button.tsx';
import classes from '../comparison.module.css';
import { isComparable } from '../difference.ts';
import { type Series, seriesOf } from '../series.ts';
import { seriesColumns } from '../series-columns.tsx';
import { setsDetails } from '../sets-details.ts';
import { type Totals, totalOf, useTotals } from '../use-totals.ts';

const height = 180;

/** What differs and may be explained: each set from the first, and each year of a set from the one before, on the same days. */
function differences(series: readonly Series[], shown: Comparison['shown']) {
  const years = seriesOf(shown, 'year_over_year');
  const sets = series.slice(1).map((each) => [each, series[0], each.state, series[0]?.state] as const);
  const ofYears = years
    .filter(({ year, base, live }) => year !== undefined && base !== undefined && years[base]?.live === live)
    .map((each) => {
      const before = years[each.base ?? 0];
      return [each, before, each.comparedState, before?.comparedState] as const;
    });
  return [...sets, ...ofYears].flatMap(([each, base, state, before]) =>
    base === undefined || before === undefined
      ? []
      : [
          {
            key: `${each.name} ${base.name}`,
            of: each.live,
            state,
            before,
            labels: { set: isolated(each.name), base: isolated(base.name) },
          },
        ],
  );
}

/** Every fact of the tab for every set, with the difference from the first; clicking a fact chooses it. */
export function TotalsCard({ comparison: { analysis, shown } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation();
  const grid = useGridAddress();
  const series = useMemo(() => seriesOf(shown, 'range_over_range'), [shown]);
  const data = useTotals(series);
  const { drawn } = data;
  const { search, go, state, client } = analysis;
  const title = t('Totals');
  const question =
    drawn === undefined
      ? t('The total of each set, and what it consists of')
      : t('{{fact}}: {{amounts}}', {
          fact: t(drawn.state.fact.text),
          amounts: listText(
            drawn.picture.map((line) =>
              t('{{amount}} in {{set}}', {
                amount: factText(totalOf(line), drawn.state.fact.unit, readingOf(line.series.state)),
                set: isolated(line.series.brief),
              }),
            ),
          ),
        });
  return (
    <DataCard
      name="totals"
      title={title}
      question={question}
      client={client}
      data={data}
      height={height}
      isEmpty={() => false}
      exportTable={({ picture }) => totalsExport(picture)}
      before={differences(series, shown).map(({ key, of, state: now, before, labels }) => (
        <WhyButton
          key={key}
          analysis={of.analysis}
          state={now}
          before={isComparable(now, before) ? before : undefined}
          label={t('Why {{set}} differs from {{base}}', labels)}
          onViewRows={(parts) => grid.open(parts, { of: of.place })}
        />
      ))}
      menu={(table) => (
        <CardMenu analysis={analysis} title={title} question={question} details={setsDetails(shown)} table={table} />
      )}
      table={({ picture, state: { analysis: tab } }) => (
        <>
          <DataTable<Fact>
            caption={t('Totals by set')}
            rows={tab.facts}
            keyOf={({ key }) => key}
            columns={[
              {
                header: t('Figure'),
                cell: (fact) => (
                  <Button
                    variant={fact.key === state.fact.key ? 'light' : 'subtle'}
                    size="compact-sm"
                    fw={fact.key === state.fact.key ? 600 : 400}
                    aria-pressed={fact.key === state.fact.key}
                    title={t(fact.meaning)}
                    onClick={() => go({ ...search, fact: fact.key })}
                  >
                    {t(fact.text)}
                  </Button>
                ),
              },
              ...seriesColumns<Fact>(t, {
                series: picture.map((line, at) => ({ ...line.series, base: at === 0 ? undefined : 0 })),
                rows: tab.facts,
                factOf: (fact) => fact,
                figureOf: ({ key }, at) => picture[at]?.amounts.get(key) ?? 0,
              }),
            ]}
          />
          <p className={classes.notes}>
            {t('Each set adds up all of its days: {{days}}', {
              days: picture
                .map(({ series: { name, state: of } }) => `${isolated(name)}: ${isolated(rangeText(of.dates))}`)
                .join('; '),
            })}
          </p>
        </>
      )}
    />
  );
}

/** One row per fact, one column per set. */
function totalsExport(totals: readonly Totals[]): ExportTable {
  const facts = totals[0]?.series.state.analysis.facts ?? [];
  return {
    headers: [texts.t('Figure'), ...totals.map(({ series: { label } }) => label)],
    rows: facts.map((fact) => [
      valueHeader({ fact, filters: totals[0]?.series.state.filters ?? {} }),
      ...totals.map(({ amounts }) => exportedValue(amounts.get(fact.key) ?? 0, fact)),
    ]),
  };
}
