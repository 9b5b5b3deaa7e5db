import { networkMapModes, topSenders } from '@waybill/model';
import { z } from 'zod';
import { ifValid, keysOf, textList } from './search-values.ts';

/**
 * How an analysis page draws what it shows, as it stands in the address: the `widget`s as they were chosen, the level of
 * the `map`, the cards shown as a `table`, the one that is `full` screen, whether a breakdown lists `all` its parts; and
 * of the network map its `mode`, how many of the `top` senders, and each fulfillment `center` as `TX|Dallas`.
 */
export const viewSearch = z.object({
  widget: textList,
  map: ifValid(z.enum(['state', 'country'])),
  table: textList,
  full: ifValid(z.string()),
  all: ifValid(z.enum(['yes', 'no'])),
  mode: ifValid(z.enum(keysOf(networkMapModes))),
  top: ifValid(z.enum(keysOf(topSenders))),
  center: textList,
});

export type ViewSearch = z.output<typeof viewSearch>;

/** The places of the network map are a client's own. */
export const withoutNetwork = { mode: undefined, top: undefined, center: undefined } as const;
