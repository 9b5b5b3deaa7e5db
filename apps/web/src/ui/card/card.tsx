import { Group, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './card.module.css';
import { CardElementProvider } from './card-element.ts';
import { FailureBoundary } from './failure-boundary.tsx';

interface Props {
  readonly title: string;
  readonly question: string;
  readonly actions?: ReactNode;
  /** New figures are loading while the old ones are still shown. */
  readonly refreshing: boolean;
  /** What is shown answers an earlier question, and is dimmed. */
  readonly stale?: boolean;
  /** What the card was asked to draw; a drawing that failed is tried again when it changes. */
  readonly drawing?: string;
  readonly children: ReactNode;
}

export function Card({ title, question, actions, refreshing, stale = false, drawing, children }: Props) {
  const { t } = useTranslation();
  const body = useRef<HTMLDivElement>(null);
  return (
    <section className={classes.card} aria-label={title} aria-busy={refreshing}>
      {refreshing ? (
        <div className={classes.line} role="progressbar" aria-label={t('{{title}} is being refreshed', { title })} />
      ) : null}
      <header className={classes.head}>
        <div>
          <Title order={2}>{title}</Title>
          <div className={classes.question} data-stale={stale || undefined}>
            {question}
          </div>
        </div>
        <Group gap={2} className={`${classes.actions} no-print`}>
          <CardElementProvider value={body}>{actions}</CardElementProvider>
        </Group>
      </header>
      <div ref={body} className={classes.body} data-stale={stale || undefined}>
        <FailureBoundary {...(drawing === undefined ? {} : { resetKey: drawing })}>{children}</FailureBoundary>
      </div>
    </section>
  );
}
