/** A point of the earth, in degrees; north and east are positive. */
export interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** The centre of each US state: the centroid of its largest part in the Census outlines (us-atlas). */
export const stateCenters: ReadonlyMap<string, Point> = pointsOf(
  'AK 64.5 -152.7;AL 32.8 -86.8;AR 34.9 -92.4;AZ 34.3 -111.7;CA 37.3 -119.6;CO 39 -105.5;CT 41.6 -72.7;' +
    'DC 38.9 -77;DE 39 -75.5;FL 28.6 -82.5;GA 32.6 -83.4;HI 19.6 -155.5;IA 42.1 -93.5;ID 44.4 -114.7;IL 40.1 -89.2;' +
    'IN 39.9 -86.3;KS 38.5 -98.4;KY 37.5 -85.3;LA 31.1 -92;MA 42.3 -71.8;MD 39 -76.8;ME 45.4 -69.2;MI 43.5 -84.6;' +
    'MN 46.3 -94.3;MO 38.4 -92.5;MS 32.8 -89.7;MT 47 -109.6;NC 35.5 -79.4;ND 47.4 -100.5;NE 41.5 -99.8;' +
    'NH 43.7 -71.6;NJ 40.2 -74.7;NM 34.4 -106.1;NV 39.4 -116.7;NY 42.9 -75.5;OH 40.3 -82.8;OK 35.6 -97.5;' +
    'OR 43.9 -120.6;PA 40.9 -77.8;PR 18.2 -66.4;RI 41.7 -71.6;SC 33.9 -80.9;SD 44.4 -100.2;TN 35.8 -86.3;' +
    'TX 31.5 -99.3;UT 39.3 -111.7;VA 37.5 -78.9;VT 44.1 -72.7;WA 47.4 -120.4;WI 44.6 -90;WV 38.6 -80.6;WY 43 -107.6',
);

/** The centre of each country: the centroid of its largest part in the Natural Earth outlines (world-atlas). */
export const countryCenters: ReadonlyMap<string, Point> = pointsOf(
  'AE 23.9 54.2;AF 33.9 66.1;AL 41.1 20;AM 40.2 45;AO -12.3 17.5;AQ -77.3 31.2;AR -35.2 -65.1;AT 47.6 14.1;' +
    'AU -25.6 134.4;AZ 40.3 47.7;BA 44.2 17.8;BD 23.8 90.3;BE 50.7 4.6;BF 12.3 -1.8;BG 42.8 25.2;BI -3.4 29.9;' +
    'BJ 9.6 2.3;BN 4.7 114.9;BO -16.7 -64.6;BR -10.8 -53.1;BS 24.5 -77.9;BT 27.4 90.5;BW -22.1 23.8;BY 53.5 28;' +
    'BZ 17.2 -88.7;CA 57.7 -101.6;CD -2.8 23.6;CF 6.5 20.4;CG -0.8 15.1;CH 46.8 8.1;CI 7.6 -5.6;CL -37.3 -71.7;' +
    'CM 5.7 12.6;CN 36.6 103.9;CO 3.9 -73.1;CR 10 -84.2;CU 21.6 -79;CY 34.9 33;CZ 49.8 15.3;DE 51.1 10.3;' +
    'DJ 11.8 42.5;DK 56.2 9.3;DO 18.9 -70.5;DZ 28.2 2.6;EC -1.5 -78.4;EE 58.6 25.8;EG 26.5 29.8;EH 24.3 -12.1;' +
    'ER 15.4 38.7;ES 40.3 -3.6;ET 8.7 39.6;FI 64.5 26.2;FJ -16.4 11.6;FK -51.7 -59.4;FR 46.6 2.3;GA -0.6 11.7;' +
    'GB 53.9 -2.7;GE 42.2 43.5;GH 7.9 -1.2;GL 74.8 -41.5;GM 13.5 -15.4;GN 10.4 -11.1;GQ 1.6 10.4;GR 39.3 22.6;' +
    'GT 15.7 -90.4;GW 12 -15.1;GY 4.8 -59;HN 14.8 -86.6;HR 45 16.6;HT 18.9 -72.7;HU 47.2 19.4;ID -0.3 114;' +
    'IE 53.2 -8;IL 31.5 35;IN 22.9 79.6;IQ 33 43.8;IR 32.5 54.3;IS 65.1 -18.8;IT 43.5 12.2;JM 18.1 -77.3;' +
    'JO 31.2 36.8;JP 36 136.9;KE 0.6 37.8;KG 41.5 74.6;KH 12.7 104.9;KP 40.1 127.2;KR 36.4 127.8;KW 29.3 47.6;' +
    'KZ 48.2 67.3;LA 18.4 103.7;LB 33.9 35.9;LK 7.7 80.7;LR 6.4 -9.4;LS -29.6 28.2;LT 55.3 23.9;LU 49.8 6;' +
    'LV 56.8 24.8;LY 27 18;MA 29.9 -8.4;MD 47.2 28.4;ME 42.8 19.3;MG -19.4 46.7;MK 41.6 21.7;ML 17.3 -3.5;' +
    'MM 21 96.5;MN 46.8 102.9;MR 20.2 -10.3;MW -13.2 34.2;MX 23.9 -102.6;MY 3.5 114.7;MZ -17.2 35.5;NA -22.1 17.2;' +
    'NC -21.3 165.5;NE 17.3 9.3;NG 9.5 8;NI 12.8 -85;NL 52.3 5.5;NO 64.5 14.2;NP 28.2 84;NZ -44 170.5;OM 20.6 56.1;' +
    'PA 8.5 -80.1;PE -9.2 -74.4;PG -6.6 144.3;PH 15.8 121.5;PK 30 69.4;PL 52.1 19.3;PR 18.2 -66.5;PS 31.9 35.3;' +
    'PT 39.6 -8.1;PY -23.2 -58.4;QA 25.3 51.2;RO 45.9 24.9;RS 44.2 20.8;RU 55.7 202.8;RW -2 29.9;SA 24.1 44.5;' +
    'SB -7.9 159.1;SD 16 29.9;SE 62.8 16.6;SI 46.1 14.9;SK 48.7 19.5;SL 8.5 -11.8;SN 14.4 -14.5;SO 4.8 45.7;' +
    'SR 4.1 -55.9;SS 7.3 30.2;SV 13.7 -88.9;SY 35 38.5;SZ -26.5 31.4;TD 15.3 18.6;TF -49.3 69.5;TG 8.4 1;TH 15 101;' +
    'TJ 38.6 71;TL -8.8 126;TM 39.1 59.3;TN 34.2 9.5;TR 39 35.4;TT 10.4 -61.3;TW 23.7 121;TZ -6.3 34.8;UA 49.1 31.2;' +
    'UG 1.3 32.4;US 39.5 -99.1;UY -32.8 -56;UZ 41.7 63.2;VE 7.2 -66.2;VN 16.7 106.3;VU -15.2 166.9;YE 15.9 47.5;' +
    'ZA -29 25.1;ZM -13.4 27.7;ZW -18.9 29.8',
);

function pointsOf(text: string): ReadonlyMap<string, Point> {
  return new Map(
    text.split(';').map((each) => {
      const [code = '', latitude, longitude] = each.split(' ');
      return [code, { latitude: Number(latitude), longitude: Number(longitude) }];
    }),
  );
}
