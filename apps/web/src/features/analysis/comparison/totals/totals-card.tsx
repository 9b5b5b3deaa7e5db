import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { Fact } from '@waybill/model';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import type { Comparison } from '../../../../lib/comparison/use-comparison.ts';
import { factText, listText } from '../../../../lib/languages/formats.ts';
import { Card } from '../../../../ui/card.tsx';
import { CardFailure, CardSkeleton } from '../../../../ui/card-states.tsx';
import ExportItems from '../../../../ui/cards/export/export-items.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { DataTableColumn } from '../../../../ui/data-table-row.tsx';
import classes from '../comparison.module.css';
import { rangeText } from '../days-text.ts';
import { differenceOf, isComparable } from '../difference.ts';
import { FigureText } from '../figure-text.tsx';
import { isolated } from '../isolated.ts';
import { seriesOf } from '../series.ts';
import { setsDetails } from '../sets-details.ts';
import { type Totals, totalOf, useTotals } from '../use-totals.ts';
import { totalsExport } from './totals-export.ts';

const height = 180;

/** Every fact of the tab for every set, with the difference from the first; clicking a fact chooses it. */
export function TotalsCard({ comparison: { analysis, shown } }: { readonly comparison: Comparison }) {
  const { t } = useTranslation();
  const series = useMemo(() => seriesOf(shown, 'range_over_range'), [shown]);
  const { drawn, error, refreshing, stale, retry } = useTotals(series);
  const { search, go, state } = analysis;
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
  const columns = (totals: readonly Totals[]): DataTableColumn<Fact>[] => [
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
    ...totals.flatMap((line, index) => columnsOf(line, index === 0 ? undefined : totals[0])),
  ];
  const columnsOf = (line: Totals, first: Totals | undefined): DataTableColumn<Fact>[] => {
    const { name, detail } = line.series;
    const figure: DataTableColumn<Fact> = {
      header: name,
      detail,
      numeric: true,
      cell: ({ key, unit }) => (
        <FigureText text={factText(line.amounts.get(key) ?? 0, unit, readingOf(line.series.state))} />
      ),
    };
    if (first === undefined) return [figure];
    const difference = (fact: Fact) => {
      const of = { ...line.series.state, fact };
      const isOneCurrency = isComparable(of, { ...first.series.state, fact });
      return isOneCurrency ? differenceOf(line.amounts.get(fact.key), first.amounts.get(fact.key), of) : undefined;
    };
    const names = { set: name, base: first.series.name };
    return [
      figure,
      {
        header: t('{{set}} – {{base}}', names),
        numeric: true,
        cell: (fact) => <FigureText text={difference(fact)?.amount ?? t('other currency')} />,
      },
      {
        header: t('{{set}} – {{base}} (%)', names),
        numeric: true,
        cell: (fact) => <FigureText text={difference(fact)?.percent} />,
      },
    ];
  };
  return (
    <Card
      title={title}
      question={question}
      refreshing={refreshing}
      stale={stale}
      actions={
        drawn === undefined ? null : (
          <Menu position="bottom-end" width={230} portalProps={{ target: '#page' }}>
            <Menu.Target>
              <ActionIcon aria-label={t('{{widget}}: settings', { widget: title })}>
                <IconDotsVertical size={17} stroke={1.6} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <ExportItems
                exported={{
                  analysis,
                  title,
                  question,
                  details: setsDetails(shown),
                  table: totalsExport(drawn.picture),
                }}
              />
            </Menu.Dropdown>
          </Menu>
        )
      }
    >
      {error === undefined ? null : <CardFailure error={error} height={height} onRetry={retry} />}
      {error === undefined && drawn === undefined ? <CardSkeleton height={height} /> : null}
      {error === undefined && drawn !== undefined ? (
        <>
          <DataTable
            caption={t('Totals by set')}
            rows={drawn.state.analysis.facts}
            keyOf={({ key }) => key}
            columns={columns(drawn.picture)}
          />
          <p className={classes.notes}>
            {t('Each set adds up all of its days: {{days}}', {
              days: drawn.picture
                .map(({ series: { name, state: of } }) => `${isolated(name)}: ${isolated(rangeText(of.dates))}`)
                .join('; '),
            })}
          </p>
        </>
      ) : null}
    </Card>
  );
}
