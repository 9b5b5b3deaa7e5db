import {
  type Alert,
  type AlertDraft,
  type AlertRule,
  figureOfRows,
  type SavedAlert,
  type WatchedRows,
} from '@waybill/contract';
import type { AlertTemplate } from '@waybill/model';
import type { Sought } from './alert-queries.ts';

/** An alert as the form holds it. */
export interface AlertChoices extends Record<string, unknown> {
  readonly name: string;
  readonly clientId: string;
  readonly template: string;
  readonly kind: AlertRule['kind'];
  readonly figure: string;
  /** Rows of a grid or an answer, instead of a figure that has a name. */
  readonly rows?: WatchedRows | undefined;
  readonly side: string;
  readonly limit: number | string;
  readonly atLeast: number | string;
  readonly filters: Record<string, string[]>;
  readonly byMail: boolean;
  readonly inPortal: boolean;
  readonly byWebhook: boolean;
  readonly recipientIds: readonly string[];
}

const usual = {
  figure: 'costPerPackage',
  side: 'above',
  limit: '',
  atLeast: 0,
  filters: {},
  byMail: true,
  inPortal: true,
  byWebhook: false,
  recipientIds: [],
} as const;

/** A new alert, made from a template or, without one, of any figure. */
export const newChoices = (template: AlertTemplate | undefined, clientId: number, name: string): AlertChoices => ({
  ...usual,
  name,
  clientId: String(clientId),
  template: template?.name ?? 'custom',
  kind: 'band',
  ...template?.rule,
});

/** A new alert that a page or an answer offered. */
export const draftedChoices = ({ name, clientId, rule }: AlertDraft): AlertChoices => ({
  ...usual,
  name,
  clientId: String(clientId),
  template: 'custom',
  ...rule,
});

/** What is saved. */
export const choicesOf = (alert: Alert): AlertChoices => ({
  ...usual,
  name: alert.name,
  clientId: String(alert.clientId),
  template: alert.template,
  ...alert.rule,
  filters: alert.filters,
  byMail: alert.byMail,
  inPortal: alert.inPortal,
  byWebhook: alert.byWebhook,
  recipientIds: alert.recipients.map(({ id }) => String(id)),
});

/** The rule of the choices; undefined while a limit is missing. */
function ruleOf({ kind, side, limit, atLeast, ...watched }: AlertChoices): AlertRule | undefined {
  const { rows } = watched;
  const figure = rows === undefined ? watched.figure : figureOfRows;
  const ofRows = rows === undefined ? {} : { rows };
  switch (kind) {
    case 'band':
      return { kind, figure, ...ofRows, side: side === 'above' || side === 'below' ? side : 'either' };
    case 'limit':
      return limit === ''
        ? undefined
        : { kind, figure, ...ofRows, side: side === 'below' ? 'below' : 'above', limit: Number(limit) };
    case 'missingInvoice':
    case 'budget':
    case 'tier':
      return { kind };
    default:
      return { kind, atLeast: Number(atLeast) };
  }
}

/** What the choices look for; undefined while something is missing. */
export function soughtBy(choices: AlertChoices): Sought | undefined {
  const rule = ruleOf(choices);
  if (rule === undefined) return undefined;
  const isOfFigure = rule.kind === 'band' || rule.kind === 'limit';
  const hasFilters = rule.kind === 'newCharge' || (isOfFigure && rule.rows === undefined);
  return { clientId: Number(choices.clientId), rule, filters: hasFilters ? choices.filters : {} };
}

/** The choices as the server takes them; without a limit, none. */
export function bodyOf(choices: AlertChoices): SavedAlert {
  const sought = soughtBy({ ...choices, limit: choices.limit === '' ? 0 : choices.limit });
  if (sought === undefined) throw new Error('An alert has a rule.');
  const { name, template, byMail, inPortal, byWebhook } = choices;
  return { ...sought, name, template, byMail, inPortal, byWebhook, recipientIds: choices.recipientIds.map(Number) };
}
