import { captchaChallenge, resetPasswordInit } from '@waybill/contract';
import type { FastifyInstance } from 'fastify';
import { fewAMinute } from '../../../platform/http/rate-limit.ts';
import { route } from '../../../platform/http/route.ts';
import { tenantOf } from '../../../platform/http/tenant-of.ts';
import { badRequest } from '../../../platform/problems.ts';
import type { Services } from '../../../platform/services.ts';
import { Captcha } from '../../captcha/captcha.ts';
import { resetPassword } from '../reset-password.ts';

/** The captcha's puzzle, and the call that it protects. */
export function resetPasswordRoutes(app: FastifyInstance, services: Services): void {
  const captcha = new Captcha({ settings: services.settings, secret: services.jwtSecret });
  route(
    app,
    captchaChallenge,
    async () => {
      const { parameters, signature } = await captcha.newChallenge();
      return { parameters: { ...parameters }, signature: signature ?? '' };
    },
    fewAMinute(60),
  );
  route(
    app,
    resetPasswordInit,
    async ({ body, request }) => {
      if (!(await captcha.accepts(body.captchaResponse))) throw badRequest('Please click on captcha to validate.');
      await resetPassword(services, tenantOf(request), body.email);
      return 'Reset Successful. Check your e-mail for new password.';
    },
    fewAMinute(30),
  );
}
