import { colourOf, palette, seriesColours, type ThemedColour, trackingStatuses } from '@waybill/model';
import { texts } from '../../../../lib/languages/texts.ts';
import type { CardPicture } from './use-card-data.ts';

/**
 * The colour of a figure that is drawn together with others: that of its tracking status, else by its place among them;
 * undefined if the series are those of a dimension.
 */
export function colourOfTogether({ dashboard, settings }: CardPicture): ((name: string) => ThemedColour) | undefined {
  if (settings.figure !== '' || dashboard.dimensions.length > 0) return undefined;
  const drawn = dashboard.figures.filter(({ name }) => dashboard.together.includes(name));
  return (name) => {
    const index = drawn.findIndex(({ text }) => texts.t(text) === name);
    const status = trackingStatuses.find((each) => each === drawn[index]?.text);
    return status === undefined ? (seriesColours[index] ?? palette.neutral) : colourOf('tracking_status', status);
  };
}
