import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { UnknownChargeRow } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { meaningText, nameOf, reasonText } from './charge-texts.ts';
import { ExampleLinks } from './example-links.tsx';
import { unknownChargesOptions } from './unknown-charges-queries.ts';

const height = 240;

interface Props {
  readonly onChoose: (charge: UnknownChargeRow) => void;
  readonly onImport: () => void;
}

/** The charges that no rule knows, the largest amounts first. */
export function UnknownChargesCard({ onChoose, onImport }: Props) {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(unknownChargesOptions);
  return (
    <Card
      title={t('Unknown charges')}
      question={t(
        'No rule recognises these texts and codes. Classify each of them once, and existing charges are updated.',
      )}
      actions={
        <Button size="compact-sm" variant="default" onClick={onImport}>
          {t('Import a table')}
        </Button>
      }
      refreshing={isFetching}
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.rows.length === 0 ? <CardEmpty height={height} why={t('All charges are recognised.')} /> : null}
      {data !== undefined && data.rows.length > 0 ? (
        <DataTable<UnknownChargeRow>
          caption={t('Unknown charges, the largest amounts first')}
          columns={[
            { header: t('Charge'), cell: (row) => <ChargeName row={row} />, sortBy: nameOf },
            {
              header: t('Net amount (USD)'),
              cell: ({ netUsd }) => moneyText(Number(netUsd)),
              numeric: true,
              sortBy: ({ netUsd }) => Number(netUsd),
            },
            {
              header: t('Packages'),
              cell: ({ packages }) => countText(packages),
              numeric: true,
              sortBy: ({ packages }) => packages,
              roomy: true,
            },
            {
              header: t('First seen'),
              cell: ({ firstSeen }) => displayDate(firstSeen),
              sortBy: ({ firstSeen }) => firstSeen,
              roomy: true,
            },
            {
              header: t('Last seen'),
              cell: ({ lastSeen }) => displayDate(lastSeen),
              sortBy: ({ lastSeen }) => lastSeen,
              roomy: true,
            },
            { header: t('Examples'), cell: ({ examples }) => <ExampleLinks examples={examples} />, roomy: true },
            { header: t('Suggestion'), cell: ({ suggestion }) => <Suggestion suggestion={suggestion} />, roomy: true },
            {
              header: t('Action'),
              acts: true,
              cell: (row) => (
                <Button
                  size="compact-sm"
                  variant="light"
                  onClick={() => onChoose(row)}
                  aria-label={t('Classify {{name}}', { name: nameOf(row) })}
                >
                  {t('Classify')}
                </Button>
              ),
            },
          ]}
          rows={data.rows}
          keyOf={({ id }) => id}
        />
      ) : null}
    </Card>
  );
}

function ChargeName({ row }: { readonly row: UnknownChargeRow }) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {nameOf(row)}
      </Text>
      <Text size="xs" c="dimmed">
        {row.carrierName}
      </Text>
    </>
  );
}

function Suggestion({ suggestion }: Pick<UnknownChargeRow, 'suggestion'>) {
  const { t } = useTranslation();
  if (suggestion === null) return '–';
  return (
    <Group gap={0} style={{ flexDirection: 'column', alignItems: 'flex-start' }}>
      <Text size="sm">{meaningText(t, suggestion)}</Text>
      <Text size="xs" c="dimmed">
        {reasonText(t, suggestion)}
      </Text>
    </Group>
  );
}
