import { businessSpans } from '@waybill/model';
import { oneOf, wholeNumber } from '../address/parameters.ts';
import { readParameters } from '../address/read-parameters.ts';

/** The address of the Business Overview; what is invalid counts as absent. */
export const businessSearch = readParameters({ client: wholeNumber, span: oneOf(businessSpans) });
