import { Tooltip, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { type PageState, percentageChange } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { factText, percentText, shortFactText } from '../../../lib/languages/formats.ts';
import { text } from '../../../lib/languages/text.ts';
import { readingOf } from '../reading-of.ts';
import classes from './fact-strip.module.css';
import type { Amount } from './prepare-amounts.ts';

interface Props {
  readonly state: PageState;
  readonly amounts: readonly Amount[];
  readonly earlier: readonly Amount[] | undefined;
  readonly onChoose: (fact: string) => void;
}

/** One button a fact: its total in short, in full on hover and focus, and the change against the period before. */
export function FactStrip({ state, amounts, earlier, onChoose }: Props) {
  const { t } = useTranslation();
  const reading = readingOf(state);
  return (
    <div className={classes.strip}>
      {amounts.map(({ fact, value }, index) => {
        const full = factText(value, fact.unit, reading);
        const change = changeOf(value, earlier?.[index]?.value);
        return (
          <Tooltip
            key={fact.key}
            label={`${full} · ${t(fact.meaning)}`}
            multiline
            maw={280}
            events={{ hover: true, focus: true, touch: false }}
          >
            <UnstyledButton
              className={classes.fact}
              aria-pressed={fact.key === state.fact.key}
              onClick={() => onChoose(fact.key)}
            >
              <span className={classes.name}>{t(fact.text)}</span>
              <span className={classes.value}>{shortFactText(value, fact.unit, reading)}</span>
              <VisuallyHidden>{`${t(', in full {{value}}', { value: full })}; `}</VisuallyHidden>
              {change === undefined ? null : (
                <span className={classes.change}>
                  <change.icon size={14} stroke={2} aria-hidden />
                  {change.amount}
                  <VisuallyHidden>{` ${t(change.meaning)}`}</VisuallyHidden>
                </span>
              )}
            </UnstyledButton>
          </Tooltip>
        );
      })}
    </div>
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
