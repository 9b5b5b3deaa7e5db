/** The forms of regular verbs, so that word lists name each verb once. */

/** An English verb, perhaps with a particle: ‘rack up’, ‘racks up’, ‘racked up’, ‘racking up’. */
export function englishForms(verb: string): readonly string[] {
  const [base = '', ...particles] = verb.split(' ');
  const bare = base.replace(/e$/, '');
  const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(base) && base.length <= 4 ? `${base}${base.at(-1)}` : bare;
  const stem = /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}i` : doubled;
  const third = /(s|x|z|ch|sh)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;
  const ing = /[^aeiou]y$/.test(base) ? `${base}ing` : /ee$/.test(base) ? `${base}ing` : `${doubled}ing`;
  return [base, third, `${stem}ed`, ing].map((form) => [form, ...particles].join(' '));
}

const spanishEndings = {
  ar: 'ar o as a amos an e aste o aron aba abamos aban ado ada ados adas ando e emos en ara aran aremos aria arian ariamos',
  er: 'er o es e emos en i iste io ieron imos ia iamos ian ido ida idos idas iendo a amos an era eran eremos eria erian eriamos',
  ir: 'ir o es e imos en i iste io ieron ia iamos ian ido ida idos idas iendo a amos an ira iran iremos iria irian iriamos',
} as const;

const frenchEndings = {
  er: 'er e es ons ez ent ais ait ions iez aient a erent e ee es ees ant',
  ir: 'ir is it issons issez issent issais issait issaient i ie is ies issant irent',
  re: 're s ons ez ent ais ait ions iez aient it irent u ue us ues ant',
} as const;

const italianEndings = {
  are: 'are o i a iamo ate ano avo ava avamo avano ai o arono ato ata ati ate ando asse assero',
  ere: 'ere o i e iamo ete ono evo eva evamo evano e erono uto uta uti ute endo esse',
  ire: 'ire o i e iamo ite ono ivo iva ivamo ivano i irono ito ita iti ite endo isce iscono isse',
} as const;

const ofLanguage = { es: spanishEndings, fr: frenchEndings, it: italianEndings } as const;

/** The forms of a regular Spanish, French or Italian verb that say when and who; what follows the verb stays with it. */
export function romanceForms(language: 'es' | 'fr' | 'it', verb: string): readonly string[] {
  const [infinitive = '', ...rest] = verb.split(' ');
  const endings: Readonly<Record<string, string>> = ofLanguage[language];
  const ending = Object.keys(endings).find((each) => infinitive.endsWith(each));
  if (ending === undefined) return [verb];
  const stem = infinitive.slice(0, -ending.length);
  return [...new Set((endings[ending] ?? '').split(' '))].map((end) =>
    [`${spelled(language, stem, end)}${end}`, ...rest].join(' '),
  );
}

/** The stem as it is spelled before an ending: ‘pagar’ and ‘pagué’, ‘envoyer’ and ‘envoie’. */
function spelled(language: 'es' | 'fr' | 'it', stem: string, end: string): string {
  if (language === 'es' && /^e/.test(end)) {
    return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
  }
  if (language === 'fr' && /^[ao]/.test(end)) return stem.replace(/g$/, 'ge');
  if (language === 'fr' && /^(e|es|ent)$/.test(end)) return stem.replace(/y$/, 'i');
  if (language === 'it' && /^i/.test(end)) return stem.replace(/([cg])$/, '$1h').replace(/i$/, '');
  return stem;
}
