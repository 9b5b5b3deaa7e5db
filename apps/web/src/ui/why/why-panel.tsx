import { Button, Text, UnstyledButton } from '@mantine/core';
import { type PageState, percentageChange, rounded } from '@waybill/model';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../lib/analysis/reading-of.ts';
import { useViewAddress } from '../../lib/analysis/use-view-address.ts';
import { factText, shortFactText } from '../../lib/languages/formats.ts';
import { signed, signedFactText, signedPercentText } from '../cards/signed.ts';
import { Hint } from '../floating/hint.tsx';
import { LengthBar } from '../tables/length-bar.tsx';
import { type CauseLine, causeLines } from './cause-lines.ts';
import classes from './why-panel.module.css';
import type { WhyProps } from './why-props.ts';
import { whyTable } from './why-table-name.ts';

/** Tables are in none of the charts, so they come when one is opened. */
const WhyTable = lazy(() => import('./why-table.tsx').then((file) => ({ default: file.WhyTable })));

/** The causes that are named at first, the largest ones; what the others come to is one more amount. */
const mostAtFirst = 8;

/**
 * Why the cost changed: an amount for each cause, together exactly the change. A cause opens the services that it moved, and
 * these their rows.
 */
export function WhyPanel(props: WhyProps) {
  const { t } = useTranslation();
  const { change, state } = props;
  const { view, change: changeView } = useViewAddress();
  const [chosen, setChosen] = useState<string>();
  const isOpen = view.table?.includes(whyTable) ?? false;
  const open = (wanted: boolean) => {
    const others = (view.table ?? []).filter((name) => name !== whyTable);
    const table = wanted ? [...others, whyTable] : others;
    changeView({ table: table.length === 0 ? undefined : table });
  };
  const lines = causeLines(change).toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
  const largest = Math.max(Math.abs(lines[0]?.amount ?? 0), 0.01);
  const [showsAll, setShowsAll] = useState(false);
  // One cause is not hidden behind the name of several.
  const shown = showsAll || lines.length <= mostAtFirst + 1 ? lines : lines.slice(0, mostAtFirst);
  const smaller = lines.slice(shown.length);
  const choose = (key: string) => {
    const isChosen = isOpen && chosen === key;
    setChosen(isChosen ? undefined : key);
    open(!isChosen);
  };
  if (lines.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('Why it changed')}>
      <ul className={classes.causes}>
        {shown.map((line) => (
          <CauseAmount
            key={line.key}
            name={line.name}
            meaning={line.meaning}
            amount={line.amount}
            largest={largest}
            state={state}
            isOpen={isOpen && chosen === line.key}
            onPress={() => choose(line.key)}
          />
        ))}
        {smaller.length === 0 ? null : (
          <CauseAmount
            name={t('Smaller causes')}
            meaning={smaller.map(({ name }) => name).join(', ')}
            amount={rounded(smaller.reduce((sum, { amount }) => sum + amount, 0))}
            largest={largest}
            state={state}
            isOpen={false}
            onPress={() => setShowsAll(true)}
          />
        )}
      </ul>
      <LikeForLike change={change} state={state} />
      <div className={classes.foot}>
        <Text size="xs" c="dimmed">
          {t('Together they make up the change of {{amount}}.', {
            amount: signedFactText(change.difference, state),
          })}
        </Text>
        {showsAll ? (
          <Button data-not-in-pictures variant="subtle" size="compact-xs" onClick={() => setShowsAll(false)}>
            {t('Show the largest causes')}
          </Button>
        ) : null}
        <Button
          data-not-in-pictures
          variant="subtle"
          size="compact-xs"
          aria-expanded={isOpen}
          onClick={() => {
            setChosen(undefined);
            open(!isOpen);
          }}
        >
          {isOpen ? t('Hide the services') : t('Show by service')}
        </Button>
      </div>
      {isOpen ? (
        <Suspense fallback={null}>
          <WhyTable {...props} lines={lines} chosen={lines.find(({ key }) => key === chosen)} />
        </Suspense>
      ) : null}
    </section>
  );
}

interface AmountProps extends Pick<CauseLine, 'name' | 'meaning' | 'amount'> {
  readonly largest: number;
  readonly state: PageState;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

function CauseAmount({ name, meaning, amount, largest, state, isOpen, onPress }: AmountProps) {
  return (
    <li>
      <Hint label={`${signedFactText(amount, state)} · ${meaning}`} multiline maw={280}>
        <UnstyledButton className={classes.cause} aria-expanded={isOpen} onClick={onPress}>
          <span className={classes.name}>{name}</span>
          <span className={classes.amount} dir="ltr">
            {signed(shortFactText(Math.abs(amount), 'currency', readingOf(state)), amount)}
          </span>
          <LengthBar amount={amount} largest={largest} fromMiddle />
        </UnstyledButton>
      </Hint>
    </li>
  );
}

/** What the packages of now would have cost at the earlier prices. */
function LikeForLike({ change: { likeForLike }, state }: Pick<WhyProps, 'change' | 'state'>) {
  const { t } = useTranslation();
  if (likeForLike === undefined) return null;
  const { now, atEarlierPrices } = likeForLike;
  const amount = (value: number) => factText(value, state.fact.unit, readingOf(state));
  const difference = rounded(now - atEarlierPrices);
  const percent = percentageChange(now, atEarlierPrices);
  return (
    <Text size="sm" mt={12}>
      {t(
        'Like for like: the same packages at the earlier prices would have cost {{earlier}}. They cost {{now}}: {{difference}}.',
        {
          earlier: amount(atEarlierPrices),
          now: amount(now),
          difference: [
            signedFactText(difference, state),
            ...(percent === null ? [] : [`(${signedPercentText(percent)})`]),
          ].join(' '),
        },
      )}
    </Text>
  );
}
