import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './card.module.css';

interface Props {
  readonly title: string;
  readonly question: string;
  readonly actions?: ReactNode;
  /** New figures are on their way while the old ones are still shown. */
  readonly refreshing: boolean;
  readonly children: ReactNode;
}

export function Card({ title, question, actions, refreshing, children }: Props) {
  const { t } = useTranslation();
  return (
    <section className={classes.card} aria-label={title} aria-busy={refreshing}>
      {refreshing ? (
        <div className={classes.line} role="progressbar" aria-label={t('{{title}} is being refreshed', { title })} />
      ) : null}
      <header className={classes.head}>
        <div>
          <Title order={2}>{title}</Title>
          <div className={classes.question}>{question}</div>
        </div>
        <Group gap={2} wrap="nowrap" className="no-print">
          {actions}
        </Group>
      </header>
      <div className={classes.body}>{children}</div>
    </section>
  );
}
