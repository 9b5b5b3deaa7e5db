/** Waits for all, also when one fails: nothing goes on behind the error. */
export async function allOf<Result>(promises: readonly Promise<Result>[]): Promise<Result[]> {
  const settled = await Promise.allSettled(promises);
  return settled.map((each) => {
    if (each.status === 'rejected') throw each.reason;
    return each.value;
  });
}
