import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Finding } from '@waybill/contract';
import type { FindingsLevel } from '@waybill/model';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/call.ts';
import { moneyText } from '../../../lib/languages/formats.ts';
import { SaveMenu } from '../../../ui/buttons/save-menu.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import classes from '../../../ui/looks/tool-page.module.css';
import { MakePacket } from '../../../ui/packets/make-packet.tsx';
import { LedgerReportButton } from '../../../ui/report-list/ledger-report-button.tsx';
import { RowDrawer } from '../../../ui/table-page/form/row-drawer.tsx';
import { PagedRows } from '../../../ui/table-page/table/paged-rows.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { exceptionCalls, findingsOptions } from './exception-queries.ts';
import type { FindingDays } from './finding-link.tsx';
import { FindingPanel } from './finding-panel.tsx';
import type { FindingQuestion } from './finding-question.ts';
import { useFindingsColumns } from './findings-columns.tsx';
import { findingsTable } from './findings-table.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

interface Props {
  readonly level: FindingsLevel;
  readonly question: FindingQuestion;
  /** The invoice dates in effect. */
  readonly dates: FindingDays;
}

const height = 360;

/** The findings that fit, to be selected, changed, opened and saved. */
export function FindingsCard({ level, question, dates }: Props) {
  const { t } = useTranslation();
  const { search, ask, open, close } = useExceptionsAddress();
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(findingsOptions(level, question));
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const shown = data?.rows.filter(({ id }) => selected.has(id)).map(({ id }) => id) ?? [];
  const columns = useFindingsColumns(level, {
    isSelected: (id) => selected.has(id),
    onSelect: (id, isSelected) => setSelected(isSelected ? new Set([...selected, id]) : without(selected, id)),
    onOpen: open,
    dates,
    hasResponses: data?.rows.some(({ responses }) => responses.length > 0) ?? false,
  });
  const opened = data?.rows.find(({ id }) => id === search.finding);
  const { table, filters } = question;
  return (
    <section className={classes.card} aria-label={t('Findings')} aria-busy={isFetching}>
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.total === 0 ? (
        <CardEmpty height={height} why={t('No exceptions found in these invoices. Choose other days or filters.')} />
      ) : null}
      {data !== undefined && data.total > 0 ? (
        <div data-stale={isPlaceholderData || undefined}>
          <Group p="sm" gap="md">
            <Text fw={600} className="numeric">
              {t('{{amount}} at stake', { amount: moneyText(data.amount) })}
            </Text>
            {data.checkAmount === 0 ? null : (
              <Text size="sm" c="dimmed" className="numeric">
                {t('{{amount}} to be checked', { amount: moneyText(data.checkAmount) })}
              </Text>
            )}
            {data.unclaimableAmount === 0 ? null : (
              <Text size="sm" c="dimmed" className="numeric">
                {t('{{amount}} not claimable', { amount: moneyText(data.unclaimableAmount) })}
              </Text>
            )}
            {data.settledAmount === 0 ? null : (
              <Text size="sm" c="dimmed" className="numeric">
                {t('{{amount}} settled', { amount: moneyText(data.settledAmount) })}
              </Text>
            )}
            <Group ms="auto">
              {level === 'all' && dates.from !== undefined && dates.to !== undefined ? (
                <LedgerReportButton
                  page="/claims"
                  clientId={filters.clientId}
                  from={dates.from}
                  to={dates.to}
                  filters={filters}
                />
              ) : null}
              <SaveMenu
                disabled={false}
                table={async () =>
                  findingsTable(t, level, await call(exceptionCalls[level].export, { query: filters }))
                }
              />
            </Group>
          </Group>
          <Group px="sm" pb="sm" gap="sm">
            <Button size="xs" variant="default" onClick={() => setSelected(toggled(data.rows, shown))}>
              {shown.length === data.rows.length ? t('Clear selection') : t('Select this page')}
            </Button>
            <BulkBar
              level={level}
              filters={filters}
              selected={shown}
              total={data.total}
              onDone={() => setSelected(new Set())}
            />
            <MakePacket
              {...{ level, filters, selected: shown, total: data.total }}
              onDone={() => setSelected(new Set())}
            />
          </Group>
          <PagedRows
            caption={t('Findings')}
            columns={columns}
            rows={data.rows}
            total={data.total}
            question={table}
            onChange={ask}
            oneLine
          />
        </div>
      ) : null}
      <RowDrawer opened={opened !== undefined} title={t('Possible claim')} onClose={close}>
        {opened === undefined ? null : <FindingPanel finding={opened} dates={dates} onClose={close} />}
      </RowDrawer>
    </section>
  );
}

const without = (ids: ReadonlySet<string>, left: string): ReadonlySet<string> =>
  new Set([...ids].filter((id) => id !== left));

const toggled = (rows: readonly Finding[], shown: readonly string[]): ReadonlySet<string> =>
  new Set(shown.length === rows.length ? [] : rows.map(({ id }) => id));
