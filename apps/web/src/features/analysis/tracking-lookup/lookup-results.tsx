import { Badge, Group, SegmentedControl, Text } from '@mantine/core';
import type { TrackedShipment } from '@waybill/contract';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText, moneyText } from '../../../lib/languages/formats.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import classes from '../../../ui/looks/tool-page.module.css';
import { TableFoot } from '../../../ui/table-page/table/table-foot.tsx';
import { type LookupRow, lookupRows, lookupTable, sumOf } from './lookup-rows.ts';
import { LookupTable } from './lookup-table.tsx';

interface Props {
  readonly found: readonly TrackedShipment[];
  readonly missing: readonly string[];
  readonly repeated: number;
}

const usualSize = 50;
const shows: Readonly<Record<string, (row: LookupRow) => boolean>> = {
  all: () => true,
  found: ({ shipment }) => shipment !== undefined,
  missing: ({ shipment }) => shipment === undefined,
};

/** How many were found and what they cost, then the shipments and the numbers not found on any invoice. */
export function LookupResults({ found, missing, repeated }: Props) {
  const { t } = useTranslation();
  const [show, setShow] = useState('all');
  const [{ page, size }, setPage] = useState({ page: 1, size: usualSize });
  const rows = useMemo(() => lookupRows(found, missing), [found, missing]);
  const fitting = rows.filter(shows[show] ?? (() => true));
  const numbersFound = new Set(found.map(({ trackingNumber }) => trackingNumber)).size;
  return (
    <div className={classes.card}>
      <Group p="sm" gap="md">
        <Text fw={600} role="status">
          {t('{{found}} of {{all}} found', {
            found: countText(numbersFound),
            all: countText(numbersFound + missing.length),
          })}
        </Text>
        <Text size="sm" c="dimmed" className="numeric">
          {t('Net amount {{net}}, refunds {{refunds}}', {
            net: moneyText(sumOf(found, ({ net }) => net)),
            refunds: moneyText(sumOf(found, ({ refunds }) => refunds)),
          })}
        </Text>
        {repeated === 0 ? null : (
          <Badge variant="default" tt="none">
            {t('{{count, number}} repeated entries left out', { count: repeated })}
          </Badge>
        )}
        <Group ms="auto" gap="sm">
          <SegmentedControl
            aria-label={t('Show')}
            size="xs"
            value={show}
            onChange={(value) => {
              setShow(value);
              setPage({ page: 1, size });
            }}
            data={[
              { value: 'all', label: t('All') },
              { value: 'found', label: t('Found') },
              { value: 'missing', label: t('Not found') },
            ]}
          />
          <SaveMenu disabled={fitting.length === 0} table={() => lookupTable(t, fitting)} />
        </Group>
      </Group>
      <LookupTable rows={fitting.slice((page - 1) * size, page * size)} />
      <TableFoot
        total={fitting.length}
        page={page}
        size={size}
        onPage={(next) => setPage({ page: next, size })}
        onSize={(next) => setPage({ page: 1, size: next })}
      />
    </div>
  );
}
