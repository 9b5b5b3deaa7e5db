/**
 * Whether a file name fits a pattern of `*` (any letters) and `?` (one letter), ignoring case. Takes time at most in
 * proportion to both lengths: after a mismatch, only the last `*` takes one more letter.
 */
export function fits(name: string, pattern: string): boolean {
  const letters = [...name.toLowerCase()];
  const wanted = [...pattern.toLowerCase()];
  let [letter, place] = [0, 0];
  let star: { readonly place: number; taken: number } | undefined;
  while (letter < letters.length) {
    if (wanted[place] === '*') {
      star = { place, taken: letter };
      place += 1;
    } else if (place < wanted.length && (wanted[place] === '?' || wanted[place] === letters[letter])) {
      letter += 1;
      place += 1;
    } else if (star === undefined) return false;
    else {
      star.taken += 1;
      letter = star.taken;
      place = star.place + 1;
    }
  }
  return wanted.slice(place).every((sign) => sign === '*');
}
