import type { LanguageWords } from '../concept.ts';
import {
  averageNumber,
  domestic,
  firstHalfOfMonth,
  last,
  lastYearSame,
  onePound,
  pairsOfQuarters,
  pairsOfWeights,
  refundRates,
  sameOfLastYear,
  secondHalfOfMonth,
  twelveMonths,
  unit,
  weekdayPhrases,
  wholePeriods,
} from './sequences.ts';

/** Italian. Apostrophes are spaces. */
export const it: LanguageWords = {
  language: 'it',
  intents: {
    plus: '+',
    after: 'dopo|dopo il|dopo la|successivo a|successivi a|successivamente a|in seguito a',
    ever: 'da sempre|di sempre|in assoluto|in tutta la storia|storicamente|mai spedito|in tutto lo storico|tutte le date|tutti gli anni|dall inizio dei tempi|di tutti i tempi',
    those:
      'questi|queste|quelli|quelle|essi|esse|tra questi|tra queste|tra quelli|fra questi|di essi|di loro|loro|ne|questo|quello',
    apart: 'separatamente|singolarmente|rispettivamente|ciascuno|ciascuna',
    by: 'ordinali per|ordinale per|ordina per|ordinare per|classificali per|x|x|per|per ogni|per ciascun|per ciascuno|ogni|ciascun|suddiviso per|suddivisa per|suddivisi per|ripartito per|raggruppato per|secondo|diviso per|divisa per|in termini di|a livello di|suddivise per|divisi per|divise per|ripartita per|ripartiti per|ripartite per|raggruppata per|raggruppati per|raggruppate per|distinto per|distinta per|distinti per|distinte per|dettagliato per|dettagliata per|dettaglio per|ordinato per|ordinati per|ordinata per|ordinate per|separato per|separati per|scomposto per|scomposta per|classificato per|in base a|in base al|in base alla|in funzione di|a seconda di|a seconda del|a seconda della|per ciascuna|per ciascuno dei|per ciascun tipo di|per ognuno dei|ciascuna|di ogni|in ogni|a ogni|con ogni|per tutti i|per tutte le|per i|per le|per il|per la|per l|suddivisione per|ripartizione per|ripartizione tra|ripartizione fra|/',
    top: 'primo|prima|primi|prime|top|principali|migliori|classifica|la classifica|classifica dei|classifica delle|la top|i top|le top|in testa|ai primi posti|graduatoria|graduatoria dei|i primi|le prime|il primo|la prima',
    bottom: 'ultimi in classifica',
    often:
      'usiamo di piu|utilizziamo di piu|usato di piu|usati di piu|piu spesso|piu frequente|piu frequenti|piu frequentemente|piu comune|piu comuni|di solito|solitamente|piu usato|piu usata|piu usati|piu usate|piu utilizzato|piu utilizzata|piu volte|piu ricorrente|piu ricorrenti|piu di frequente|con maggiore frequenza|piu spesso di tutti|generalmente',
    most: 'piu|maggiore|maggiori|piu alto|piu alta|piu alte|piu elevato|piu elevata|piu elevati|piu elevate|massimo|piu grande|piu grandi|il maggior|la maggior|maggior|piu alti|max|massima|massimi|massime|il piu|la piu|i piu|le piu|il maggiore|la maggiore|i maggiori|le maggiori|il piu alto|la piu alta|i piu alti|le piu alte|maggior numero di|il maggior numero di|la maggior quantita di|la maggior parte di|maggior parte|di piu|maggiormente|piu grossa|piu grosso|piu grossi|piu grosse|piu forte|piu forti|record|picco|il picco|piu consistente|piu importante|piu importanti|piu rilevante|piu rilevanti',
    least:
      'meno|minore|minori|piu basso|piu bassa|piu bassi|piu basse|minimo|il minor|minor|min|minima|minimi|minime|il meno|la meno|i meno|le meno|il minore|la minore|i minori|le minori|minor numero di|il minor numero di|la minor quantita di|di meno|piu piccolo|piu piccola|piu piccoli|piu piccole|piu ridotto|piu ridotta|il piu basso|la piu bassa',
    expensive:
      'piu costoso|piu costosi|piu costosa|piu costose|piu cari|piu caro|piu care|piu cara|il piu costoso|la piu costosa|i piu costosi|le piu costose|il piu caro|la piu cara|i piu cari|le piu care|costoso|costosi|costosa|costose|caro|cari|cara|care|piu oneroso|piu onerosi|piu onerosa|piu onerose|costato di piu|costati di piu|costate di piu|pesa di piu sulla spesa|piu dispendioso|piu dispendiosi',
    cheap:
      'meno costoso|meno costosi|piu economico|piu economici|meno caro|il piu economico|la piu economica|i piu economici|le piu economiche|piu economica|piu economiche|meno cara|meno cari|meno care|meno costosa|meno costose|conveniente|convenienti|piu conveniente|piu convenienti|il piu conveniente|la piu conveniente|a buon mercato|piu a buon mercato|che costano meno|che costa meno|costano meno|costa meno|ci costano meno|ci costa meno|costa di meno|costano di meno|meno oneroso|meno onerosa',
    heavy:
      'piu pesante|piu pesanti|il piu pesante|i piu pesanti|le piu pesanti|pesante|pesanti|che pesano di piu|pesano di piu',
    light:
      'piu leggero|piu leggeri|il piu leggero|i piu leggeri|le piu leggere|piu leggera|piu leggere|leggero|leggeri',
    best: 'migliore|miglior|il migliore|la migliore|i migliori|le migliori|piu puntuale|piu puntuali|il piu puntuale|piu affidabile|piu affidabili|il piu affidabile|piu veloce|piu veloci|il piu veloce|piu rapido|piu efficiente',
    worst:
      'peggiore|peggiori|peggior|il peggiore|la peggiore|i peggiori|le peggiori|meno puntuale|meno puntuali|il meno puntuale|meno affidabile|meno affidabili|il meno affidabile|piu lento|piu lenti|piu lenta|il piu lento|piu ritardatario',
    share:
      'quota|percentuale|proporzione|parte|ripartizione|incidenza|quanta parte|quale quota|che quota|che parte|quale parte|la quota|percentuale di|quota di|parte di|parte del|parte della|fetta|la fetta|frazione|rapporto|rapporto tra|il rapporto tra|proporzione di|quanto incide|quanto incidono|incide|incidono|quanto pesa|quanto pesano|quanto rappresenta|percentuali|quote|in proporzione|contributo|pct|tasso',
    percent: '%|per cento|percento|% di|in %|percentualmente|in percentuale|in termini percentuali|%le|perc|pct',
    average:
      'media|medio|in media|medi|medie|la media|la media di|media di|media dei|media delle|media del|medio di|mediamente|med|med.|di media|il valore medio|valor medio',
    versus:
      'confrontare|paragona|paragonare|confrontando|vs|versus|rispetto a|rispetto al|rispetto alla|confronto con|confronta|confronto|contro|paragonato a|in confronto a|confrontato con|rispetto all|rispetto ad|in confronto ad|vs.|rispetto ai|rispetto alle|rispetto allo|rispetto agli|a confronto con|a confronto|in confronto al|in confronto alla|in confronto con|confrontata con|confrontati con|confrontate con|confrontato al|confrontare con|confronta con|confrontalo con|confrontala con|confrontali con|confrontami|confronto tra|confronto fra|un confronto tra|un confronto fra|paragone|paragone tra|in paragone a|paragonata a|paragonati a|paragonato al|comparato a|comparata a|comparare|compara|comparazione|comparazione tra|contro il|contro la|contro i|di fronte a|nei confronti di|al confronto di|testa a testa|raffronta|raffronto|raffronto tra|che il|che la|di quello|di quella',
    change:
      'la differenza tra i due|la differenza tra le due|la differenza fra i due|differenza tra i due|differenza tra le due|differenza fra i due|differenza fra le due|cambiamento|differenza|divario|scarto|aumento|variazione|crescita|cambiato|aumentata|aumentato|cresciuta|cresciuto|incremento|variazioni|aumentati|aumentate|aumentano|aumentare|aumenta|aumentava|aumenti|cresciuti|cresciute|crescono|crescere|cresce|salito|salita|saliti|salite|sale|salire|salgono|rialzo|rialzi|incrementi|incrementato|incrementata|variato|variata|variano|varia|variare|cambiati|cambiata|cambia|cambiamenti|differenze|la differenza|delta|evoluto|evoluta|lievitato|lievitata|lievitati|rincaro|rincari|scarti|scostamento|scostamenti|in aumento|in crescita|oscillazioni|esploso|esplosa',
    fall: 'diminuzione|calo|diminuito|diminuita|sceso|scesa|diminuzioni|diminuiti|diminuite|diminuisce|diminuire|diminuiscono|calato|calata|calati|calate|cala|calare|calano|cali|scesi|scese|scendere|scende|scendono|ribasso|ribassi|riduzione|riduzioni|ridotto|ridotta|ridotti|in calo|in diminuzione|flessione|crollo|crollato|crollata',
    trend:
      'come e andato|come sono andati|come si e evoluta|come si e evoluto|come e cambiato|come e cambiata|come e evoluta|andamento|tendenza|nel tempo|evoluzione|trend|tendenze|evoluzione di|evoluzione del|evolve|evolvono|evolversi|si evolve|si e evoluta|si e evoluto|andamento di|andamento del|andamento della|andamento delle|andamento dei|l andamento|nel corso del tempo|nel corso dei mesi|di mese in mese|curva|storico|storico di|storico delle|traiettoria|dinamica|progressione|come sta andando|come stanno andando|come va|come vanno|come e andata|come sono andate|come procede',
    list: 'elenca|elenco|lista|quali pacchi|elenco dei|lista dei|elencami|elencate|elencare|elencatemi|un elenco|un elenco di|un elenco dei|l elenco|l elenco di|l elenco dei|l elenco delle|elenco delle|elenco di|una lista|una lista di|una lista dei|la lista|la lista dei|la lista delle|lista delle|lista di|listami|fammi un elenco|fammi un elenco di|fammi la lista|fammi una lista di|dammi un elenco di|dammi l elenco dei|dammi l elenco delle|dammi la lista dei|dammi la lista delle|quali spedizioni|quali colli|quali sono i pacchi|mostrami l elenco',
    rows: 'righe|le righe|apri le righe|mostra le righe|mostrami le righe|apri i dettagli|le singole righe|riga per riga|pacco per pacco|mostra i pacchi|mostrami i pacchi|i singoli pacchi|vedi i pacchi|il dettaglio dei pacchi|dettaglio dei pacchi|le singole spedizioni|mostrami le spedizioni|elencali|elencale',
    howMany:
      'qnt|qnti|qnte|quanti pz|numero di valori diversi|quanti|quante|numero di|il numero di|numero dei|num|num di|num.|nr|nr di|nr.|n di|n. di|#|# di|# pacchi|qta|qta di|quantita|quantita di|la quantita di|numero totale di|il numero totale di|numero complessivo di|il numero complessivo di|il numero dei|numero delle|il numero delle|numero|il numero|conteggio|conteggio di|conteggio dei|conta|contare|contami|quanti sono i|quante sono le|quanti sono stati|quante sono state|quanti ne sono|quanti ce ne sono|quante volte',
    howMuch:
      'qnto|qnt costa|quanto|quanta|quanti soldi|quanto in totale|quanto ci|quanto ci e|quanto e|quanto e stato|quanto sono|quanto abbiamo|quanto si|quanto ho|quanto fa|quanto viene|quanto vale|a quanto ammonta|a quanto ammontano|a quanto ammontava|a quanto assomma|a quanto|a quanto e arrivata|qual importo|che importo|quale importo|che somma|quale somma|che cifra|quale cifra|quanto costa|quanto costano|quanto e costato|quanto sono costati|quanto sono costate|quanto ci sono costati|quanto ci sono costate|quanto ci e costato|quanto ci costano|quanto ci costa|di quanto',
    which:
      'quale|quali|che|qual|quali sono|quali sono stati|quali sono state|qual e|qual è|cosa|chi|che cosa|quale dei|quali dei|quali tra',
    over: 'di piu di|di oltre|ha superato|hanno superato|supera|superato|+ di|di + di|superavano|superano|che superavano|eccedono|che pesavano piu di|che pesano piu di|piu di|superiore a|superiori a|oltre|sopra|maggiore di|maggiori di|oltre i|sopra i|>|che superano|sopra le|oltre le|superiore al|superiori al|superiore ai|superiori ai|superiore alle|maggiore|maggiori a|maggiore a|piu pesanti di|piu pesante di|al di sopra di|al di sopra dei|al di sopra delle|sopra il|sopra la|oltre il|oltre la|oltre ai|superato|superata|superati|superate|superare|superino|hanno superato|ha superato|che hanno superato|hanno superato i|che hanno superato i|superano i|che superano i|superando|eccede|eccedenti|eccedente|costano piu di|che costano piu di|costati piu di|che sono costati piu di|costato piu di|pesano piu di|che pesano oltre|con piu di|di oltre|piu che|+di',
    under:
      'di meno di|meno di|inferiore a|inferiori a|sotto|minore di|sotto i|<|sotto le|al di sotto di|inferiore al|inferiori al|inferiore ai|inferiori ai|inferiore alle|minore|minori a|minore a|minori di|piu leggeri di|piu leggero di|al di sotto dei|al di sotto delle|sotto il|sotto la|non superano|che non superano|costano meno di|che costano meno di|costati meno di|pesano meno di|che pesano meno di|con meno di|meno che|entro i|entro le',
    atLeast:
      'in avanti|e oltre|o oltre|a salire|da almeno|almeno|come minimo|al minimo|minimo|un minimo di|o piu|e piu|in su|in poi da|non meno di|uguale o superiore a|pari o superiore a|maggiore o uguale a|superiore o uguale a|a partire dalle|a partire dai|di almeno|con almeno|min',
    atMost:
      'al massimo|massimo|un massimo di|non piu di|o meno|e meno|in giu|fino a un massimo di|pari o inferiore a|minore o uguale a|inferiore o uguale a|tutt al piu',
    exactly: 'esattamente',
    between:
      'tra|fra|compreso tra|compresi tra|comprese tra|compresa tra|compreso fra|compresi fra|comprese fra|che va da|che vanno da|nell intervallo tra|tra i|tra le|fra i|fra le',
    and: 'e|ed|,|/|e anche|nonche|insieme a|insieme ai|insieme con|assieme a|cosi come|poi|ma|pero|&|piu anche|;',
    or: 'o|oppure|ovvero|o anche|oppure anche|o invece',
    without:
      'che non sono|che non siano|che non erano|non sono|ne|senza|che non hanno|non hanno|non ha|non hanno avuto|senza alcun|senza nessun|escluso|esclusi|tranne|eccetto|escludendo|esclusa|salvo|ad eccezione di|diverso da|diversi da|diversa da|a parte|fatta eccezione per|senza i|senza le|senza il|senza la|senza gli|senza contare|senza contare i|senza includere|senza considerare|escludi|escludere|escludete|escludendo i|escludendo le|escludendo il|escluse|esclusi i|escluso il|esclusa la|escluse le|ad esclusione di|ad esclusione del|ad esclusione dei|eccetto i|eccetto le|eccetto il|eccezion fatta per|ad eccezione del|ad eccezione dei|ad eccezione delle|con l eccezione di|tranne i|tranne le|tranne il|tranne la|salvo i|salvo le|togli|togliere|togliendo|togliete|tolto|tolta|tolti|tolte|leva|levando|levare|rimuovi|rimuovere|rimuovendo|elimina dalla lista|scarta|scartando|ignora|ignorare|ignorando|ometti|omettendo|non considerare|non contare|non contando|non includere|non inclusi|non incluse|al netto di|al netto del|al netto dei|al netto delle|meno il|meno i|meno le|a parte il|a parte i|a parte la|a parte le|oltre a non|all infuori di|al di fuori di|fuorche|non sono|non era|non erano|che non sono|che non erano|che non vanno|non vanno|che non sono arrivati|non sono arrivati|non arrivati|non consegnati|mai|diverso dal|diversi dal|diversa dal|diverse da|diverse dal|altri che non siano|che non siano|non di|non per|non da|non|excl|escl',
    place: 'posto|posizione',
    when: 'quando|quando e stato|quando e stata',
    only: 'solo|soltanto|solamente|unicamente|solo i|solo le|solo il|solo la|solo per|solo con|solo di|solo da|soltanto i|soltanto le|solamente i|solamente le|esclusivamente|unicamente i|limitatamente a|limitatamente al|limitatamente ai|limitato a|limitata a|limitati a|limita a|limitiamoci a|limitiamoci al|limitiamoci alla|limitiamoci ai|limitandoci a|limitandosi a|limitare a|limitati al|restringi a|restringi al|restringi alla|filtra per|filtra su|filtrato per|filtrare per|nient altro che|concentrati su|concentriamoci su|sola|soli|sole|da solo|da sola|lascia solo|tieni solo|mostra solo',
    all: 'tutto|tutti|tutte|tutta',
    with: 'con|che hanno|che avevano|che hanno avuto|aventi|dotati di|contenenti|che contengono|che includono|comprensivi di|soggetti a|con un|con una|con il|con la|con i|con le|con dei|con delle|gravati da',
    of: 'di|del|della|dei|delle|degli|dello|sul|sulla|sui|sulle|dell|d|come quota di|sull|dei nostri|delle nostre|del nostro|della nostra|nell ambito di|nell ambito del|tra quelli|tra quelle|nei|nelle|negli|per conto di',
    from: 'da|dal|dalla|dai|dall|in partenza da|partiti da|partite da|partito da|partita da|spediti da|spedite da|spedito da|inviati da|inviate da|provenienti da|proveniente da|originati da|con origine in|con origine|dalle|dallo|dagli|uscendo da|usciti da|in uscita da',
    to: 'a|verso|al|fino a|alla|ai|-|fino al|all|in direzione|diretti a|diretti in|diretto a|dirette a|dirette in|destinati a|destinate a|destinato a|con destinazione|a destinazione|in direzione di|spediti a|spediti in|spedite a|spedite in|spediti verso|inviati a|inviati in|inviate a|mandati a|mandati in|consegnati a|consegnati in|consegnate in|che vanno in|che vanno a|andati in|andati a|fino alla|fino ai|sino a|sino al|verso il|verso la|verso l|alle|agli|allo',
    in: 'in|ad|nel|nella|nei|negli|durante|nello|nell|su|con|nel mese di|nel mese d|del mese di|per il mese di|nel corso di|nel corso del|nel corso della|nel corso dell|nell arco di|nell arco del|durante il|durante la|durante l|nel periodo|nel periodo di|per il periodo|entro|nell intero|in tutto il|per tutto il|per tutta la|presso|da parte di|relativi al mese di|relativamente a|di competenza di',
    whatIs:
      'cosa e|che cos e|cos e|cosa significa|che cosa e|definizione di|spiega|cosa sono|che significa|cosa vuol dire|che cosa sono|che vuol dire|cosa vuole dire|che cosa vuol dire|che cosa significa|cosa si intende per|che cosa si intende per|cosa s intende per|che s intende per|che si intende per|cosa intendete per|cosa intendi per|cosa indica|cosa comprende|cosa include|cosa includono|cosa copre|cosa rientra in|in cosa consiste|in che cosa consiste|in cosa consistono|a cosa si riferisce|a cosa serve|a cosa corrisponde|spiegami|spiegatemi|mi spiega|mi spieghi|puoi spiegarmi|spiegare|definisci|definire|definizione|definizione del|qual e la definizione di|qual e il significato di|significato di|significato del|significato|cosa rappresenta|cosa sarebbe',
    howIs:
      'come si calcola|come viene calcolato|come e calcolato|come viene calcolata|come e calcolata|come si calcolano|come calcolate|come calcoli|come vengono calcolati|come vengono calcolate|come sono calcolati|come sono calcolate|come si determina|come si ottiene|come si misura|come viene misurata|come viene misurato|come e definito|come e definita|come e misurata|come viene determinato|in che modo si calcola|in che modo viene calcolato|formula|formula di|formula del|formula della|formula per|calcolo di|calcolo del|calcolo della|metodo di calcolo|come si arriva a|da dove viene il calcolo',
    howDo:
      'come posso|come faccio a|come si fa a|come scarico|come si|come|come faccio per|come faccio|come si fa per|come si fa|come si puo|come si possono|come possiamo|come potrei|come dovrei|come devo fare per|come devo|come fare per|come fare|come esporto|come cambio|come salvo|come imposto|come programmo|come si esporta|come si scarica|come si cambia|come si imposta|come si salva|come creo|come si crea|come filtro|come si filtra|in che modo posso|e possibile|si puo|posso|c e un modo per|esiste un modo per|procedura per|passaggi per',
    where:
      'dove vedo|dove si trova|dove trovo|dove posso vedere|dove posso trovare|dove si trovano|dove|dove posso consultare|dove posso|dove si vede|dove si vedono|dove sono|dove sta|dove stanno|dove guardo|dove consulto|dove scarico|dov e|dove si analizzano|dove si analizza|in quale pagina|in che pagina|su quale pagina|quale pagina|in quale sezione|in quale schermata|in quale menu|da dove|in che sezione|dove compare|dove compaiono|dove vengono mostrati',
    why: 'perche|come mai|per quale motivo|per quale ragione|a cosa e dovuto|a cosa sono dovuti|a cosa si deve|qual e il motivo|qual e la causa|quali sono le cause|cosa ha causato|da cosa dipende|da che cosa dipende|motivo per cui|xke|xche|perke',
    chart:
      'come grafico|grafico|in un grafico|graficamente|fammi un grafico|istogramma|diagramma|a barre|a torta|a linee|in forma grafica|visualizza come grafico|disegna|come torta|come linee',
    table:
      'come tabella|tabella|in tabella|in una tabella|tabelle|sotto forma di tabella|in forma tabellare|tabellare|come elenco tabellare',
    last: 'ult|scorso|scorsa|ultimo|ultima|ultimi|ultime|passato|passata|precedente|scorsi|scorse|precedenti|ultim|ult.|appena passato|appena concluso|appena terminato|appena finito|trascorso|trascorsa|preced|prec|piu recente|recente|recenti',
    this: 'questo|questa|quest|corrente|attuale|in corso|questi|queste|attuali|presente|di quest|di questo|di questa|correnti',
    next: 'spenderemo|pagheremo|previsione|previsioni|prossimo|prossima|prossimi|che verra|che viene|futuro|futura|futuri|prossimamente|prevedere|prevedi|previsto|prevista|previsti|proiezione|proiezioni|stimare|stima|andremo a spendere|costera|costeranno|sara|saranno|aumentera',
    ago: 'fa|addietro|or sono',
    since:
      'da|dal|a partire da|dall inizio di|a partire dal|a partire dalla|dall inizio del|dal mese di|dal primo|da inizio|fin da|sin da|cominciando da|partendo da|decorrere da|a decorrere da',
    until: 'fino a|prima di|entro|fino alla fine di|fino a fine|prima del|entro il|entro la fine di',
    today: 'oggi',
    yesterday: 'ieri',
    toDate:
      'a oggi|ad oggi|finora|fino ad oggi|fino a oggi|fino ad ora|fino a ora|fin ora|sinora|fino a questo momento|a tutt oggi|ad ora|alla data odierna',
    yearOverYear:
      'piu dell anno scorso|meno dell anno scorso|piu che l anno scorso|anno su anno|rispetto all anno scorso|rispetto allo scorso anno|vs l anno scorso|confronto con l anno scorso|rispetto all anno precedente|anno contro anno|a/a|yoy|anno dopo anno|su base annua|su base annuale|tendenziale|rispetto a un anno fa|rispetto ad un anno fa|confrontato con l anno scorso|confrontata con l anno scorso|confrontati con l anno scorso|confrontato con lo scorso anno|in confronto all anno scorso|in confronto allo scorso anno|contro l anno scorso|contro lo scorso anno|vs anno scorso|vs scorso anno|vs lo scorso anno|vs anno precedente|vs l anno precedente|versus anno scorso|paragonato all anno scorso|paragonata all anno scorso|dell anno scorso a confronto|che l anno scorso|che lo scorso anno|dello scorso anno a parita|confronta con l anno scorso|confrontalo con l anno scorso|confrontala con l anno scorso|confrontali con l anno scorso|confronto con lo scorso anno|confronta con lo scorso anno|e rispetto all anno scorso|paragonalo all anno scorso',
    same: 'la stessa cosa|stessa cosa|lo stesso|idem|stesso|stessa|la stessa|gli stessi|le stesse|stessi|stesse|uguale|identico|medesimo|medesima|stessa domanda|stesso calcolo|lo stesso calcolo',
    'and?':
      'e per|e che mi dici di|che ne dici di|e invece|e in|e adesso|ora|e|e nel|e nella|e nell|e a|e ad|e che dire di|che dire di|e riguardo a|e quanto a|adesso|e ora|ora per|adesso per|e poi|poi|lo stesso per|la stessa cosa per|stessa cosa per|idem per|uguale per|stesso per|fai lo stesso per|ripeti per|ma per|ma nel|ma in|ok e|bene e|invece per|di questi|di queste|di quelli|di quelle|di questo totale|di questo importo|di cui|di questa cifra|come si divide|come si divide questo|come si ripartisce|come e suddiviso|come e suddivisa|ripartiscila|ripartiscilo|ripartirla|ripartirlo|suddividila|suddividilo|suddividerla|suddividerlo|dividila|dividilo|scomponila|scomponilo',
    instead:
      'no volevo dire|volevo dire|intendevo|no intendevo|invece|al posto di|intendo|anzi|no anzi|anzi no|al posto|piuttosto|invece di|no scusa|scusa no|no aspetta|aspetta|mi correggo|correggo|cambia in|cambialo in|sostituisci con|meglio|o meglio|no meglio',
    also: 'anche|inoltre|aggiungi|aggiungere|aggiungici|aggiungendo|includi|includere|includendo|incluso|inclusi|inclusa|incluse|compreso|compresi|compresa|comprese|pure|altresi|in piu|anche i|anche le|anche il|anche la|ed anche|e anche',
    kind: 'motivo|motivi|causale|causali|ragione|ragioni|tipo|tipi|tipologia|tipologie|genere|categoria|categorie|natura',
    both: 'entrambi|entrambe|tutti e due|tutte e due',
    show: 'mostrarmi|mostrarci|puo mostrarmi|potrebbe mostrarmi|mostra|mostrami|dammi|fammi vedere|vedere|visualizza|mostrare|mostratemi|mostrate|mostraci|fatemi vedere|fai vedere|farmi vedere|visualizzare|visualizzami|presenta|presentami|presentare|datemi|dacci|darmi|vediamo|vedi|voglio vedere|vorrei vedere|posso vedere|potrei vedere|mi fai vedere|mi fa vedere|tira fuori|estrai|estraimi|riporta|riportami|fornisci|forniscimi|fornitemi|esponi|trova|trovami|ottenere',
    makeThat:
      'facciamo|facciamo i|mettine|metti|portali a|porta a|riduci a|limita a|limitali a|che siano|fammene|dammene|fai|mostra i',
    shipDate: 'per data di spedizione|data di spedizione|data di ritiro',
    deliveryDate: 'per data di consegna|data di consegna',
    billDate: 'per data di fattura|data di fattura|data fattura|per data fattura',
    cost: 'costato|costata|costate|e costato|e costata|costo|costi|addebiti|addebito|pagato|pagare|importo|importi|abbiamo pagato|oneri|prezzo|costano|spendiamo|pagati|costa|costati|supplemento|supplementi|tariffa|tariffe|pagamenti|pagamento|pagamento totale|conto|il conto|bolletta|fattura totale|fattura complessiva|somma|somme|soldi|quattrini|grana|euro spesi|denaro|esborso|esborsi|prezzi|costo di|costi di|costo del|costi del|costo dei|costo delle|costi dei|costi delle|onere|pagata|pagate|paghiamo|pagavamo|ci costa|ci costano|ci e costato|ci e costata|ci sono costati|ci sono costate|ci e venuto a costare|sono costati|sono costate|speso in|speso per|uscite|uscita|investito|investiti|fatturato da|fatturati da|ha fatturato|hanno fatturato|ci ha fatturato|ci hanno fatturato|addebitato|addebitati|addebitata|addebitate|ci hanno addebitato|ci ha addebitato|valore fatturato',
    the: 'il|lo|la|i|gli|le|l|ai|agli',
    a: 'un|uno|una',
    our: 'nostro|nostra|nostri|nostre|mio|mia|noi|ci|miei|mie|tutti i nostri|tutte le nostre',
    weight:
      'che pesano|pesano|pesavano|che pesavano|hanno pesato|che pesa|pesa|pesavano tra|con peso|con un peso|con un peso di|con peso di|di peso|dal peso di|del peso di|aventi peso|con peso compreso',
    pound: 'lb|lbs|libbra|libbre',
    kilogram: 'kg|chilo|chili|chilogrammi',
    ounce: 'oz|oncia|once',
    dollar: '$|usd|dollari|dollaro|us$|dollari us|dollari usa|dollari americani|verdoni',
    delivered: 'consegnato|consegnati|consegna|consegne|consegnate|consegnata|consegnare|arrivati|arrivata|arrivo',
    split:
      'suddivisione|ripartizione|suddividi|suddividere|suddiviso|suddivisa|suddivisi|suddivise|ripartisci|ripartire|ripartito|ripartita|ripartizioni|dividi|dividere|diviso|divisa|divisione per|scomponi|scomporre|scomposizione|dettaglia|dettagliare|dettagliami|spacca|spaccato|spaccato per|lo spaccato|distribuzione|distribuito|distribuita|distribuire|disaggrega|composizione|breakdown|separa|separare',
  },
  units: {
    day: 'giorno|giorni|gg|gg.|giornata|giornate',
    week: 'settimana|settimane|settim',
    month: 'mese|mesi|mensilita',
    quarter: 'trim|trims|trimestre|trimestri|trim.',
    year: 'anno|anni|esercizio|esercizi|anno solare|anno fiscale',
  },
  everyUnit: {
    day: 'giornaliero|giornaliera|al giorno|per giorno|ogni giorno|giornalieri|giornaliere|giornalmente|quotidiano|quotidiana|quotidiani|quotidianamente|giorno per giorno|di giorno in giorno|/giorno|tutti i giorni|per ciascun giorno',
    week: 'settimanale|settimanali|per settimana|ogni settimana|a settimana|settimanalmente|alla settimana|settimana per settimana|per sett|/settimana|tutte le settimane|di settimana in settimana',
    month:
      'mensile|mensili|per mese|ogni mese|al mese|mese per mese|mensilmente|mese dopo mese|/mese|tutti i mesi|per ciascun mese|ciascun mese|mese su mese',
    quarter:
      'trimestrale|trimestrali|per trimestre|ogni trimestre|trimestralmente|al trimestre|trimestre per trimestre|per trim|/trimestre|tutti i trimestri|trimestre dopo trimestre|di trimestre in trimestre',
    year: 'annuale|annuali|per anno|ogni anno|all anno|annuo|annualmente|anno per anno|/anno|tutti gli anni',
  },
  toDate: {
    week: 'da inizio settimana|dall inizio della settimana|settimana in corso|questa settimana finora',
    year: 'da inizio anno|dall inizio dell anno|quest anno a oggi|anno in corso|quest anno finora|dall inizio di quest anno|da gennaio a oggi|da gennaio ad oggi|dal primo gennaio|dal 1 gennaio|dal 1o gennaio|nell anno in corso|dell anno in corso|per l anno in corso|quest anno fino ad oggi|quest anno fino a oggi|quest anno ad oggi|quest anno fino ad ora|finora quest anno|ad oggi quest anno|cumulato annuo|cumulato anno|progressivo annuo|progressivo anno|da capodanno|nel corso di quest anno|ytd',
    month:
      'da inizio mese|dall inizio del mese|mese in corso|nel mese in corso|del mese in corso|questo mese fino ad oggi|questo mese fino a oggi|questo mese finora|progressivo mese',
    quarter:
      'da inizio trimestre|dall inizio del trimestre|trimestre in corso|nel trimestre in corso|del trimestre in corso|questo trimestre fino ad oggi|questo trimestre finora',
  },
  months: [
    'gennaio|gen',
    'febbraio|feb|febb',
    'marzo|mar',
    'aprile|apr',
    'maggio|mag',
    'giugno|giu',
    'luglio|lug',
    'agosto|ago',
    'settembre|sett|set',
    'ottobre|ott',
    'novembre|nov',
    'dicembre|dic',
  ],
  quarters: [
    'q1|primo trimestre|t1|1 trimestre|1o trimestre|i trimestre|1° trimestre|1o trim|1 trim|trim 1|primo trim|q 1|trimestre uno|1t',
    'q2|secondo trimestre|t2|2 trimestre|2o trimestre|ii trimestre|2o trim|2 trim|trim 2|secondo trim|q 2|trimestre due|2t',
    'q3|terzo trimestre|t3|3 trimestre|3o trimestre|iii trimestre|3o trim|3 trim|trim 3|terzo trim|q 3|trimestre tre|3t',
    'q4|quarto trimestre|t4|4 trimestre|4o trimestre|iv trimestre|4o trim|4 trim|trim 4|quarto trim|q 4|ultimo trimestre dell anno|trimestre quattro|4t',
  ],
  halves: [
    'primo semestre|prima meta|s1|h1|1o semestre|primi sei mesi|i primi sei mesi|semestre 1|s 1|1 semestre',
    'secondo semestre|seconda meta|s2|h2|2o semestre|ultimi sei mesi dell anno|semestre 2|s 2|2 semestre',
  ],
  numbers: {
    due: 2,
    tre: 3,
    quattro: 4,
    cinque: 5,
    sei: 6,
    sette: 7,
    otto: 8,
    nove: 9,
    dieci: 10,
    dodici: 12,
    tredici: 13,
    venti: 20,
    undici: 11,
    quindici: 15,
    trenta: 30,
    quaranta: 40,
    cinquanta: 50,
    cento: 100,
    duecento: 200,
    cinquecento: 500,
    mille: 1000,
    'una dozzina di': 12,
    'una decina di': 10,
    'un centinaio di': 100,
  },
  ordinals: ['seconda|secondi|2o', 'terzo|terza', 'quarto|quarta', 'quinto|quinta'],
  sequences: {
    'settimana che termina il': [
      { kind: 'unit', grain: 'week' },
      { kind: 'intent', intent: 'until' },
    ],
    'la settimana che termina il': [
      { kind: 'unit', grain: 'week' },
      { kind: 'intent', intent: 'until' },
    ],
    ...wholePeriods({
      week: 'settimana completa|settimane complete|settimane intere',
      month: 'mese completo|mesi completi|mesi interi',
      quarter: 'trimestre completo|trimestri completi',
      year: 'anno completo|anni completi|anni interi',
    }),
    ...refundRates('tasso di rimborso|tasso di rimborsi|tasso dei rimborsi|percentuale di rimborsi'),
    ...pairsOfWeights({
      nouns: 'peso|pesi',
      isNounFirst: true,
      actual: 'effettivo|effettivi|reale|reali',
      billed: 'fatturato|fatturati|tassabile|fatturabile|addebitato',
      and: 'e|e il|e quello|ed il',
      versus: 'vs|versus|contro|rispetto a quello',
    }),
    'paesi stranieri': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'paese straniero': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'paesi esteri': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'paese estero': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'costa di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'costano di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'che costa di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'che costano di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'ci sono costati di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'ci e costato di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'che ci costa di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'che ci costano di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'ci costa di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'ci costano di piu': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'chi ci prende': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi paghiamo': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi ci e costato': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi ci costa': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi ci fattura': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi ci ha addebitato': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi ci addebita': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'chi ci fa pagare': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'prima quindicina': firstHalfOfMonth,
    'seconda quindicina': secondHalfOfMonth,
    'e meno di': [
      { kind: 'intent', intent: 'and?' },
      { kind: 'intent', intent: 'under' },
    ],
    'e piu di': [
      { kind: 'intent', intent: 'and?' },
      { kind: 'intent', intent: 'over' },
    ],
    'piu puntuale': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'il piu puntuale': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'la piu puntuale': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'piu puntuali': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'meno puntuale': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'il meno puntuale': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'meno puntuali': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'anno scorso': [last, unit('year')],
    'l anno scorso': [last, unit('year')],
    'lo scorso anno': [last, unit('year')],
    'mese scorso': [last, unit('month')],
    'lo scorso mese': [last, unit('month')],
    'settimana scorsa': [last, unit('week')],
    'la scorsa settimana': [last, unit('week')],
    'trimestre scorso': [last, unit('quarter')],
    'lo scorso trimestre': [last, unit('quarter')],
    'ultimi dodici mesi': twelveMonths,
    'gli ultimi dodici mesi': twelveMonths,
    'ultimi 12 mesi': twelveMonths,
    'gli ultimi 12 mesi': twelveMonths,
    'il mese precedente': [last, unit('month')],
    'l anno precedente': [last, unit('year')],
    'la settimana precedente': [last, unit('week')],
    'il trimestre prima': [last, unit('quarter')],
    'il trimestre precedente': [last, unit('quarter')],
    ...sameOfLastYear({ month: 'stesso mese dell anno scorso|lo stesso mese dell anno scorso' }),
    'stesso periodo anno scorso': lastYearSame,
    'lo stesso periodo dello scorso anno': lastYearSame,
    'piu caro di': [{ kind: 'intent', intent: 'versus' }],
    'piu cara di': [{ kind: 'intent', intent: 'versus' }],
    'piu costoso di': [{ kind: 'intent', intent: 'versus' }],
    'meno caro di': [{ kind: 'intent', intent: 'versus' }],
    'piu economico di': [{ kind: 'intent', intent: 'versus' }],
    'piu conveniente di': [{ kind: 'intent', intent: 'versus' }],
    'meno costoso di': [{ kind: 'intent', intent: 'versus' }],
    'piu economico per libbra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'meno caro per libbra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'piu conveniente per libbra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'il piu economico per libbra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'il meno caro per libbra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'piu caro per libbra': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'piu costoso per libbra': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'il piu caro per libbra': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    ...weekdayPhrases({
      by: 'per giorno della settimana|per giorno di settimana|ogni giorno della settimana',
      weekend: 'nei fine settimana|fine settimana|nei weekend|weekend',
      workdays: 'giorni lavorativi|nei giorni lavorativi|giorni feriali',
    }),
    'numero medio di': averageNumber,
    'il numero medio di': averageNumber,
    'una libbra': onePound,
    ...pairsOfQuarters(['primo', 'secondo', 'terzo', 'quarto'], ['e', 'e il', 'e del'], 'trimestre'),
    'nell ultimo anno': twelveMonths,
    'dell ultimo anno': twelveMonths,
    'ultimo anno': twelveMonths,
    nazionale: domestic,
    nazionali: domestic,
    'l anno prima': [last, unit('year')],
    'il mese prima': [last, unit('month')],
    'la settimana prima': [last, unit('week')],
    'stesso periodo dell anno scorso': lastYearSame,
    'lo stesso periodo dell anno scorso': lastYearSame,
    'stesso periodo dello scorso anno': lastYearSame,
    avantieri: [last, unit('day')],
  },
  noise:
    'dimmi|per favore|voglio|e stato|e stata|sono|stati|state|stato|era|erano|abbiamo|ha|hanno|avuto|c e|ci sono|si|mi|totale|totali|ricevuto|riceve|ricevono|spedito|spediti|inviato|inviati|abbiamo spedito|ciao|grazie|dati|cifra|cifre|loro|suo|valore|periodo|completo|completa|puoi|potresti|vorrei|fatto|quelli|quelle|ordinato|ordinati|arrivati|arrivato|stata|hai|fammi|facci|ora|abbiamo inviato|fatturato da|ci ha|ci ha addebitato|quali sono|qual e|quant e|vorremmo|avete|sapere|bisogno|ricevuti|vi|ne|c erano|era stato|addebitato|addebitati',
};
