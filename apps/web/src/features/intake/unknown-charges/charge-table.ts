import type { UnknownChargeRow } from '@waybill/contract';
import { csvText } from '@waybill/model';

const columns = ['carrier', 'text', 'code', 'from', 'family', 'accessorial', 'meaning'];

/** The unknown charges as a table to fill in and import, with what is suggested for each. */
export const chargeTableOf = (rows: readonly UnknownChargeRow[]): string =>
  csvText([
    columns,
    ...rows.map(({ carrierName, description, code, firstSeen, family, suggestion }) => [
      carrierName,
      description ?? '',
      code ?? '',
      firstSeen,
      suggestion?.family ?? family,
      suggestion?.group ?? '',
      '',
    ]),
  ]);
