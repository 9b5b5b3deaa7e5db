/** A row of an answer, with upper-case keys. */
export type AnswerRow = Readonly<Record<string, string | number | boolean | null>>;

/** The names of answers: groups first, then figures. */
export const periodColumn = 'period';
export const groupColumn = (index: number): string => `group_${index + 1}`;
export const figureColumn = (index: number): string => `figure_${index + 1}`;
