import { isCalendarDay } from '@waybill/model';

const timePattern = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

/** Whether the text is a moment: a day, a space or T, and a time of day. */
export function isMoment(text: string): boolean {
  return isCalendarDay(text.slice(0, 10)) && /^[ T]$/.test(text.slice(10, 11)) && timePattern.test(text.slice(11));
}
