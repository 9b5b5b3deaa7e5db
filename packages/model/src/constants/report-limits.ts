/** A report with more rows is refused (S2 section 9). */
export const mostReportRows = 1_000_000;

/** The number of days after which a report's file is deleted. */
export const reportDaysKept = 14;
