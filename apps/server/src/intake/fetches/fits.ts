/**
 * Whether a file name fits a pattern with `*` (any characters) and `?` (one character), ignoring case. The time it takes
 * is at most proportional to the product of both lengths: after a mismatch, only the last `*` takes one more character.
 */
export function fits(name: string, pattern: string): boolean {
  const characters = [...name.toLowerCase()];
  const wanted = [...pattern.toLowerCase()];
  let [current, place] = [0, 0];
  let star: { readonly place: number; taken: number } | undefined;
  while (current < characters.length) {
    if (wanted[place] === '*') {
      star = { place, taken: current };
      place += 1;
    } else if (place < wanted.length && (wanted[place] === '?' || wanted[place] === characters[current])) {
      current += 1;
      place += 1;
    } else if (star === undefined) return false;
    else {
      star.taken += 1;
      current = star.taken;
      place = star.place + 1;
    }
  }
  return wanted.slice(place).every((sign) => sign === '*');
}
