import { useMutation } from '@tanstack/react-query';
import { solveCaptcha } from './solve-captcha.ts';

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
