import { Button, Skeleton, Text } from '@mantine/core';
import { IconCloudOff, IconLock, IconMoodEmpty, IconTool } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { text } from '../../lib/languages/text.ts';
import classes from './card.module.css';
import { failureKind } from './failure-kind.ts';

interface FailureProps {
  readonly error: unknown;
  readonly height: number;
  readonly onRetry: () => void;
}

/**
 * One card failed; the rest of the page still works. Refused, closed, missing or wrongly asked data
 * is shown as such, not as a server error.
 */
export function CardFailure({ error, height, onRetry }: FailureProps) {
  const { t } = useTranslation();
  const failure = failureKind(error);
  const { title, Icon } = kinds[failure];
  const mayPass = failure !== 'refused' && failure !== 'missing';
  const reassurance = failure === 'server' || failure === 'connection' ? ` ${t('Nothing was changed.')}` : '';
  return (
    <div className={classes.state} style={{ minHeight: height }} role="alert">
      <Icon size={28} stroke={1.4} aria-hidden />
      <Text fw={500}>{t(title)}</Text>
      <Text size="sm" c="dimmed" maw={380}>
        {`${errorText(error)}${reassurance}`}
      </Text>
      {mayPass ? (
        <Button size="xs" variant="light" mt={6} onClick={onRetry}>
          {t('Retry')}
        </Button>
      ) : null}
      <FailureDetails error={error} />
    </div>
  );
}

const kinds = {
  refused: { title: text('Not allowed'), Icon: IconLock },
  closed: { title: text('Under maintenance'), Icon: IconTool },
  missing: { title: text('Not found'), Icon: IconMoodEmpty },
  invalid: { title: text('This cannot be shown'), Icon: IconMoodEmpty },
  connection: { title: text('No connection'), Icon: IconCloudOff },
  server: { title: text('Server Error'), Icon: IconCloudOff },
} as const;

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

/** What exactly failed, for whoever is asked for help: folded until somebody wants to know (S2 section 2). */
function FailureDetails({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  const lines = detailsOf(error);
  if (lines.length === 0) return null;
  return (
    <details className={classes.details}>
      <summary>{t('Details')}</summary>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </details>
  );
}

function detailsOf(error: unknown): readonly string[] {
  if (error instanceof ApiError) {
    const { status, detail, problem } = error;
    const fields = (problem?.errors ?? []).map(({ field, message }) => `${field}: ${message}`);
    return [`${status === 0 ? '' : `${status} `}${detail}`.trim(), ...fields].filter((line) => line !== '');
  }
  return error instanceof Error && error.message !== '' ? [error.message] : [];
}
