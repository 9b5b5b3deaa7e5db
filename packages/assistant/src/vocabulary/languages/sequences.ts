import type { PeriodGrain } from '@waybill/model';
import type { Concept } from '../concept.ts';

/** Meanings that phrases of several languages are made of. */
export const last: Concept = { kind: 'intent', intent: 'last' };
export const thisOne: Concept = { kind: 'intent', intent: 'this' };
export const unit = (grain: PeriodGrain): Concept => ({ kind: 'unit', grain });
export const lastYearSame: readonly Concept[] = [{ kind: 'intent', intent: 'same' }, last, unit('year')];
