/** The regions of the US Census Bureau in the words of all languages. ‘South’ and ‘West’ alone may be something else. */
export const regionNames: Readonly<Record<string, string>> = {
  Northeast:
    'northeast|the northeast|north east|northeast region|northeastern states|noreste|nord est|美国东北部|东北部|الشمال الشرقي',
  Midwest:
    'midwest|the midwest|mid west|midwest region|midwestern states|medio oeste|el medio oeste|midouest|中西部|美国中西部|الغرب الاوسط|الغرب الأوسط',
  South:
    'the south|south region|southern states|southern region|estados del sur|etats du sud|stati del sud|美国南部|南部|الولايات الجنوبية',
  West: 'the west|west region|western states|western region|estados del oeste|etats de l ouest|stati dell ovest|美国西部|西部|الولايات الغربية',
};

/** The continents in the words of all languages. */
export const continentNames: Readonly<Record<string, string>> = {
  Africa: 'africa|afrique|非洲|افريقيا|أفريقيا',
  Asia: 'asia|asie|亚洲|اسيا|آسيا',
  Europe: 'europe|europa|欧洲|اوروبا|أوروبا',
  'North America':
    'north america|america del norte|norteamerica|amerique du nord|america del nord|nord america|北美|北美洲|امريكا الشمالية|أمريكا الشمالية',
  Oceania: 'oceania|oceanie|大洋洲|اوقيانوسيا|أوقيانوسيا',
  'South America':
    'south america|america del sur|sudamerica|amerique du sud|america del sud|sud america|南美|南美洲|امريكا الجنوبية|أمريكا الجنوبية',
};
