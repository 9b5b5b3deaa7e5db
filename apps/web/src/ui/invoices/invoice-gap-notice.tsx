import { Button, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { audiences } from '@waybill/contract';
import type { CalendarDay } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../lib/analysis/client-queries.ts';
import { dataAsOfOptions } from '../../lib/analysis/data-as-of.ts';
import { invoiceGap } from '../../lib/analysis/newest-invoices.ts';
import { displayDate } from '../../lib/languages/formats.ts';
import { useBelongs } from '../../lib/session/use-permissions.ts';
import classes from './invoice-gap-notice.module.css';

interface Props {
  readonly className?: string | undefined;
  /** Whose invoices the page shows; absent: those of all clients. */
  readonly clientIds?: readonly number[] | undefined;
  /** The first day that the page shows; absent if it shows all. */
  readonly from?: CalendarDay | undefined;
  /** Bill date of the newest invoice, if the page shows the days up to it instead of its usual ones. */
  readonly opensAt?: CalendarDay | undefined;
  /** Shows the days that lead up to the newest invoice. */
  readonly onShow?: (newest: CalendarDay) => void;
}

/**
 * Says that a page is empty because its invoices are older, or not loaded yet, with the next step; or that it shows older
 * days for that reason.
 */
export function InvoiceGapNotice({ className = '', clientIds, from, opensAt, onShow }: Props) {
  const { t } = useTranslation();
  const belongs = useBelongs();
  const { data } = useQuery(dataAsOfOptions);
  const { data: clients = [] } = useQuery(clientsOptions);
  const gap = data === undefined || clients.length === 0 ? undefined : invoiceGap(data, clientIds, from);
  if (gap === undefined && opensAt === undefined) return null;
  return (
    <section className={`${classes.notice} ${className}`} aria-label={t('Newest invoice')}>
      <IconInfoCircle size={18} stroke={1.6} aria-hidden />
      <Text size="sm">
        {gap === undefined
          ? t('Nothing has been billed since {{day}}, so this page shows the days up to then.', {
              day: displayDate(opensAt ?? ''),
            })
          : gap.kind === 'older'
            ? t('The newest invoice is of {{day}}, before the days shown here.', { day: displayDate(gap.newest) })
            : clientIds === undefined
              ? t('No invoices have been loaded yet.')
              : t('No invoices have been loaded for this client yet.')}
      </Text>
      {gap?.kind === 'older' && onShow !== undefined ? (
        <Button size="compact-sm" variant="light" onClick={() => onShow(gap.newest)}>
          {t('Show that period')}
        </Button>
      ) : null}
      {gap?.kind === 'none' && belongs(audiences.invoiceFiles) ? (
        <Button
          size="compact-sm"
          variant="light"
          renderRoot={(props) => <Link {...props} to="/uploadFiles" search={{ open: 'new' }} />}
        >
          {t('Load invoices')}
        </Button>
      ) : null}
    </section>
  );
}
