/** A report with more rows is refused (S2 section 9). */
export const mostReportRows = 1_000_000;

/** A report's file is deleted after so many days. */
export const reportDaysKept = 14;
