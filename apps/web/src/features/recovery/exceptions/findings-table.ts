import type { Finding } from '@waybill/contract';
import { confidenceNames, exceptionStateNames, type FindingsLevel, findRule, obstacleNames } from '@waybill/model';
import type { TFunction } from 'i18next';
import type { SavedTable } from '../../../lib/files/save-table.ts';
import { text } from '../../../lib/languages/text.ts';
import { evidenceText } from './evidence-text.ts';

/** What the page of a level is called. */
const levelTitles: Readonly<Record<FindingsLevel, string>> = {
  tracking: text('Exceptions by package'),
  charge: text('Exceptions by charge'),
  all: text('Claims'),
};

/** Findings as a file holds them. */
export function findingsTable(t: TFunction, level: FindingsLevel, rows: readonly Finding[]): SavedTable<Finding> {
  return {
    name: t(levelTitles[level]),
    columns: [
      { header: t('Rule'), type: 'text', cellOf: ({ rule }) => t(findRule(rule)?.label ?? rule) },
      { header: t('Certainty'), type: 'text', cellOf: ({ confidence }) => t(confidenceNames[confidence]) },
      {
        header: t('Not claimable'),
        type: 'text',
        cellOf: ({ obstacle }) => (obstacle === null ? null : t(obstacleNames[obstacle])),
      },
      { header: t('Billed (USD)'), type: 'money', cellOf: ({ billed }) => billed },
      { header: t('Expected (USD)'), type: 'money', cellOf: ({ expected }) => expected },
      { header: t('Credited (USD)'), type: 'money', cellOf: ({ credited }) => credited },
      { header: t('Why'), type: 'text', cellOf: (finding) => evidenceText(t, finding) },
      { header: t('At stake (USD)'), type: 'money', cellOf: ({ amount }) => amount },
      { header: t('Status'), type: 'text', cellOf: ({ state }) => t(exceptionStateNames[state]) },
      { header: t('Assigned to'), type: 'text', cellOf: ({ owner }) => owner?.name ?? null },
      { header: t('Claim by'), type: 'date', cellOf: ({ claimBy }) => claimBy },
      { header: t('Claim number'), type: 'text', cellOf: ({ claimReference }) => claimReference },
      { header: t('Claimed on'), type: 'date', cellOf: ({ claimedOn }) => claimedOn },
      { header: t('Claimed (USD)'), type: 'money', cellOf: ({ claimedAmount }) => claimedAmount },
      { header: t('Recovered (USD)'), type: 'money', cellOf: ({ recovered }) => recovered },
      { header: t('Note'), type: 'text', cellOf: ({ note }) => note },
      { header: t('Tracking Number'), type: 'text', cellOf: ({ trackingNumber }) => trackingNumber },
      { header: t('Charge'), type: 'text', cellOf: ({ charge }) => charge },
      { header: t('Carrier'), type: 'text', cellOf: ({ carrierName }) => carrierName },
      { header: t('Client'), type: 'text', cellOf: ({ clientName }) => clientName },
      { header: t('Account'), type: 'text', cellOf: ({ accountNumber }) => accountNumber },
      { header: t('Service'), type: 'text', cellOf: ({ service }) => service },
      { header: t('Invoice'), type: 'text', cellOf: ({ invoiceNumber }) => invoiceNumber },
      { header: t('Invoice date'), type: 'date', cellOf: ({ billDate }) => billDate },
      { header: t('Ship date'), type: 'date', cellOf: ({ shipDate }) => shipDate },
    ],
    rows,
    about: [[t('Page'), t(levelTitles[level])]],
    sheetNames: [t('Rows'), t('About')],
  };
}
