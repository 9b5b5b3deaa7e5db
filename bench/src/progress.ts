/** Says on standard error what the bench is at, so that the tables on standard output can be kept. */
export function progress(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)}  ${text}\n`);
}
