/** Carriers whose labels resellers sell, by the letters of the names that they print, such as `UPSDAP` and `FedExDefault`. */
export const resoldCarriers = {
  named: [
    { words: 'USPS', id: 3, name: 'USPS' },
    { words: 'UPS', id: 1, name: 'UPS' },
    { words: 'FEDEX', id: 2, name: 'FedEx' },
    { words: 'ONTRAC', id: 4, name: 'OnTrac' },
    { words: 'DHLEC', id: 5, name: 'DHL eCommerce' },
    { words: 'DHLEXPRESS', id: 6, name: 'DHL Express' },
  ],
} as const;
