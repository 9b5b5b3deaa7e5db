import { daysAfter } from '@waybill/model';
import { certificateFactsOf, pemBlocks } from '../../identity/sso/certificate.ts';
import type { Services } from '../../platform/services.ts';
import { type Finding, failure, fine, messageOf, warning } from './finding.ts';

const daysOfWarning = 30;
const longestWaitMilliseconds = 5_000;
const toleratedSeconds = 60;
const area = 'Identity provider';

interface Provider {
  readonly name: string;
  readonly sign_in_url: string;
  readonly certificates: string;
  readonly client_id: string | null;
}

/** Examines the providers in use: whether they can be reached, how long their certificates are valid, and their clock. */
export async function examineIdentityProviders({
  settings,
  clock,
  publicUrl,
}: Pick<Services, 'settings' | 'clock' | 'publicUrl'>): Promise<Finding[]> {
  const providers = await settings
    .selectFrom('identity_provider')
    .select(['name', 'sign_in_url', 'certificates', 'client_id'])
    .where('enabled', '=', true)
    .orderBy('name')
    .execute();
  if (providers.length === 0) return [];
  const findings = await Promise.all(
    providers.map(async (provider) => [
      ...(provider.client_id === null ? [examineCertificates(provider, clock())] : []),
      await examineReach(provider, clock),
    ]),
  );
  return [examineAddress(publicUrl()), ...findings.flat()];
}

function examineAddress(address: string): Finding {
  const { protocol, hostname } = new URL(address);
  const text = `Providers send their responses to ${address}.`;
  if (protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1') return fine('Address', text);
  return failure('Address', text, 'Set PUBLIC_URL to the https address at which browsers find the portal.');
}

/** The last certificate decides, because providers publish the next one alongside the one in use. */
function examineCertificates({ name, certificates }: Provider, now: Date): Finding {
  const ends = pemBlocks(certificates).map((pem) => certificateFactsOf(pem).validUntil);
  const last = ends.sort().at(-1);
  const text =
    last === undefined ? `${name}: it has no certificate.` : `${name}: its certificates are valid until ${last}.`;
  const advice = 'Ask its administrator for new metadata, and save it on the page Identity providers.';
  if (last === undefined || Date.parse(last) < now.getTime()) return failure(area, text, advice);
  const isSoon = Date.parse(last) < daysAfter(now, daysOfWarning).getTime();
  return isSoon ? warning(area, text, advice) : fine(area, text);
}

async function examineReach({ name, sign_in_url }: Provider, clock: Services['clock']): Promise<Finding> {
  const advice = 'Check that the address is right, and that your users’ browsers can reach it.';
  try {
    const answer = await fetch(sign_in_url, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(longestWaitMilliseconds),
    });
    const theirs = Date.parse(answer.headers.get('date') ?? '');
    const apart = Math.round(Math.abs(theirs - clock().getTime()) / 1_000);
    if (Number.isNaN(theirs) || apart <= toleratedSeconds) return fine(area, `${name}: ${sign_in_url} answers.`);
    return warning(
      area,
      `${name}: its clock differs by ${apart} seconds.`,
      'Synchronise both clocks with NTP: the provider’s responses expire after a few minutes.',
    );
  } catch (error) {
    return warning(area, `${name}: ${sign_in_url} cannot be reached from here: ${messageOf(error)}`, advice);
  }
}
