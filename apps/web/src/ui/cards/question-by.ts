import type { Widget, WidgetDimension } from '@waybill/model';
import type { TFunction } from 'i18next';
import { text } from '../../lib/languages/text.ts';
import { choiceLabels } from './choice-labels.ts';

/** The questions of widgets that are split by a dimension. */
const splitQuestions: Readonly<Record<string, string>> = {
  'How does it change over time?': text('How does it change over time, by {{dimension}}?'),
  'Where does it come from?': text('Where does it come from, by {{dimension}}?'),
};

/** The question that a widget answers, split by a dimension or not at all. */
export function questionBy(t: TFunction, { question }: Widget, dimension: WidgetDimension): string {
  const split = splitQuestions[question];
  if (dimension === '' || split === undefined) return t(question);
  return t(split, { dimension: t(choiceLabels[dimension]).toLowerCase() });
}
