import { languageOf, languages, moneyText } from '@waybill/model';
import { describe, expect, it } from 'vitest';
import { textsIn } from '../../../src/platform/mail/texts-for.ts';
import { type Digest, deadlineMail, saysSomething } from '../../../src/recovery/claim-deadlines/deadline-mail.ts';
import { tallyDeadlines } from '../../../src/recovery/claim-deadlines/deadline-tally.ts';

const links = { portal: 'https://portal.test', unsubscribe: 'https://portal.test/unsubscribe?token=17.own.abc' };
const nothing = tallyDeadlines([]);

const rowOf = (number: string, amount: number, claim_by: string, rule: string) => ({
  ...{ id: number, rule, client_id: 1, carrier_name: 'UPS', invoice_number: 'INV', tracking_number: number },
  ...{ amount, claim_by },
});
const digest: Digest = {
  expiring: tallyDeadlines([
    rowOf('1ZA', 1_000, '2026-11-27', 'billed_twice'),
    rowOf('1ZB', 240.5, '2026-11-24', 'same_charge_twice'),
  ]),
  expired: tallyDeadlines([rowOf('1ZC', 12.5, '2026-11-18', 'billed_twice')]),
  expiredFrom: '2026-11-16',
  whose: 'own',
  range: { from: '2025-11-23', to: '2026-11-23' },
};
const mailIn = (code: string, more: Partial<Digest> = {}, sharedBy: string | null = null) =>
  deadlineMail(
    { ...digest, ...more },
    { email: 'lena@example.com', language: languageOf(code), texts: textsIn(languageOf(code)), sharedBy },
    links,
  );

describe('the mail about deadlines', () => {
  it('says what expires, names the largest, links to them, and says once what has expired', () => {
    const query = 'claimWindow=claimable&claim=claimable&sort=claimBy&order=asc&from=2025-11-23&to=2026-11-23';
    expect(mailIn('en')).toEqual({
      to: 'lena@example.com',
      subject: '$1,240.50 in 2 packages expires by Friday, November 27, 2026',
      text: `$1,240.50 in 2 packages expires by Friday, November 27, 2026
These are the findings assigned to you.

The largest, with the last day to claim:
1ZA, UPS: $1,000.00, Friday, November 27, 2026
1ZB, UPS: $240.50, Tuesday, November 24, 2026

Claims, most urgent first: https://portal.test/claims?${query}

$12.50 in 1 package has expired unclaimed since Monday, November 16, 2026
This is reported once.

When and how you are told: https://portal.test/profile
Unsubscribe: ${links.unsubscribe}
`,
      headers: {
        'List-Unsubscribe': `<${links.unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('says who shares it, and whose findings these are', () => {
    const { text } = mailIn('en', {}, 'Sam Okafor');
    expect(text).toContain('Sam Okafor shares the deadlines of claims with you.');
    expect(text).toContain('These are the findings assigned to Sam Okafor.');
    expect(mailIn('en', { whose: 'all' }, 'Sam Okafor').text).not.toContain('assigned');
  });

  it('has what has expired as its subject where nothing expires', () => {
    const { subject, text } = mailIn('en', { expiring: nothing });
    expect(subject).toBe('$12.50 in 1 package has expired unclaimed since Monday, November 16, 2026');
    expect(text).toContain('No claim expires within 7 days');
    expect(text).not.toContain('/claims');
  });

  it('says nothing of what has expired where nothing has', () => {
    expect(mailIn('en', { expired: nothing }).text).not.toContain('expired');
    expect(saysSomething(digest)).toBe(true);
    expect(saysSomething({ ...digest, expired: nothing })).toBe(true);
    expect(saysSomething({ ...digest, expired: nothing, expiring: nothing })).toBe(false);
  });

  it.each(languages.map(({ code, locale }) => [code, locale] as const))('is written in %s', (code, locale) => {
    const { subject, text } = mailIn(code);
    const amount = moneyText(1_240.5, '$', locale);
    expect(subject).toContain(amount);
    for (const part of [amount, moneyText(12.5, '$', locale), '1ZA', 'UPS', links.unsubscribe, '/claims?'])
      expect(text).toContain(part);
    if (code !== 'en') expect(text).not.toMatch(/expire[sd] |largest|Unsubscribe:/);
  });
});
