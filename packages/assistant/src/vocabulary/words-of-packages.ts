/** Words that name packages, in all languages. */
export const wordsOfPackages =
  /packag|parcel|shipment|paquete|envios|colis|envois|pacchi|spedizioni|包裹|货件|国际件|طرود|شحنات/u;
