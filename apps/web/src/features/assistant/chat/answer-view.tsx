import { Button, Menu, SegmentedControl, Text, UnstyledButton } from '@mantine/core';
import type { ChatAnswer, ChatColumn, ReadingChip } from '@waybill/contract';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countText } from '../../../lib/languages/formats.ts';
import { PortalLink } from '../../../ui/buttons/portal-link.tsx';
import { AnswerTable } from './answer-table.tsx';
import { valueText } from './answer-text.ts';
import classes from './chat.module.css';

const AnswerChart = lazy(() => import('./answer-chart.tsx'));

interface Props {
  readonly answer: ChatAnswer;
  /** Whether the next questions are offered: under the newest answer. */
  readonly offersNext: boolean;
  readonly onAsk: (question: string) => void;
}

/** What the assistant says: a sentence, the rows as a chart or table, how the question was read, and what to ask next. */
export function AnswerView({ answer, offersNext, onAsk }: Props) {
  const { t } = useTranslation();
  const { assistantResponse, exception, df, chart, links, reading, questions, questionLabels, outcome } = answer;
  const [view, setView] = useState<'chart' | 'table'>(chart === null || answer.opensAsTable ? 'table' : 'chart');
  const [first] = df;
  return (
    <>
      <Text component="p" dir="auto" className={classes.sentence} {...(exception === null ? {} : { c: 'red' })}>
        {assistantResponse}
      </Text>
      {first !== undefined && df.length === 1 ? <AnswerFigures row={first} columns={answer.columns} /> : null}
      {df.length > 1 ? (
        <>
          {chart === null ? null : (
            <SegmentedControl
              size="xs"
              value={view}
              aria-label={t('Chart or table')}
              onChange={(chosen) => setView(chosen === 'chart' ? 'chart' : 'table')}
              data={[
                { value: 'chart', label: t('Chart') },
                { value: 'table', label: t('Table') },
              ]}
            />
          )}
          {view === 'chart' && chart !== null ? (
            <Suspense fallback={<div className={classes.chartRoom} />}>
              <AnswerChart answer={answer} />
            </Suspense>
          ) : (
            <AnswerTable answer={answer} />
          )}
        </>
      ) : null}
      {links.length === 0 ? null : (
        <div className={classes.links}>
          {links.map(({ label, path }) => (
            <PortalLink key={path} href={path} size="sm">
              {t(label)}
            </PortalLink>
          ))}
        </div>
      )}
      {answer.languageModel ? (
        <Text size="xs" c="dimmed">
          {t('A language model read this question. The figures are the product’s own.')}
        </Text>
      ) : null}
      {reading.length === 0 ? null : <ReadingChips reading={reading} onAsk={onAsk} />}
      {outcome === 'answer' ? <About answer={answer} /> : null}
      {offersNext && questions.length > 0 ? (
        <ul className={classes.next} aria-label={t('Questions to ask next')}>
          {questions.map((question, index) => (
            <li key={question}>
              <Button
                variant="default"
                size="compact-sm"
                radius="xl"
                fw={400}
                classNames={{ label: classes.wrapping }}
                title={question}
                onClick={() => onAsk(question)}
              >
                {questionLabels[index] ?? question}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

interface ReadingProps {
  readonly reading: readonly ReadingChip[];
  readonly onAsk: (question: string) => void;
}

/** How the question was read; each part can be changed. */
function ReadingChips({ reading, onAsk }: ReadingProps) {
  const { t } = useTranslation();
  return (
    <ul className={classes.chips} aria-label={t('How I read this')}>
      {reading.map(({ kind, label, choices }) => (
        <li key={`${kind} ${label}`}>
          {choices.length === 0 ? (
            <span className={classes.chip}>{label}</span>
          ) : (
            <Menu position="bottom-start" withinPortal>
              <Menu.Target>
                <UnstyledButton className={classes.chip}>{label}</UnstyledButton>
              </Menu.Target>
              <Menu.Dropdown>
                {choices.map((choice) => (
                  <Menu.Item key={choice.prompt} onClick={() => onAsk(choice.prompt)}>
                    {choice.label}
                  </Menu.Item>
                ))}
              </Menu.Dropdown>
            </Menu>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Where the figures come from, for those who ask. */
function About({ answer }: { readonly answer: ChatAnswer }) {
  const { readingText, definitions, rowCount, dataVersion, milliseconds } = answer;
  const { t } = useTranslation();
  return (
    <details className={classes.about}>
      <summary>{t('About this answer')}</summary>
      <p>{readingText}</p>
      {definitions.map((definition) => (
        <p key={definition}>{definition}</p>
      ))}
      <p>
        {[
          t('{{count, number}} rows', { count: rowCount }),
          dataVersion === null ? '' : t('data version {{version}}', { version: countText(dataVersion) }),
          t('{{milliseconds}} ms', { milliseconds: countText(Math.round(milliseconds)) }),
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </p>
    </details>
  );
}

type Row = ChatAnswer['df'][number];

/** An answer of one row: a single figure in large type, several ones side by side. */
function AnswerFigures({ row, columns }: { readonly row: Row; readonly columns: readonly ChatColumn[] }) {
  const [only, ...more] = columns;
  if (only !== undefined && more.length === 0)
    return <div className={classes.headline}>{valueText(row[only.name], only)}</div>;
  return (
    <dl className={classes.figures}>
      {columns.map((column) => (
        <div key={column.name}>
          <dt>{column.label}</dt>
          <dd>{valueText(row[column.name], column)}</dd>
        </div>
      ))}
    </dl>
  );
}
