import type { PeriodGrain } from '@waybill/model';
import type { Concept } from '../concept.ts';

/** Meanings that phrases of several languages are made of. */
export const last: Concept = { kind: 'intent', intent: 'last' };
export const beforeLast: Concept = { kind: 'intent', intent: 'beforeLast' };
export const thisOne: Concept = { kind: 'intent', intent: 'this' };
export const unit = (grain: PeriodGrain): Concept => ({ kind: 'unit', grain });
export const twelveMonths: readonly Concept[] = [last, { kind: 'number', value: 12, money: false }, unit('month')];
/** What stays in the United States. */
export const domestic: readonly Concept[] = [{ kind: 'value', dimension: 'country', values: ['US'] }];
export const lastYearSame: readonly Concept[] = [{ kind: 'intent', intent: 'same' }, last, unit('year')];
