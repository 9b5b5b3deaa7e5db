import { Text } from '@mantine/core';
import type { TestCaseResult } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import classes from './test-cases-card.module.css';

/** What was expected, what was answered, and what tells them apart. */
export function TestCaseOutcome({ result }: { readonly result: TestCaseResult }) {
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
