import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import {
  amountsQuery,
  isPartOfNet,
  kilogramsPerPound,
  netOfAll,
  type PageState,
  percentage,
  rounded,
  wholeOf,
} from '@waybill/model';
import type { TFunction } from 'i18next';
import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useComparableRange } from '../../../../lib/analysis/comparable-range.ts';
import { dataOptions } from '../../../../lib/analysis/data-queries.ts';
import { readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText, percentText } from '../../../../lib/languages/formats.ts';
import { CardSkeleton } from '../../../../ui/card/card-states.tsx';
import { amountsExport } from '../../../../ui/cards/amounts/amounts-export.ts';
import { FactButton } from '../../../../ui/cards/amounts/fact-button.tsx';
import classes from '../../../../ui/cards/amounts/fact-strip.module.css';
import { type Amount, type Amounts, prepareAmounts, withChosen } from '../../../../ui/cards/amounts/prepare-amounts.ts';
import { carriersText } from '../../../../ui/cards/amounts/total-spend-scope.ts';
import { TotalSpendSum } from '../../../../ui/cards/amounts/total-spend-sum.tsx';
import { WeightUnitChoice } from '../../../../ui/cards/amounts/weight-unit-choice.tsx';
import { useRoom } from '../../../../ui/cards/use-room.ts';
import { useWidgetData } from '../../../../ui/cards/use-widget-data.ts';
import { WidgetCard } from '../../../../ui/cards/widget-card.tsx';
import type { WidgetProps } from '../../../../ui/cards/widget-props.ts';
import { InTurn } from '../../../../ui/waiting/in-turn.tsx';
import { WhyButton } from '../../../../ui/why/why-button.tsx';
import { useFinding } from './use-finding.ts';

const loadAmounts = () => import('./amounts-chart.tsx');
const AmountsChart = lazy(loadAmounts);
const stripHeight = 92;
const averageHeight = 29;
const chartHeight = 320;

/** The totals of all facts, as buttons or as bars; either way a click chooses the fact of the page. */
export function AmountsWidget(props: WidgetProps) {
  const { analysis, settings } = props;
  const { state, page, search, go } = analysis;
  const query = useMemo(() => amountsQuery(state), [state]);
  const prepare = useMemo(() => prepareAmounts(state), [state]);
  const data = useWidgetData(props, 'amounts', query, prepare);
  const { drawn } = data;
  const { range, isKnown } = useComparableRange(page, drawn?.state ?? state);
  const before = useQuery({
    ...dataOptions(page.name, 'amounts', amountsQuery({ ...(drawn?.state ?? state), dates: range ?? state.dates })),
    enabled: drawn !== undefined && range !== undefined,
  });
  const earlier = range === undefined || before.data === undefined ? undefined : prepare(before.data);
  const chosenIn = (figures: Amounts | undefined) =>
    figures &&
    withChosen(figures, drawn?.state ?? state).find(({ fact }) => fact.key === (drawn?.state ?? state).fact.key)?.value;
  const isAnswered = drawn !== undefined && isKnown && (range === undefined || !before.isLoading);
  const finding = useFinding(
    analysis,
    drawn?.state ?? state,
    isAnswered ? { now: chosenIn(drawn.picture) ?? 0, before: chosenIn(earlier), range } : undefined,
  );
  const barsHeight = useRoom(chartHeight, props.isFull);
  const height =
    (settings.chartType === 'toggle' ? stripHeight : barsHeight) +
    (state.analysis.hasCostPerPackage ? averageHeight : 0);
  const choose = (fact: string) => go({ ...search, fact: fact === page.defaultFact ? undefined : fact });
  return (
    <WidgetCard
      props={props}
      data={data}
      height={height}
      extra={
        <>
          <WhyButton
            analysis={analysis}
            state={drawn?.state ?? state}
            before={range && { ...(drawn?.state ?? state), dates: range }}
            onViewRows={props.onViewRows}
          />
          <WeightUnitChoice analysis={analysis} />
        </>
      }
      isEmpty={() => false}
      finding={() => finding}
      exportTable={({ picture, state: of }) => amountsExport(picture.amounts, of)}
      table={({ picture, state: of }) => (
        <>
          {settings.chartType === 'toggle' ? (
            <FactStrip
              state={of}
              amounts={withChosen(picture, of)}
              earlier={earlier && withChosen(earlier, of)}
              onChoose={choose}
            />
          ) : (
            <InTurn load={loadAmounts} fallback={<CardSkeleton height={height} />}>
              <AmountsChart
                state={of}
                amounts={picture.amounts}
                settings={settings}
                height={barsHeight}
                onChoose={choose}
              />
            </InTurn>
          )}
          <TotalSpendSum picture={picture} state={of} />
          <CostPerPackage {...picture} state={of} />
          <ShareOfWhole {...picture} state={of} />
        </>
      )}
    />
  );
}

/** The chosen fact per package; nothing if packages are not counted, or there are none. */
function CostPerPackage({ state, amounts, packages, pounds }: Amounts & { readonly state: PageState }) {
  const { t } = useTranslation();
  const chosen = amounts.find(({ fact }) => fact.key === state.fact.key);
  if (chosen === undefined || packages === undefined || packages <= 0) return null;
  const text = (amount: number) => factText(rounded(amount), chosen.fact.unit, readingOf(state));
  return (
    <Text size="sm" mt={10} className="numeric">
      {t('{{fact}} of {{count, number}} packages: {{amount}} a package on average', {
        fact: t(chosen.fact.text),
        count: packages,
        amount: text(chosen.value / packages),
      })}
      {pounds === undefined || pounds <= 0
        ? null
        : t('; {{perPound}} per billed pound, {{perKilogram}} per billed kilogram', {
            perPound: text(chosen.value / pounds),
            perKilogram: text(chosen.value / (pounds * kilogramsPerPound)),
          })}
    </Text>
  );
}

type Props = Pick<Amounts, 'amounts'> & { readonly state: PageState };

/** The share of the chosen fact in its whole: late packages in all packages, fuel in everything that was billed. */
function ShareOfWhole(props: Props) {
  const { t } = useTranslation();
  const sentence = sentenceOf(t, props);
  if (sentence === undefined) return null;
  return (
    <Text size="sm" mt={10} className="numeric">
      {sentence}
    </Text>
  );
}

/** Nothing for a fact that is not part of a total, or without figures. */
function sentenceOf(t: TFunction, { state, amounts }: Props): string | undefined {
  const { analysis, fact } = state;
  const totals = new Map(amounts.map((each) => [each.fact.key, each.value]));
  const value = totals.get(fact.key) ?? 0;
  const whole = wholeOf(analysis, fact);
  const all = whole === undefined ? netOfAll(totals) : totals.get(whole.key);
  if (all === undefined || all <= 0) return undefined;
  const texts = {
    fact: t(fact.text),
    percent: percentText(percentage(value, all) ?? 0),
    total: factText(rounded(all), fact.unit, readingOf(state)),
  };
  if (whole !== undefined)
    return t('{{fact}} are {{percent}} of {{count, number}} packages', { ...texts, count: rounded(all) });
  return isPartOfNet(fact.key)
    ? t('{{fact}}: {{percent}} of the {{total}} that all carriers billed', texts)
    : undefined;
}

interface FactStripProps {
  readonly state: PageState;
  readonly amounts: readonly Amount[];
  readonly earlier: readonly Amount[] | undefined;
  readonly onChoose: (fact: string) => void;
}

/** One button per fact. */
function FactStrip({ state, amounts, earlier, onChoose }: FactStripProps) {
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
