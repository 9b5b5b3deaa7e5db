import { changeKinds, type WhatIfAnswer } from '@waybill/contract';

export type EffectKind = WhatIfAnswer['effects'][number]['kind'];

/** What changes add to a price, in cents by their kinds. */
export type Effects = Readonly<Partial<Record<EffectKind, number>>>;

export const effectKinds: readonly EffectKind[] = [...changeKinds, 'fuelFollows'];

export const sumOf = (effects: Effects): number => Object.values(effects).reduce((sum, cents) => sum + cents, 0);

export const centsOf = (amount: unknown): number => Math.round(Number(amount ?? 0) * 100);
