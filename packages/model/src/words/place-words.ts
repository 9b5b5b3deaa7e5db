import type { WordLanguage } from './words.ts';

/** The kinds of places that an address has. */
type Place = 'state' | 'country' | 'city' | 'zip';

/** How a language says whose place is meant: the places, and what stands before or after them. */
interface PlaceWords {
  readonly nouns: Readonly<Record<Place, string>>;
  /** Phrases with the place at `*`. */
  readonly sender: string;
  readonly receiver: string;
}

const placeWords: Readonly<Record<WordLanguage, PlaceWords>> = {
  en: {
    nouns: {
      state: 'state|states',
      country: 'country|countries|ctry',
      city: 'city|cities|town|towns',
      zip: 'zip|zips|zip code|zip codes|zipcode|zipcodes|postal code|postal codes|postcode|postcodes',
    },
    sender:
      'sender *|senders *|sender s *|sending *|origin *|originating *|origination *|ship from *|shipped from *|shipper *|shipper s *|source *|departure *|dispatch *|* of origin|* of departure|* of dispatch|* of the sender|* of sender|* of the shipper|* of shipper',
    receiver:
      'receiver *|receiver s *|receiving *|recipient *|recipient s *|destination *|dest *|consignee *|consignee s *|ship to *|shipped to *|delivery *|arrival *|* of destination|* of the receiver|* of receiver|* of the recipient|* of recipient|* of the consignee|* of consignee',
  },
  zh: {
    nouns: { state: '州|州份|省|省份', country: '国|国家|國家', city: '城市|市', zip: '邮编|邮政编码|郵編' },
    sender:
      '寄件*|寄件人*|寄件方*|寄件者*|寄件人所在*|寄件地*|发件*|发件人*|发件方*|发件者*|发件人所在*|发件地*|发货*|发货人*|发货方*|发货人所在*|发货地*|寄出*|寄出地*|发出*|发出地*|托运人*|始发*|始发地*|出发*|出发地*|起始*|起始地*|起运*|启运*|起运地*|启运地*|来源*|来源地*|出货*|出货地*|出库*',
    receiver:
      '收件*|收件人*|收件方*|收件者*|收件人所在*|收件地*|收货*|收货人*|收货方*|收货人所在*|收货地*|目的*|目的地*|目的地所在*|到达*|到达地*|抵达*|寄达*|送达*',
  },
  es: {
    nouns: {
      state: 'estado|estados',
      country: 'pais|paises',
      city: 'ciudad|ciudades',
      zip: 'codigo postal|codigos postales',
    },
    sender:
      '* de origen|* origen|* del remitente|* de los remitentes|* remitente|* remitentes|* emisor|* emisores|* de salida|* de partida|* de procedencia|* del expedidor',
    receiver:
      '* de destino|* destino|* del destinatario|* de los destinatarios|* destinatario|* destinatarios|* receptor|* receptores|* del receptor|* de llegada|* del consignatario',
  },
  fr: {
    nouns: { state: 'etat|etats', country: 'pays', city: 'ville|villes', zip: 'code postal|codes postaux' },
    sender:
      '* d origine|* origine|* de l expediteur|* des expediteurs|* expediteur|* expediteurs|* de depart|* de provenance|* d expedition',
    receiver:
      '* de destination|* destination|* du destinataire|* des destinataires|* destinataire|* destinataires|* d arrivee|* du receveur',
  },
  it: {
    nouns: { state: 'stato|stati', country: 'paese|paesi', city: 'citta', zip: 'cap|codice postale|codici postali' },
    sender:
      '* di origine|* d origine|* origine|* del mittente|* dei mittenti|* mittente|* mittenti|* di partenza|* di provenienza',
    receiver:
      '* di destinazione|* destinazione|* del destinatario|* dei destinatari|* destinatario|* destinatari|* di arrivo',
  },
  ar: {
    nouns: {
      state: 'ولاية|ولايات',
      country: 'دولة|دول|بلد|بلدان|بلاد',
      city: 'مدينة|مدن',
      zip: 'الرمز البريدي|الرموز البريدية|رمز بريدي',
    },
    sender: '* المرسل|* المرسلين|* للمرسل|* المنشأ|* الإرسال|* المصدر|* المغادرة|* الانطلاق|* الأصل',
    receiver:
      '* المستلم|* المستلمين|* للمستلم|* الوجهة|* المقصد|* الوصول|* المرسل إليه|* المرسل اليه|* المرسل إليهم|* المرسل اليهم|* للمرسل إليه',
  },
};

/** The phrases of a language that say whose place is meant, with the dimension that each of them names. */
export function placePhrases(language: WordLanguage): readonly (readonly [Place | `sender_${Place}`, string])[] {
  const { nouns, sender, receiver } = placeWords[language];
  const places = Object.entries(nouns) as readonly [Place, string][];
  return places.flatMap(([place, said]) =>
    said
      .split('|')
      .flatMap((noun) => [
        ...sender.split('|').map((form) => [`sender_${place}` as const, form.replace('*', noun)] as const),
        ...receiver.split('|').map((form) => [place, form.replace('*', noun)] as const),
      ]),
  );
}
