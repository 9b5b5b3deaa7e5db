import { Loader, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ClassificationRow, undoClassification } from '@waybill/contract';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { countText, displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { momentText } from '../../../lib/languages/moment-text.ts';
import { ConfirmButton } from '../../../ui/buttons/confirm-button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { OutcomeBadge } from '../../../ui/tables/outcome-badge.tsx';
import { classificationTexts, meaningText, nameOf } from './charge-texts.ts';
import { classificationsOptions, unknownChargesOptions } from './unknown-charges-queries.ts';

const height = 160;

/** Classifications, newest first, with their progress and the button to undo them. */
export function ClassificationsCard() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(classificationsOptions);
  useUnknownAfterwards(data?.rows);
  return (
    <Card
      title={t('Classified charges')}
      question={t('What these charges are from a given day on, and what changed.')}
      refreshing={isFetching}
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('Nothing has been classified yet.')}
        </Text>
      ) : null}
      {data !== undefined && data.rows.length > 0 ? (
        <DataTable<ClassificationRow>
          caption={t('Classified charges, the newest first')}
          columns={[
            { header: t('Charge'), cell: (row) => <ChargeName row={row} /> },
            { header: t('Counts as'), cell: (row) => <Meaning row={row} /> },
            { header: t('From invoice date'), cell: ({ validFrom }) => displayDate(validFrom), roomy: true },
            { header: t('Changed charges'), cell: ({ charges }) => countText(charges), numeric: true, roomy: true },
            {
              header: t('Net amount (USD)'),
              cell: ({ netUsd }) => moneyText(Number(netUsd)),
              numeric: true,
              roomy: true,
            },
            { header: t('By'), cell: (row) => <Author row={row} />, roomy: true },
            { header: t('Status'), cell: (row) => <Status row={row} /> },
          ]}
          rows={data.rows}
          keyOf={({ id }) => String(id)}
        />
      ) : null}
    </Card>
  );
}

/** The list of unknown charges is asked again when a change has ended. */
function useUnknownAfterwards(rows: readonly ClassificationRow[] | undefined): void {
  const queryClient = useQueryClient();
  const states = rows?.map(({ id, status }) => `${id} ${status}`).join(' ');
  useEffect(() => {
    if (states !== undefined) void queryClient.invalidateQueries({ queryKey: unknownChargesOptions.queryKey });
  }, [states, queryClient]);
}

interface OfRow {
  readonly row: ClassificationRow;
}

function ChargeName({ row }: OfRow) {
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

function Meaning({ row }: OfRow) {
  const { t } = useTranslation();
  return (
    <>
      <Text size="sm">{meaningText(t, row)}</Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {row.meaning}
      </Text>
    </>
  );
}

function Author({ row: { createdBy, createdAt } }: OfRow) {
  return (
    <>
      <Text size="sm">{createdBy ?? '–'}</Text>
      <Text size="xs" c="dimmed">
        {momentText(createdAt)}
      </Text>
    </>
  );
}

function Status({ row }: OfRow) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const label = t(classificationTexts[row.status]);
  if (row.status === 'applied')
    return (
      <ConfirmButton
        size="compact-sm"
        label={t('Undo classification')}
        question={t('{{name}} counts as it did before, in existing and newer charges.', { name: nameOf(row) })}
        act={async () => {
          const { status } = await call(undoClassification, { params: { id: row.id } });
          void queryClient.invalidateQueries();
          return status === 'undoing'
            ? t('Existing charges are being updated; you can keep working.')
            : t('The classification has been undone.');
        }}
      />
    );
  return (
    <>
      {row.status === 'applying' || row.status === 'undoing' ? <Loader size={14} aria-hidden me={6} /> : null}
      <OutcomeBadge isFailure={row.status === 'failed'}>{label}</OutcomeBadge>
    </>
  );
}
