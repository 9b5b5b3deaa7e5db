/** Prints progress on standard error, so that the tables on standard output can be saved. */
export function progress(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`);
}
