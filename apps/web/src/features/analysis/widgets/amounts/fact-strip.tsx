import type { PageState } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { FactButton } from '../../../../ui/cards/amounts/fact-button.tsx';
import classes from '../../../../ui/cards/amounts/fact-strip.module.css';
import type { Amount } from '../../../../ui/cards/amounts/prepare-amounts.ts';
import { carriersText } from '../../../../ui/cards/amounts/total-spend-scope.ts';

interface Props {
  readonly state: PageState;
  readonly amounts: readonly Amount[];
  readonly earlier: readonly Amount[] | undefined;
  readonly onChoose: (fact: string) => void;
}

/** One button per fact. */
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
