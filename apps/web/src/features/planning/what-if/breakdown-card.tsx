import { SegmentedControl } from '@mantine/core';
import type { WhatIfAnswer } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, moneyText, monthLabel } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { DataTableColumn } from '../../../ui/tables/data-table-row.tsx';
import { type Split, type SplitLine, splitAnswers, splits } from './breakdown.ts';

interface Props {
  readonly answers: readonly { readonly name: string; readonly answer: WhatIfAnswer }[];
  readonly refreshing: boolean;
}

const splitTexts: Readonly<Record<Split, string>> = {
  service: text('By service'),
  client: text('By client'),
  month: text('By month'),
};
const headers: Readonly<Record<Split, string>> = {
  service: text('Service'),
  client: text('Client'),
  month: text('Month'),
};

/** The answer, and those beside it, by service, client or month. */
export function BreakdownCard({ answers, refreshing }: Props) {
  const { t } = useTranslation();
  const [by, setBy] = useState<Split>('service');
  const lines = splitAnswers(
    answers.map(({ answer }) => answer),
    by,
  );
  const [first] = answers;
  const total: SplitLine | undefined = first && {
    key: '',
    packages: first.answer.packages,
    actual: first.answer.actual,
    scenarios: answers.map(({ answer }) => answer.scenario),
  };
  const amount = (value: number | undefined) => (value === undefined ? '–' : moneyText(value));
  const columns: readonly DataTableColumn<SplitLine>[] = [
    {
      header: t(headers[by]),
      cell: ({ key }) => (key === '' ? t('Total') : by === 'month' ? monthLabel(key) : key),
    },
    {
      header: t('Packages'),
      numeric: true,
      roomy: true,
      cell: ({ packages }) => countText(packages),
      sortBy: ({ packages }) => packages,
    },
    { header: t('As billed'), numeric: true, cell: ({ actual }) => moneyText(actual), sortBy: ({ actual }) => actual },
    ...answers.map(
      ({ name }, place): DataTableColumn<SplitLine> => ({
        header: name,
        numeric: true,
        cell: ({ scenarios }) => amount(scenarios[place]),
        sortBy: ({ scenarios }) => scenarios[place] ?? 0,
      }),
    ),
    {
      header: t('Difference'),
      numeric: true,
      cell: ({ actual, scenarios: [scenario = actual] }) => moneyText(Math.round((scenario - actual) * 100) / 100),
      sortBy: ({ actual, scenarios: [scenario = actual] }) => scenario - actual,
    },
  ];
  return (
    <Card
      title={t('Where it changes')}
      question={t('Amounts add up to the total')}
      refreshing={refreshing}
      actions={
        <SegmentedControl
          size="xs"
          aria-label={t('Split')}
          value={by}
          onChange={(value) => setBy(value as Split)}
          data={splits.map((value) => ({ value, label: t(splitTexts[value]) }))}
        />
      }
    >
      <DataTable caption={t(splitTexts[by])} columns={columns} rows={lines} keyOf={({ key }) => key} total={total} />
    </Card>
  );
}
