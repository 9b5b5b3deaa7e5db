import { useState } from 'react';

/** The value, or while it is undefined the last one that was not. It must keep its identity between renderings. */
export function useLastDefined<Value>(value: Value | undefined): Value | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}
