import type { FastifyInstance } from 'fastify';
import { isCommandOnThisMachine } from '../../../platform/internal-calls/from-this-machine.ts';
import { badRequest, notFound } from '../../../platform/problems.ts';
import { largestTableBody } from '../../../platform/reading/uploaded-table.ts';
import type { Services } from '../../../platform/services.ts';
import { type RuleCommand, RuleCommandError, ruleCommand } from '../command/rule-command.ts';
import { runRuleCommand } from '../command/run-rule-command.ts';

/** Lists, imports, exports and reverts rule packs for the command on this machine while the server runs. */
export const rulesPath = '/internal/rules';

export function internalRulesRoute(app: FastifyInstance, services: Services): void {
  app.post<{ Body: RuleCommand }>(
    rulesPath,
    {
      bodyLimit: largestTableBody,
      schema: { hide: true, body: ruleCommand },
      onRequest: async (request) => {
        if (!isCommandOnThisMachine(request, services.internalToken)) throw notFound(`There is no POST ${rulesPath}.`);
      },
    },
    async ({ body }) => {
      try {
        return await runRuleCommand(services, body);
      } catch (error) {
        throw error instanceof RuleCommandError ? badRequest(error.message) : error;
      }
    },
  );
}
