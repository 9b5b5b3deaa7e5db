import { Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cellText } from '../../lib/languages/formats.ts';
import type { TimelineEvent } from './shipment.ts';
import classes from './tracking.module.css';

/** From pickup to invoice at one glance. */
export function ShipmentTimeline({ events }: { readonly events: readonly TimelineEvent[] }) {
  const { t } = useTranslation();
  return (
    <section className={classes.section}>
      <Title order={3}>{t('Timeline')}</Title>
      <ol className={classes.timeline} aria-label={t('Timeline')}>
        {events.map(({ label, value, isDone }) => (
          <li key={label} className={isDone ? classes.done : undefined}>
            <span className={classes.event}>{t(label)}</span>
            <span className={value === '' ? classes.quiet : 'numeric'}>{value === '' ? cellText('') : value}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
