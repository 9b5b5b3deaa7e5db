import type { PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../reading-of.ts';
import { FactButton } from './fact-button.tsx';
import classes from './fact-strip.module.css';
import type { Amount } from './prepare-amounts.ts';
import { carriersText } from './total-spend-scope.ts';

interface Props {
  readonly state: PageState;
  readonly amounts: readonly Amount[];
  readonly earlier: readonly Amount[] | undefined;
  readonly onChoose: (fact: string) => void;
}

/** One button a fact. */
export function FactStrip({ state, amounts, earlier, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <div className={classes.strip}>
      {amounts.map((amount, index) => (
        <FactButton
          key={amount.fact.key}
          amount={amount}
          earlier={earlier?.[index]?.value}
          reading={readingOf(state)}
          carriers={carriersText(t, state, amount.fact)}
          chosen={amount.fact.key === state.fact.key}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}
