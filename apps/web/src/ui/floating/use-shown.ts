import { useEffect, useState } from 'react';

/** Opens one step after the first drawing, because the library notes only then where the focus has to return to. */
export function useShown(opened: boolean): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  return shown;
}
