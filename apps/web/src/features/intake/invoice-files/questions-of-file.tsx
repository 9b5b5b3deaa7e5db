import { Button, Group, Select, Stack, Text } from '@mantine/core';
import type { ReadingAnswers, ReadingQuestion } from '@waybill/contract';
import { currencies } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { longDate } from '../../../lib/languages/formats.ts';

interface Props {
  readonly questions: readonly ReadingQuestion[];
  /** What was said so far. */
  readonly answers: ReadingAnswers | undefined;
  onAnswer(answers: ReadingAnswers): void;
}

const orders = ['month first', 'day first'] as const;
const codes = currencies.map(({ code }) => code);

/** Asks what a file does not say, and what must be known before it counts. */
export function QuestionsOfFile({ questions, answers, onAnswer }: Props) {
  const { t } = useTranslation();
  const answer = (further: ReadingAnswers) => onAnswer({ ...answers, ...further });
  const date = questions.find((question) => question.about === 'date order');
  const asks = (about: ReadingQuestion['about']) => questions.some((question) => question.about === about);
  return (
    <Stack gap="xs">
      {date === undefined ? null : (
        <Group gap="xs">
          <Text size="sm">{t('Which day is {{date}} in this file?', { date: date.text })}</Text>
          {orders.map((order) => (
            <Button
              key={order}
              size="xs"
              variant={answers?.dateOrder === order ? 'filled' : 'default'}
              onClick={() => answer({ dateOrder: order })}
            >
              {longDate(order === 'month first' ? date.monthFirst : date.dayFirst)}
            </Button>
          ))}
        </Group>
      )}
      {asks('currency') ? (
        <Select
          size="xs"
          maw={320}
          label={t('In which currency are the amounts of this file?')}
          searchable
          data={codes}
          value={answers?.currencyCode ?? null}
          onChange={(code) => (code === null ? undefined : answer({ currencyCode: code }))}
        />
      ) : null}
      {asks('other date') ? (
        <Button
          size="xs"
          style={{ alignSelf: 'flex-start' }}
          variant={answers?.acceptOtherDates === true ? 'filled' : 'default'}
          onClick={() => answer({ acceptOtherDates: true })}
        >
          {t('It is another invoice')}
        </Button>
      ) : null}
    </Stack>
  );
}
