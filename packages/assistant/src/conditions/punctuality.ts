import type { MeasureName } from '@waybill/model';

/** The shares of packages with a status. */
export const punctuality: Readonly<Record<string, MeasureName>> = { 'On Time': 'onTimePercent', Late: 'latePercent' };
