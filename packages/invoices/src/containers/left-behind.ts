/** Names of files that systems and people leave in folders, and that are no invoices. */
const leftBehind = /(?:^|\/)(?:thumbs\.db|desktop\.ini|read[ _-]?me(?:\.[a-z]{1,8})?)$/i;

/** Whether a file of a folder is skipped by its name: pictures of the folder, its settings, or a text about it. */
export const isLeftBehind = (name: string): boolean => leftBehind.test(name);
