import type { DataRow } from '@waybill/contract';
import { createContext, useContext } from 'react';
import { ActionCell } from '../../../../ui/shipment/carrier-responses/action-cell.tsx';
import { type ResponsesInView, responseFor } from './use-responses-in-view.ts';

/** The answers for the rows in view; they arrive after the rows, which are not drawn again for them. */
export const ResponsesContext = createContext<ResponsesInView>(new Map());

/** What the carrier answered to a claim on the row's package; nothing if there is no answer. */
export function ResponseCell({ row }: { readonly row: DataRow }) {
  const answer = responseFor(useContext(ResponsesContext), row);
  return answer === undefined ? null : (
    <ActionCell response={answer.response} carrierName={answer.carrierName} isOneLine />
  );
}
