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
  const lines = causeLines(change);
  const largest = Math.max(...lines.map(({ amount }) => Math.abs(amount)), 0.01);
  const choose = (key: string) => {
    const isChosen = isOpen && chosen === key;
    setChosen(isChosen ? undefined : key);
    open(!isChosen);
  };
  if (lines.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('Why it changed')}>
      <ul className={classes.causes}>
        {lines.map((line) => (
          <CauseAmount
            key={line.key}
            line={line}
            largest={largest}
            state={state}
            isChosen={isOpen && chosen === line.key}
            onChoose={() => choose(line.key)}
          />
        ))}
      </ul>
      <LikeForLike change={change} state={state} />
      <div className={classes.foot}>
        <Text size="xs" c="dimmed">
          {t('Together they make up the change of {{amount}}.', {
            amount: signedFactText(change.difference, state),
          })}
        </Text>
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

interface LineProps {
  readonly line: CauseLine;
  readonly largest: number;
  readonly state: PageState;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function CauseAmount({ line: { name, meaning, amount }, largest, state, isChosen, onChoose }: LineProps) {
  return (
    <li>
      <Hint label={`${signedFactText(amount, state)} · ${meaning}`} multiline maw={280}>
        <UnstyledButton className={classes.cause} aria-expanded={isChosen} onClick={onChoose}>
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
