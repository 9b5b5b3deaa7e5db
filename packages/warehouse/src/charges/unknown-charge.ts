import { sharedAccessorials } from '@waybill/model';

const known = sharedAccessorials.map((name) => `'${name.replaceAll("'", "''")}'`).join(', ');

/**
 * The condition on charges that no rule of their layout knows: those of the family other, and accessorials that are
 * called by their own text or code for want of a name.
 */
export const isUnknownCharge = `(charge_family = 'other' or (charge_family = 'other_accessorial'
  and (accessorial_group = charge_description or accessorial_group = accessorial_code or accessorial_group = 'Unnamed')
  and accessorial_group not in (${known})))`;

/**
 * The condition on charges of a name that its classification decides: all with a text or code, whatever a rule says,
 * except adjustments of earlier charges, which stay adjustments. Of those without a name, only the unknown ones.
 */
export const isClassifiable = `(${isUnknownCharge} or (charge_family <> 'billing_adjustment'
  and (charge_description is not null or accessorial_code is not null)))`;
