/**
 * What is shown while the server is asked something else: the answer before it. One without rows is not kept, since it
 * would say that there are none before the server has said so.
 */
export function keepFilled<Data>(before: Data | undefined, rows: number | undefined): Data | undefined {
  return rows === 0 ? undefined : before;
}
