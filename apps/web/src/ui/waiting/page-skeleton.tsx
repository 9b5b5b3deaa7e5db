import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './page-skeleton.module.css';

/** The place of a page whose code or first data are still loading: a bar, and cards of about the final size. */
export function PageSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={classes.page} role="status" aria-label={t('Loading')}>
      <Skeleton height={36} radius="md" />
      <Skeleton height={190} radius="lg" />
      <div className={classes.cards}>
        <Skeleton height={400} radius="lg" />
        <Skeleton height={400} radius="lg" />
      </div>
    </div>
  );
}
