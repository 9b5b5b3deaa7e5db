import { claimWindowStates, confidences, exceptionStates } from '@waybill/contract';
import { isCalendarDay } from '../dates/calendar-day.ts';
import { rulesOf } from '../exceptions/exception-rules.ts';
import type { View } from '../views/view.ts';
import type { SettingContext } from './setting-context.ts';

/** The pages of findings: the inbox of claims, and the findings of each level. */
const levels = { '/claims': 'all', '/exceptionTracking': 'tracking', '/exceptionCharge': 'charge' } as const;

const isId = (text: string) => /^[1-9]\d{0,9}$/.test(text);
const isText = (text: string) => text.length > 0 && text.length <= 200;
const isOneOf =
  (names: readonly string[]) =>
  (text: string): boolean =>
    names.includes(text);

const fits: Readonly<Record<string, (text: string) => boolean>> = {
  client: isId,
  carrierName: isText,
  rule: isText,
  state: isOneOf(exceptionStates),
  claimWindow: isOneOf(claimWindowStates),
  claimBy: isCalendarDay,
  confidence: isOneOf(confidences),
  claim: isOneOf(['claimable', 'not_claimable']),
  owner: isId,
  search: isText,
  from: isCalendarDay,
  to: isCalendarDay,
  sort: isText,
  order: isOneOf(['asc', 'desc']),
  size: isId,
};

/** Whether a path is that of a page of findings. */
export const isClaimsPath = (path: string): path is keyof typeof levels => Object.hasOwn(levels, path);

/** What is wrong with the parameters of a view of findings, or undefined. */
export function claimsViewProblem(
  { path, search }: View,
  { mayRead }: Pick<SettingContext, 'mayRead'>,
): string | undefined {
  for (const [name, value] of Object.entries(search)) {
    const rule = Object.hasOwn(fits, name) ? fits[name] : undefined;
    if (rule === undefined) return `A view has no parameter ${name.slice(0, 60)}.`;
    const isReadable = name !== 'client' || mayRead(Number(value));
    if (typeof value !== 'string' || !rule(value) || !isReadable)
      return `The parameter ${name} of the view is not valid.`;
  }
  const { rule } = search;
  const known = isClaimsPath(path) ? rulesOf(levels[path]) : [];
  if (rule !== undefined && !known.some(({ name }) => name === rule)) {
    return 'The parameter rule of the view is not valid.';
  }
  return undefined;
}
