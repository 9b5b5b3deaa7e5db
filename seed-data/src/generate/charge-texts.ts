import { creditTypes, isClientCredit } from '@waybill/model';
import { type ChargeText, chargeKinds, type Style } from './charge-kinds.ts';
import { type CorrectionKind, correctionKinds } from './correction-kinds.ts';

const styles: readonly Style[] = (['ups', 'fedex', 'other'] as const).flatMap((carrier) => [
  { carrier, residential: false },
  { carrier, residential: true },
]);

/** The number of a package's style, over a row of `priced`: how its charges are worded. */
export const styleOf = `if(is_correction, ${styles.length} + correction_id,
  2 * case carrier_id when 1 then 0 when 2 then 1 else 2 end + residential::integer)`;

/** Numbers of texts: the style, then the kind's place. */
export const textsOfStyle = 32;

function correctionText(kind: CorrectionKind, isFuel: boolean): ChargeText {
  const { category, creditType } = kind;
  return isFuel
    ? {
        category,
        classification: 'FSC',
        code: 'FSC',
        group: null,
        description: `${kind.description} Fuel Surcharge`,
        creditType,
      }
    : {
        category,
        classification: 'FRT',
        code: kind.code,
        group: kind.group,
        description: kind.description,
        creditType,
      };
}

const quoted = (value: string | null): string =>
  value === null ? 'null::varchar' : `'${value.replaceAll("'", "''")}'`;
const isClients = (type: string | null): boolean =>
  creditTypes.some((known) => known === type && isClientCredit(known));

function row(style: number, place: number, text: ChargeText): string {
  const { category, classification, code, group, description, creditType } = text;
  const texts = [chargeKinds[place]?.family ?? 'other', category, classification, code, group, description, creditType];
  const audit = creditType !== null && !isClients(creditType);
  return `(${style * textsOfStyle + place}, ${texts.map(quoted).join(', ')}, ${audit}, ${isClients(creditType)})`;
}

/** What the rows of every kind of charge say in every style, as a temporary table. */
export function chargeTextTable(): string {
  const ofPackages = styles.flatMap((style, number) =>
    chargeKinds.flatMap(({ text }, place) => (text === undefined ? [] : [row(number, place, text(style))])),
  );
  const ofCorrections = correctionKinds.flatMap((kind, id) =>
    chargeKinds.flatMap(({ text, net }, place) =>
      text === undefined ? [row(styles.length + id, place, correctionText(kind, net === 'correction_fuel'))] : [],
    ),
  );
  return `create or replace temp table charge_text as select * from (values ${[...ofPackages, ...ofCorrections].join(', ')})
    as said(text_id, charge_family, charge_category, charge_classification, accessorial_code, accessorial_group, charge_description,
      credit_type, is_audit_refund, is_client_refund)`;
}
