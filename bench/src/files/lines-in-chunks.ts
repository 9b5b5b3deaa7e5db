const linesPerChunk = 2_000;

/** Lines with their ends, many at once. */
export function* linesInChunks(lines: Iterable<string>): Generator<string> {
  let chunk: string[] = [];
  for (const line of lines) {
    if (chunk.push(line) < linesPerChunk) continue;
    yield `${chunk.join('\n')}\n`;
    chunk = [];
  }
  yield `${chunk.join('\n')}\n`;
}
