/** The four regions of the US Census Bureau and their states; Puerto Rico and the other islands are in none. */
export const censusRegions: Readonly<Record<string, readonly string[]>> = {
  Northeast: 'CT ME MA NH RI VT NJ NY PA'.split(' '),
  Midwest: 'IL IN MI OH WI IA KS MN MO NE ND SD'.split(' '),
  South: 'DE DC FL GA MD NC SC VA WV AL KY MS TN AR LA OK TX'.split(' '),
  West: 'AZ CO ID MT NV NM UT WY AK CA HI OR WA'.split(' '),
};
