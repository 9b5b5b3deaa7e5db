import { useTimeout } from '@mantine/hooks';
import { useState } from 'react';

/** How long a copy is confirmed, and cannot be made again (S2 section 4). */
const confirmedFor = 3_000;

/** Copies a text to the clipboard; `isCopied` holds a moment after it worked. */
export function useCopy(text: string, onFailure: () => void) {
  const [isCopied, setCopied] = useState(false);
  const { start } = useTimeout(() => setCopied(false), confirmedFor);
  const copy = async () => {
    if (isCopied) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      start();
    } catch {
      onFailure();
    }
  };
  return { isCopied, copy };
}
