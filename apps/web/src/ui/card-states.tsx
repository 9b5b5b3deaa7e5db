import { Button, Skeleton, Text } from '@mantine/core';
import { IconCloudOff, IconMoodEmpty } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../lib/api/api-error.ts';
import classes from './card.module.css';
import { FailureDetails } from './failure-details.tsx';

interface FailureProps {
  readonly error: unknown;
  readonly height: number;
  readonly onRetry: () => void;
}

/** One card failed; the rest of the page lives on. */
export function CardFailure({ error, height, onRetry }: FailureProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} style={{ minHeight: height }} role="alert">
      <IconCloudOff size={28} stroke={1.4} aria-hidden />
      <Text fw={500}>{t('Server Error')}</Text>
      <Text size="sm" c="dimmed" maw={380}>
        {`${errorText(error)} ${t('Your data is safe: this was only a question.')}`}
      </Text>
      <Button size="xs" variant="light" mt={6} onClick={onRetry}>
        {t('Retry')}
      </Button>
      <FailureDetails error={error} />
    </div>
  );
}

interface EmptyProps {
  readonly height: number;
  readonly why: string;
}

/** Nothing to draw: why, and what to change. */
export function CardEmpty({ height, why }: EmptyProps) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} style={{ minHeight: height }}>
      <IconMoodEmpty size={28} stroke={1.4} aria-hidden />
      <Text fw={500}>{t('No Data available')}</Text>
      <Text size="sm" c="dimmed" maw={380}>
        {why}
      </Text>
    </div>
  );
}

/** The place of a chart that is still loading, in its final size. */
export function CardSkeleton({ height }: { height: number }) {
  const { t } = useTranslation();
  return <Skeleton height={height} mih={height} radius="md" role="status" aria-label={t('Loading')} />;
}
