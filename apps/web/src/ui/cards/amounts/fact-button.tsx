import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { percentageChange, type Reading } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { factText, percentText, shortFactText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { Hint } from '../../floating/hint.tsx';
import classes from './fact-strip.module.css';
import type { Amount } from './prepare-amounts.ts';

interface Props {
  readonly amount: Amount;
  /** The total in the period before; undefined if there is none to compare with. */
  readonly earlier: number | undefined;
  readonly reading: Reading;
  readonly chosen: boolean;
  /** Which carriers it counts, where that differs from figure to figure. */
  readonly carriers: string | undefined;
  readonly large?: boolean;
  readonly onChoose: (fact: string) => void;
}

/** A fact's total in short, in full on hover and focus, and the change against the period before; a click chooses it. */
export function FactButton({
  amount: { fact, value },
  earlier,
  reading,
  chosen,
  carriers,
  large = false,
  onChoose,
}: Props) {
  const { t } = useTranslation();
  const full = factText(value, fact.unit, reading);
  const change = changeOf(value, earlier);
  return (
    <Hint label={`${full} · ${t(fact.meaning)}`} multiline maw={280}>
      <UnstyledButton
        className={classes.fact}
        data-large={large || undefined}
        aria-pressed={chosen}
        aria-description={t(fact.meaning)}
        onClick={() => onChoose(fact.key)}
      >
        <span className={classes.name}>
          {t(fact.text)}
          {carriers === undefined ? null : <span className={classes.carriers}>{carriers}</span>}
        </span>
        <span className={classes.value}>{shortFactText(value, fact.unit, reading)}</span>
        <VisuallyHidden>{`${t(', in full {{value}}', { value: full })}; `}</VisuallyHidden>
        <span className={classes.change}>
          {change === undefined ? null : (
            <>
              <change.icon size={14} stroke={2} aria-hidden />
              {change.amount}
              {large && earlier !== undefined ? (
                <span>{t('from {{amount}}', { amount: factText(earlier, fact.unit, reading) })}</span>
              ) : null}
              <VisuallyHidden>{` ${t(change.meaning)}`}</VisuallyHidden>
            </>
          )}
        </span>
      </UnstyledButton>
    </Hint>
  );
}

/** The change in percent; none against nothing. */
function changeOf(now: number, before: number | undefined) {
  if (before === undefined || before === 0) return undefined;
  const change = percentageChange(now, before) ?? 0;
  const amount = percentText(Math.abs(change));
  return change < 0
    ? { icon: IconArrowDownRight, amount, meaning: text('less than in the period before') }
    : { icon: IconArrowUpRight, amount, meaning: text('more than in the period before') };
}
