import type { WhatIfAnswer, WhatIfChange, WhatIfChoices } from '@waybill/contract';
import { fileName } from '@waybill/model';
import type { TFunction } from 'i18next';
import type { SavedTable } from '../../../lib/files/save-table.ts';
import { countText, moneyText } from '../../../lib/languages/formats.ts';
import { assumptionsOf, changeText, effectText } from './change-texts.ts';

type Cell = WhatIfAnswer['cells'][number];

/** The answer by client, month, carrier and service, and on a second sheet what was asked and what it rests on. */
export function whatIfTable(
  t: TFunction,
  answer: WhatIfAnswer,
  changes: readonly WhatIfChange[],
  { name, choices }: { readonly name: string; readonly choices: WhatIfChoices | undefined },
): SavedTable<Cell> {
  return {
    name: fileName(name),
    columns: [
      { header: t('Client'), type: 'text', cellOf: ({ client }) => client },
      { header: t('Month'), type: 'date', cellOf: ({ month }) => month },
      { header: t('Carrier'), type: 'text', cellOf: ({ carrier }) => carrier },
      { header: t('Service'), type: 'text', cellOf: ({ service }) => service },
      { header: t('Packages'), type: 'integer', cellOf: ({ packages }) => packages },
      { header: t('As billed'), type: 'money', cellOf: ({ actual }) => actual },
      { header: t('What it would have cost'), type: 'money', cellOf: ({ scenario }) => scenario },
    ],
    rows: answer.cells,
    about: [
      ...changes.map((change) => [t('What changes'), changeText(t, change, choices)] as const),
      ...answer.effects.map(({ kind, amount }) => [t(effectText(kind)), moneyText(amount)] as const),
      [t('As billed'), moneyText(answer.actual)],
      [t('What it would have cost'), moneyText(answer.scenario)],
      ...(answer.withoutPrice === 0
        ? []
        : [
            [
              t('Packages that stay as billed because too few of yours show a price in their new zone: {{number}}', {
                number: countText(answer.withoutPrice),
              }),
              '',
            ] as const,
          ]),
      ...assumptionsOf(answer, changes).map((sentence) => [t('Assumption'), t(sentence)] as const),
    ],
    sheetNames: [t('What if'), t('About')],
  };
}
