import type { PageState, WidgetDimension, WidgetSettings } from '@waybill/model';
import { useTranslation } from 'react-i18next';
import { isDrawable, readingOf } from '../../../../lib/analysis/reading-of.ts';
import { factText } from '../../../../lib/languages/formats.ts';
import { isDrawnAsPie } from '../../../../ui/cards/breakdown/pie-parts.ts';
import { choiceLabels } from '../../../../ui/cards/choice-labels.ts';
import { leftOutText } from '../../../../ui/cards/left-out-text.ts';
import { ChartNotes } from '../../../../ui/charts/chart-notes.tsx';
import type { Series } from '../series.ts';
import { ComparedBars } from './compared-bars.tsx';
import { ComparedPies } from './compared-pies.tsx';
import type { ComparedBreakdown, ComparedPart } from './prepare.ts';

interface Props {
  readonly breakdown: ComparedBreakdown;
  readonly state: PageState;
  readonly dimension: Exclude<WidgetDimension, ''>;
  readonly settings: WidgetSettings;
  readonly onOpen: (series: Series, part: ComparedPart) => void;
}

/** The parts of all series as bars, columns or rings. */
export default function BreakdownChart({ breakdown, state, dimension, settings, onOpen }: Props) {
  const { t } = useTranslation();
  const { series, parts } = breakdown;
  const isPie = isDrawnAsPie(settings, state.fact);
  if (isPie) return <ComparedPies breakdown={breakdown} state={state} dimension={dimension} onOpen={onOpen} />;
  const title = t('{{fact}} by {{dimension}}', { fact: t(state.fact.text), dimension: t(choiceLabels[dimension]) });
  const figuresText = ({ figures }: ComparedPart) =>
    series.map(({ label, state: of }, index) => `${label} ${valueText(figures[index], of)}`).join(', ');
  const leftOut = parts.flatMap(({ figures }) =>
    figures.filter((figure) => figure !== null && !isDrawable(figure, settings.chartScale)),
  ).length;
  const notes = [
    settings.chartType === 'pie' ? t('Averages do not add up to a whole, so they are drawn as bars.') : undefined,
    leftOutText(leftOut),
  ];
  return (
    <>
      <ComparedBars
        breakdown={breakdown}
        state={state}
        settings={settings}
        label={`${title}: ${parts.map((part) => `${part.name}: ${figuresText(part)}`).join('; ')}`}
        onOpen={onOpen}
      />
      <ChartNotes notes={notes} />
    </>
  );
}

function valueText(figure: number | null | undefined, state: PageState): string {
  return figure === null || figure === undefined ? '–' : factText(figure, state.fact.unit, readingOf(state));
}
