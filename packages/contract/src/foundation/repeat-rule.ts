import { tokenRuleOf } from './token-rule.ts';
import { withoutTrailingSlashes } from './without-trailing-slashes.ts';

/** The header by which a writing call is recognised when it is sent again. */
export const idempotencyKeyHeader = 'Idempotency-Key';

/** The header of an answer that was given before. */
export const replayedHeader = 'Idempotent-Replayed';

/** How long the answer to a call with a key is kept. */
export const hoursOfIdempotencyKey = 24;

/**
 * What happens when a call with an Idempotency-Key is sent again: `replayed`: it gets the same answer; `told`: it is
 * told that it was done, because its answer shows a secret, which is not kept; `done again`: the key is ignored.
 */
export type RepeatRule = 'replayed' | 'told' | 'done again';

/** The calls whose answers show what they have made, such as a token, for the only time. */
const showingSecrets: ReadonlySet<string> = new Set([
  'POST /aiparcelweb/api/account/tokens',
  'POST /aiparcelweb/api/apiTokens',
  'POST /aiparcelweb/api/webhooks/:id/secret',
]);

/** Uploads in pieces are continued where they stopped (tus); showing a stored secret changes nothing. */
const doneAgain = /^\/aiparcelweb\/api\/(invoiceFiles\/uploads(\/:id)?|clientCredentials\/:id\/secret)$/;

/** The rule for a call of the contract, by its method and path. */
export function repeatRuleOf(call: { readonly method: string; readonly path: string }): RepeatRule {
  const path = withoutTrailingSlashes(call.path);
  if (!tokenRuleOf(call).writes || doneAgain.test(path)) return 'done again';
  return showingSecrets.has(`${call.method} ${path}`) ? 'told' : 'replayed';
}
