import { Text, UnstyledButton } from '@mantine/core';
import { exceptionStates } from '@waybill/contract';
import { exceptionStateNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import classes from './exceptions.module.css';
import type { Stake, Summary } from './summary.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** What can still be claimed, then what is at stake in each state; a tile shows its findings alone, and all again. */
export function StateTiles({ claimable, states }: Pick<Summary, 'claimable' | 'states'>) {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  const isClaimable = search.claimWindow === 'claimable';
  return (
    <div className={classes.tiles}>
      <Tile
        title={t('Worth checking')}
        stake={claimable}
        isChosen={isClaimable}
        onPress={() => ask({ claimWindow: isClaimable ? undefined : 'claimable' })}
        note={
          claimable.firstClaimBy === null
            ? undefined
            : t('First deadline: {{day}}', { day: displayDate(claimable.firstClaimBy) })
        }
      />
      {exceptionStates.map((state) => (
        <Tile
          key={state}
          title={t(exceptionStateNames[state])}
          stake={states[state]}
          isChosen={search.state === state}
          onPress={() => ask({ state: search.state === state ? undefined : state })}
        />
      ))}
    </div>
  );
}

interface TileProps {
  readonly title: string;
  readonly stake: Stake;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly note?: string | undefined;
}

function Tile({ title, stake, isChosen, onPress, note }: TileProps) {
  const { t } = useTranslation();
  return (
    <UnstyledButton className={classes.tile ?? ''} aria-pressed={isChosen} onClick={onPress}>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fz={20} fw={600} className="numeric">
        {moneyText(stake.amount)}
      </Text>
      <Text size="xs" c="dimmed" className="numeric">
        {t('{{count, number}} findings', { count: stake.findings })}
      </Text>
      {note === undefined ? null : (
        <Text size="xs" fw={500}>
          {note}
        </Text>
      )}
    </UnstyledButton>
  );
}
