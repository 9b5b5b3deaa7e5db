import { useMutation } from '@tanstack/react-query';
import { captchaChallenge } from '@waybill/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Challenge } from 'altcha-lib/types';
import { call } from '../../../../lib/api/call.ts';

/** A captcha and how far it is; its answer can be used once. */
export interface CaptchaState {
  readonly answer: string | undefined;
  readonly working: boolean;
  readonly failed: boolean;
  readonly solve: () => void;
  readonly reset: () => void;
}

export function useCaptcha(): CaptchaState {
  const { data, isPending, isError, mutate, reset } = useMutation({ mutationFn: solveCaptcha });
  return { answer: data, working: isPending, failed: isError, solve: () => mutate(), reset };
}

/** Fetches a puzzle and works on it for about a second; returns what the server checks. */
async function solveCaptcha(): Promise<string> {
  if (!window.isSecureContext) throw new Error('The captcha needs a connection by https.');
  const challenge = (await call(captchaChallenge, {})) as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('The captcha could not be solved in time.');
  return btoa(JSON.stringify({ challenge, solution }));
}
