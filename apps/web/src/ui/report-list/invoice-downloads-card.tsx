import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countText } from '../../lib/languages/formats.ts';
import { reportsOptions } from '../../lib/reports/report-queries.ts';
import { Card } from '../card/card.tsx';
import { CardFailure } from '../card/card-states.tsx';
import { ReportLine } from './report-line.tsx';
import classes from './reports-page.module.css';

const height = 120;
const newest = 3;

/** The user's downloads of many invoices, for those who may not open Reports: the newest, and all on demand. */
export function InvoiceDownloadsCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(reportsOptions);
  const [showsAll, { toggle }] = useDisclosure();
  const downloads = data?.filter(({ ofInvoices }) => ofInvoices) ?? [];
  if (downloads.length === 0 && error === null) return null;
  return (
    <div className={classes.page}>
      <Card title={t('Your downloads')} question={t('Your invoice files, ready to download.')} refreshing={false}>
        {data === undefined && error !== null ? (
          <CardFailure error={error} height={height} onRetry={() => void refetch()} />
        ) : null}
        <ul className={classes.list} aria-label={t('Your downloads')}>
          {(showsAll ? downloads : downloads.slice(0, newest)).map((report) => (
            <ReportLine key={report.id} report={report} onSchedule={undefined} />
          ))}
        </ul>
        {downloads.length > newest ? (
          <Button variant="subtle" size="compact-sm" onClick={toggle} aria-expanded={showsAll}>
            {showsAll ? t('Show the newest') : t('Show all {{number}}', { number: countText(downloads.length) })}
          </Button>
        ) : null}
      </Card>
    </div>
  );
}
