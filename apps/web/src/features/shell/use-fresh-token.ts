import { useEffect } from 'react';
import { renewOldToken } from '../../lib/session/renew-token.ts';

const lookedAtEvery = 60_000;

/** Keeps the token young while somebody looks at the portal. */
export function useFreshToken(): void {
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void renewOldToken().catch(() => undefined);
    };
    look();
    const timer = setInterval(look, lookedAtEvery);
    return () => clearInterval(timer);
  }, []);
}
