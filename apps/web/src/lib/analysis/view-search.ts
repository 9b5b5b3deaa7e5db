import { mapFigureNames, mapLevels, networkMapModes, topSenders } from '@waybill/model';
import { keyOf, oneOf, textList, textOf } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

export const viewParameters = {
  widget: textList,
  map: oneOf(mapLevels),
  figure: oneOf(mapFigureNames),
  table: textList,
  full: textOf(0),
  all: oneOf(['yes', 'no']),
  mode: keyOf(networkMapModes),
  top: keyOf(topSenders),
  center: textList,
  distribution: textList,
  cards: textOf(1, 200),
};

/**
 * How an analysis page draws what it shows, as it is in the address: the `widget`s as they were chosen, the level of
 * the `map` and its `figure` where that is not the page's fact, the cards shown as a `table`, the one that is `full`
 * screen, whether a breakdown lists `all` its parts; of the network map its `mode`, how many of the `top` senders, and
 * each fulfillment `center` and center of `distribution` as `TX|Dallas`; and of a page of dashboards that somebody
 * arranged its `cards` as `60.61`.
 */
export const viewSearch = readParameters(viewParameters);

export type ViewSearch = ReturnType<typeof viewSearch>;

/** The places of the network map are a client's own. */
export const withoutNetwork = { mode: undefined, top: undefined, center: undefined, distribution: undefined } as const;
