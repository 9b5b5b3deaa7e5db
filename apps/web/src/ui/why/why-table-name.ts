/** What the address calls the table of services behind a change. */
export const whyTable = 'why';
