import { Text, UnstyledButton } from '@mantine/core';
import { confidences, type ExceptionState, exceptionStates } from '@waybill/contract';
import { confidenceNames, exceptionStateNames } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { displayDate, moneyText } from '../../../lib/languages/formats.ts';
import { Tile } from '../../../ui/tiles/tile.tsx';
import tiles from '../../../ui/tiles/tiles.module.css';
import classes from './exceptions.module.css';
import type { Stake, Summary } from './summary.ts';
import { useExceptionsAddress } from './use-exceptions-address.ts';

/** States that a finding has sooner or later; the others are shown where there are findings in them. */
const usualStates: readonly ExceptionState[] = ['open', 'disputed', 'credited', 'denied'];

interface Props extends Pick<Summary, 'unfiled' | 'soon' | 'states'> {
  /** The last day of what is urgent. */
  readonly soonBy: string;
}

/** What can be claimed, by how sure it is, and what cannot; then what is at stake in each state. A tile shows its own. */
export function StateTiles({ unfiled, soon, soonBy, states }: Props) {
  const { t } = useTranslation();
  const { search, ask } = useExceptionsAddress();
  const none = { confidence: undefined, claim: undefined } as const;
  const isSoon = search.claimBy === soonBy;
  const shownStates = exceptionStates.filter(
    (state) => usualStates.includes(state) || search.state === state || states[state].findings > 0,
  );
  return (
    <>
      <div className={`${tiles.tiles} ${tiles.strip}`}>
        <StakeTile
          title={t('Expires by {{day}}', { day: displayDate(soonBy) })}
          stake={soon}
          isChosen={isSoon}
          onPress={() =>
            ask(isSoon ? { claimBy: undefined, claimWindow: undefined } : { claimBy: soonBy, claimWindow: 'claimable' })
          }
        />
        {confidences.map((confidence) => {
          const { firstClaimBy } = unfiled[confidence];
          const isChosen = search.confidence === confidence && search.claim === 'claimable';
          return (
            <StakeTile
              key={confidence}
              title={t(confidenceNames[confidence])}
              stake={unfiled[confidence]}
              isChosen={isChosen}
              onPress={() => ask(isChosen ? none : { confidence, claim: 'claimable' })}
              note={
                firstClaimBy === null ? undefined : t('First deadline: {{day}}', { day: displayDate(firstClaimBy) })
              }
            />
          );
        })}
        <StakeTile
          title={t('Not claimable')}
          stake={unfiled.not_claimable}
          isChosen={search.claim === 'not_claimable'}
          onPress={() =>
            ask(search.claim === 'not_claimable' ? none : { confidence: undefined, claim: 'not_claimable' })
          }
        />
      </div>
      <div className={classes.states}>
        {shownStates.map((state) => (
          <UnstyledButton
            key={state}
            className={classes.state ?? ''}
            aria-pressed={search.state === state}
            onClick={() => ask({ state: search.state === state ? undefined : state })}
          >
            {t(exceptionStateNames[state])} <strong>{moneyText(states[state].amount)}</strong>{' '}
            <span>{t('{{count, number}} findings', { count: states[state].findings })}</span>
          </UnstyledButton>
        ))}
      </div>
    </>
  );
}

interface StakeTileProps {
  readonly title: string;
  readonly stake: Stake;
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly note?: string | undefined;
}

function StakeTile({ title, stake, isChosen, onPress, note }: StakeTileProps) {
  const { t } = useTranslation();
  return (
    <Tile
      title={title}
      figure={moneyText(stake.amount)}
      isPressed={isChosen}
      onPress={onPress}
      note={
        <>
          <Text size="xs" c="dimmed" className="numeric">
            {t('{{count, number}} findings', { count: stake.findings })}
          </Text>
          {note === undefined ? null : (
            <Text size="xs" fw={500}>
              {note}
            </Text>
          )}
        </>
      }
    />
  );
}
