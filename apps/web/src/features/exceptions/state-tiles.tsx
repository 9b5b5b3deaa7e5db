import { Text, UnstyledButton } from '@mantine/core';
import { exceptionStates } from '@waybill/contract';
import { exceptionStateNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { countText, moneyText } from '../../lib/languages/formats.ts';
import classes from './exceptions.module.css';
import type { Summary } from './summary.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** What is at stake in each state; a tile shows its findings alone, and all again. */
export function StateTiles({ states }: Pick<Summary, 'states'>) {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  return (
    <div className={classes.tiles}>
      {exceptionStates.map((state) => (
        <UnstyledButton
          key={state}
          className={classes.tile ?? ''}
          aria-pressed={search.state === state}
          onClick={() => ask({ state: search.state === state ? undefined : state })}
        >
          <Text size="sm" c="dimmed">
            {t(exceptionStateNames[state])}
          </Text>
          <Text fz={22} fw={600} className="numeric">
            {moneyText(states[state].amount)}
          </Text>
          <Text size="xs" c="dimmed" className="numeric">
            {t('Findings: {{findings}}', { findings: countText(states[state].findings) })}
          </Text>
        </UnstyledButton>
      ))}
    </div>
  );
}
