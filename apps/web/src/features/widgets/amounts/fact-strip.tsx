import type { PageState } from '@waybill/model';
import { readingOf } from '../reading-of.ts';
import { FactButton } from './fact-button.tsx';
import classes from './fact-strip.module.css';
import type { Amount } from './prepare-amounts.ts';

interface Props {
  readonly state: PageState;
  readonly amounts: readonly Amount[];
  readonly earlier: readonly Amount[] | undefined;
  readonly onChoose: (fact: string) => void;
}

/** One button a fact. */
export function FactStrip({ state, amounts, earlier, onChoose }: Props) {
  return (
    <div className={classes.strip}>
      {amounts.map((amount, index) => (
        <FactButton
          key={amount.fact.key}
          amount={amount}
          earlier={earlier?.[index]?.value}
          reading={readingOf(state)}
          chosen={amount.fact.key === state.fact.key}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
