import { ActionIcon, Badge, Button, Group, Stack, Text, Tooltip } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  deleteTestCase,
  listTestCases,
  mostTestCasesAtOnce,
  runTestCases,
  type StoredTestCase,
  type TestCaseResult,
} from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { clientsOptions } from '../../../lib/analysis/client-queries.ts';
import { errorText } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { countText } from '../../../lib/languages/formats.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CardEmpty, CardFailure, CardSkeleton } from '../../../ui/card/card-states.tsx';
import { ClientField } from '../../../ui/fields/client-field.tsx';
import classes from './test-cases-card.module.css';

const height = 160;

/** The test cases of the assistant: run them, and see what was expected against what was answered. */
export function TestCasesCard() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['assistant test cases'],
    queryFn: ({ signal }) => call(listTestCases, {}, signal),
  });
  const { data: clients = [] } = useQuery(clientsOptions);
  const [chosen, setChosen] = useState<number>();
  const clientId = chosen ?? clients[0]?.id;
  const [results, setResults] = useState<ReadonlyMap<number, TestCaseResult>>(new Map());
  const run = useMutation({
    mutationFn: async (ids: readonly number[]) => {
      if (clientId === undefined) return;
      for (let first = 0; first < ids.length; first += mostTestCasesAtOnce) {
        const some = ids.slice(first, first + mostTestCasesAtOnce);
        const came = await call(runTestCases, { body: { clientId, ids: some } });
        setResults((before) => new Map([...before, ...came.map((result) => [result.id, result] as const)]));
      }
    },
    onError: (failure) => notifications.show({ color: 'red', message: errorText(failure) }),
  });
  const remove = useMutation({
    mutationFn: (id: number) => call(deleteTestCase, { params: { id } }),
    onSettled: () => void refetch(),
    onError: (failure) => notifications.show({ color: 'red', message: errorText(failure) }),
  });
  const ran = [...results.values()];
  const passed = ran.filter((result) => result.passed).length;
  return (
    <Card
      title={t('Test cases of the assistant')}
      question={t('Questions saved from the chat, with the answers that are expected.')}
      refreshing={run.isPending}
    >
      {data === undefined && error === null ? <CardSkeleton height={height} /> : null}
      {data === undefined && error !== null ? (
        <CardFailure error={error} height={height} onRetry={() => void refetch()} />
      ) : null}
      {data?.length === 0 ? (
        <CardEmpty height={height} why={t('Choose Add Test Case under an answer in the chat.')} />
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <Stack gap="sm">
          <Group align="end" gap="sm">
            <ClientField clients={clients} clientId={clientId} onClient={setChosen} />
            <Button
              loading={run.isPending}
              disabled={clientId === undefined}
              onClick={() => run.mutate(data.map(({ id }) => id))}
            >
              {t('Run all')}
            </Button>
            <Text size="sm" c="dimmed" role="status">
              {ran.length === 0
                ? ''
                : t('{{passed}} of {{all}} passed', { passed: countText(passed), all: countText(ran.length) })}
            </Text>
          </Group>
          <ul className={classes.list}>
            {data.map((testCase) => (
              <TestCaseLine
                key={testCase.id}
                testCase={testCase}
                result={results.get(testCase.id)}
                isBusy={run.isPending}
                onRun={() => run.mutate([testCase.id])}
                onDelete={() => remove.mutate(testCase.id)}
              />
            ))}
          </ul>
        </Stack>
      )}
    </Card>
  );
}

interface LineProps {
  readonly testCase: StoredTestCase;
  readonly result: TestCaseResult | undefined;
  readonly isBusy: boolean;
  readonly onRun: () => void;
  readonly onDelete: () => void;
}

function TestCaseLine({ testCase, result, isBusy, onRun, onDelete }: LineProps) {
  const { t } = useTranslation();
  const { prompts, targetAgent } = testCase;
  return (
    <li className={classes.line}>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div className={classes.said}>
          <Text size="sm" dir="auto" className={classes.prompt}>
            {prompts.join(' · ')}
          </Text>
          <Text size="xs" c="dimmed">
            {targetAgent}
          </Text>
        </div>
        <Group gap={4} wrap="nowrap">
          {result === undefined ? null : (
            <Badge variant="light" color={result.passed ? 'green' : 'red'}>
              {result.passed ? t('Passed') : t('Failed')}
            </Badge>
          )}
          <Tooltip label={t('Run')}>
            <ActionIcon
              aria-label={t('Run ‘{{question}}’', { question: prompts[0] })}
              disabled={isBusy}
              onClick={onRun}
            >
              <IconPlayerPlay size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
          <Tooltip label={t('Delete')}>
            <ActionIcon aria-label={t('Delete ‘{{question}}’', { question: prompts[0] })} onClick={onDelete}>
              <IconTrash size={16} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      {result === undefined || result.passed ? null : <TestCaseOutcome result={result} />}
    </li>
  );
}

/** What was expected, what was answered, and what tells them apart. */
function TestCaseOutcome({ result }: { readonly result: TestCaseResult }) {
  const { t } = useTranslation();
  const { expected, actual, difference, agentFits, expectedAgent, type } = result;
  return (
    <dl className={classes.outcome}>
      {agentFits ? null : (
        <>
          <dt>{t('Kind of answer')}</dt>
          <dd>{`${expectedAgent} → ${type}`}</dd>
        </>
      )}
      <dt>{t('Expected')}</dt>
      <dd dir="auto">{expected.join('\n')}</dd>
      <dt>{t('Actual')}</dt>
      <dd dir="auto">{actual.join('\n')}</dd>
      {difference.length === 0 ? null : (
        <>
          <dt>{t('Difference')}</dt>
          <dd dir="auto">
            {difference.map(({ kind, text }, place) => {
              const key = `${place} ${kind}`;
              if (kind === 'missing') return <del key={key}>{`${text} `}</del>;
              if (kind === 'added') return <ins key={key}>{`${text} `}</ins>;
              return (
                <Text key={key} span inherit>
                  {`${text} `}
                </Text>
              );
            })}
          </dd>
        </>
      )}
    </dl>
  );
}
