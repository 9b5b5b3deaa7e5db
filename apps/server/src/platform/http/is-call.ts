/** Whether an address is that of a call, and not of a page, a file or a check of health. */
export const isCall = (url: string): boolean => /^\/(aiparcelweb|aiparcelreports|aichatbot|internal|scim)\//.test(url);
