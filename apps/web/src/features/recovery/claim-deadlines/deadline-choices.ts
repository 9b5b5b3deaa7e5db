import type { ClaimDeadlines, DeadlineScope } from '@waybill/contract';
import { choiceOfHour, hourOfChoice } from '../../../ui/fields/hours.ts';

/** When and how a user is told of deadlines, as the form holds it. */
export interface DeadlineChoices extends Record<string, unknown> {
  readonly whose: DeadlineScope;
  readonly byMail: boolean;
  readonly inPortal: boolean;
  readonly fromOthers: boolean;
  readonly weekday: string;
  readonly hour: string;
  readonly timeZone: string;
  /** Null: no quiet hours. */
  readonly quietFrom: string | null;
  readonly quietTo: string | null;
  readonly recipientIds: readonly string[];
}

/** What is saved; until something is, by the clock of the browser. */
export const choicesOf = (settings: ClaimDeadlines): DeadlineChoices => ({
  whose: settings.whose,
  byMail: settings.byMail,
  inPortal: settings.inPortal,
  fromOthers: settings.fromOthers,
  weekday: String(settings.weekday),
  hour: String(settings.hour),
  timeZone: settings.saved ? settings.timeZone : Intl.DateTimeFormat().resolvedOptions().timeZone,
  quietFrom: choiceOfHour(settings.quietFrom),
  quietTo: choiceOfHour(settings.quietTo),
  recipientIds: settings.recipients.map(({ id }) => String(id)),
});

/** The choices as the server takes them. */
export const bodyOf = (choices: DeadlineChoices) => ({
  ...choices,
  weekday: Number(choices.weekday),
  hour: Number(choices.hour),
  quietFrom: hourOfChoice(choices.quietFrom),
  quietTo: hourOfChoice(choices.quietTo),
  recipientIds: choices.recipientIds.map(Number),
});
