import { Button, Text } from '@mantine/core';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './card.module.css';

interface Props {
  /** When this changes, what failed is drawn again: another choice may well be drawn. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** A part of a page whose drawing failed, or whose code could not be loaded, says so; the rest of the page lives on (S2 section 2). */
export function FailureBoundary({ resetKey = unchanged(), children }: Props) {
  return (
    <CatchBoundary getResetKey={() => resetKey} errorComponent={({ error }) => <Failure error={error} />}>
      {children}
    </CatchBoundary>
  );
}

export const unchanged = () => 'unchanged';

/** What is in place of a part that failed. */
export function Failure({ error }: { readonly error: unknown }) {
  const { t } = useTranslation();
  return (
    <div className={classes.state} role="alert">
      <Text fw={500}>{t('Something went wrong')}</Text>
      <Text size="sm" c="dimmed" maw={380}>
        {t('Your saved data is safe.')}
      </Text>
      <details className={classes.details}>
        <summary>{t('Details')}</summary>
        {error instanceof Error ? error.message : String(error)}
      </details>
      <Button size="xs" variant="light" mt={6} onClick={() => window.location.reload()}>
        {t('Reload the page')}
      </Button>
    </div>
  );
}
