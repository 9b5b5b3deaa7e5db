import type { Texts } from './texts.ts';

/** Italian. */
export const it: Texts = {
  'How many charges were refunded.': 'Quanti addebiti sono stati rimborsati.',
  'Everything that was billed, after discounts, without the carriers USPS and DHL.':
    'Tutto ciò che è stato fatturato, dopo gli sconti, senza i corrieri USPS e DHL.',
  'Total Spend excludes USPS and DHL carriers.': 'La spesa totale esclude i corrieri USPS e DHL.',
  'Spend Analysis': 'Analisi della spesa',
  'Everything that was billed, after discounts, by all carriers: Total Spend with USPS and DHL.':
    'Tutto ciò che è stato fatturato, dopo gli sconti, da tutti i corrieri: la spesa totale con USPS e DHL.',
  'What USPS and DHL billed, after discounts: the amount that Total Spend leaves out.':
    'Quanto hanno fatturato USPS e DHL, dopo gli sconti: l’importo che la spesa totale non comprende.',
  'Transportation at the carrier’s published rates, before any discount.':
    'Trasporto alle tariffe di listino del corriere, prima di ogni sconto.',
  'What the contract takes off the published transportation rates.':
    'Quanto il contratto toglie dalle tariffe di trasporto di listino.',
  'Transportation after discount, without fuel and extras.': 'Trasporto dopo lo sconto, senza carburante ed extra.',
  Dashboards: 'Dashboard',
  'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.':
    'Addebiti per extra come consegna residenziale o movimentazione aggiuntiva, dopo gli sconti, senza carburante.',
  'Accessorial Analysis': 'Analisi degli accessori',
  'How many accessorial charges were billed.': 'Quanti accessori sono stati fatturati.',
  'What one accessorial charge costs on average.': 'Quanto costa in media un accessorio.',
  'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.':
    'Supplementi carburante dopo gli sconti. I corrieri li fissano ogni settimana, in percentuale del trasporto e di alcuni accessori.',
  'Fuel surcharge as a percentage of transportation.': 'Supplemento carburante in percentuale del trasporto.',
  'Billing adjustments, taxes, fees and all other charges, after discounts.':
    'Rettifiche di fatturazione, imposte, commissioni e tutti gli altri addebiti, dopo gli sconti.',
  'What would have been billed without discounts.': 'Quanto sarebbe stato fatturato senza sconti.',
  'All discounts of the carriers.': 'Tutti gli sconti dei corrieri.',
  'Packages that were billed, each counted once.': 'Pacchi fatturati, ciascuno contato una volta.',
  'Spend per package.': 'Spesa per ogni pacco.',
  'Spend per billed pound.': 'Spesa per ogni libbra fatturata.',
  'Weight that the carrier bills: the actual or the dimensional weight, whichever is more, rounded up.':
    'Peso che il corriere fattura: quello effettivo o quello volumetrico, il maggiore dei due, arrotondato per eccesso.',
  'Weight Analysis': 'Analisi del peso',
  'Weight that the shipper entered.': 'Peso inserito dal mittente.',
  'Bill weight less actual weight, where both are known.':
    'Peso fatturato meno peso effettivo, dove entrambi sono noti.',
  'Bill weight divided by packages.': 'Peso fatturato diviso per i pacchi.',
  'Actual weight divided by packages.': 'Peso effettivo diviso per i pacchi.',
  'Bill weight less actual weight, divided by packages, where both are known.':
    'Peso fatturato meno peso effettivo, diviso per i pacchi, dove entrambi sono noti.',
  'Packages whose delivery is known: on time, late, exception or pending late.':
    'Pacchi la cui consegna è nota: in orario, in ritardo, con eccezione o ritardo in sospeso.',
  'Carrier Score': 'Punteggio corrieri',
  'On-time packages as a percentage of all packages with a known status.':
    'Pacchi in orario, in percentuale dei pacchi di stato noto.',
  'All money refunded: audit refunds and client refunds.':
    'Tutto il denaro rientrato: rimborsi da audit e rimborsi del cliente.',
  'Refund Analysis': 'Analisi dei rimborsi',
  'Money recovered through audits and claims.': 'Denaro rientrato tramite audit e reclami.',
  'Money that the client recovered without an audit: voids, rebates, claims for loss or damage.':
    'Denaro che il cliente ha recuperato da sé: annullamenti, abbuoni, reclami per perdita o danno.',
  'What the carriers charged for corrected addresses.':
    'Quanto hanno addebitato i corrieri per gli indirizzi corretti.',
  'Shipping Insight': 'Analisi delle spedizioni',
  'Charges billed back because a collect or third-party account refused them.':
    'Addebiti tornati indietro perché un account a carico del destinatario o di terzi li ha rifiutati.',
  'What declared value cost.': 'Quanto è costato il valore dichiarato.',
  'The carrier’s fee for auditing shipping charges.':
    'La commissione del corriere per l’audit degli addebiti di spedizione.',
  'Corrections of weight, size or service after the carrier’s audit.':
    'Correzioni di peso, dimensioni o servizio dopo l’audit del corriere.',
  'What carriers charged for invoices that were paid late.':
    'Quanto addebitato dai corrieri per fatture pagate in ritardo.',
  'What carriers charged for processing payments.': 'Quanto addebitato dai corrieri per elaborare i pagamenti.',
  'Transportation, after discounts, of packages that are billed at least a pound above their weight.':
    'Trasporto, al netto degli sconti, dei pacchi fatturati almeno una libbra oltre il loro peso.',
  'The average of zones 2 to 8; packages in other zones are left out.':
    'La media delle zone da 2 a 8; i pacchi di altre zone sono esclusi.',
  'Calendar days from pickup to delivery, where the carrier states both.':
    'Giorni di calendario dal ritiro alla consegna, se il corriere indica entrambi.',
  Invoices: 'Fatture',
  'Taxes, duties, government and brokerage charges, after discounts.':
    'Imposte, dazi, oneri governativi e di brokeraggio, dopo gli sconti.',
  'Fees of the account, such as the weekly service charge, after discounts.':
    'Commissioni del conto, come l’addebito settimanale di servizio, dopo gli sconti.',
  'Corrections after delivery, after discounts; credits are negative.':
    'Correzioni dopo la consegna, dopo gli sconti; gli accrediti sono negativi.',
  'All discounts as a percentage of the gross amount.': 'Tutti gli sconti in percentuale dell’importo lordo.',
  'Late packages as a percentage of all packages with a known status.':
    'Pacchi in ritardo in percentuale di tutti i pacchi con stato noto.',
  'How many carrier invoices there are, each counted once.':
    'Quante fatture del corriere ci sono, ognuna contata una volta.',
  'An accessorial for delivery to a home or other residential address instead of a business.':
    'Un supplemento per la consegna a una casa o altro indirizzo residenziale invece che a un’azienda.',
  'Delivery area surcharge (DAS): an accessorial for addresses in ZIP codes that carriers list as remote or costly to serve.':
    'Supplemento area di consegna (DAS): per indirizzi con codici postali che i corrieri ritengono remoti o costosi.',
  'Additional handling surcharge (AHS): for packages that are long, heavy, or packed so that machines cannot sort them.':
    'Supplemento di movimentazione (AHS): per pacchi lunghi, pesanti o imballati in modo che le macchine non possano smistarli.',
  'A fee for an address that the carrier had to correct before it could deliver.':
    'Un costo per un indirizzo che il corriere ha dovuto correggere prima di consegnare.',
  'A surcharge for packages above the carrier’s size limit for usual packages.':
    'Un supplemento per pacchi oltre la dimensione abituale del corriere.',
  'Demand or peak surcharge: an accessorial for certain packages in busy seasons.':
    'Supplemento di domanda o di picco: per certi pacchi in alta stagione.',
  'A fee for a signature on delivery.': 'Un costo per la firma alla consegna.',
  'A fee for delivery or pickup on a Saturday.': 'Un costo per consegna o ritiro di sabato.',
  'A charge for a value declared above what the carrier covers without a charge.':
    'Un costo per un valore dichiarato oltre quello che il corriere copre senza spese.',
  'A surcharge for packages that are billed to neither sender nor receiver.':
    'Un supplemento per pacchi fatturati né al mittente né al destinatario.',
  'A fee for offsetting the emissions of a package.': 'Un costo per compensare le emissioni di un pacco.',
  'A fee for collecting packages.': 'Un costo per il ritiro dei pacchi.',
  'A charge for bringing a package back to its sender.': 'Un addebito per riportare un pacco al mittente.',
  'GSR, guaranteed service refund: the refund for a package that came late under a service with a guarantee.':
    'GSR, rimborso del servizio garantito: il rimborso di un pacco arrivato in ritardo con un servizio garantito.',
  'A credit for a label that was billed and then voided.': 'Un accredito per un’etichetta fatturata e poi annullata.',
  'A credit for a package that was announced to the carrier and never shipped.':
    'Un accredito per un pacco annunciato al corriere e mai spedito.',
  'Money that a carrier paid for a damaged or lost package.':
    'Denaro pagato da un corriere per un pacco danneggiato o smarrito.',
  'A credit for a charge that was billed twice.': 'Un accredito per un addebito fatturato due volte.',
  'A credit where the carrier could not prove delivery.':
    'Un accredito quando il corriere non ha potuto provare la consegna.',
  'Money that a carrier pays back under the contract.': 'Denaro che un corriere restituisce secondo il contratto.',
  'Delivered by the time that the service promised.': 'Consegnato entro il termine promesso dal servizio.',
  'Delivered after the time that the service promised.': 'Consegnato dopo il termine promesso dal servizio.',
  'Late for a reason that the carrier does not answer for, such as weather or a wrong address.':
    'In ritardo per un motivo di cui il corriere non risponde, come il maltempo o un indirizzo errato.',
  'The promised time has passed and the package is not delivered yet.':
    'Il termine promesso è passato e il pacco non è ancora consegnato.',
  'The sender pays.': 'Paga il mittente.',
  'The receiver pays.': 'Paga il destinatario.',
  'Somebody who is neither sender nor receiver pays.': 'Paga qualcuno che non è né mittente né destinatario.',
  'Services by road, with delivery in one to five business days.':
    'Servizi su strada, con consegna in uno-cinque giorni lavorativi.',
  'The cheapest services, often with the last mile by the postal service.':
    'I servizi più economici, spesso con l’ultimo miglio affidato alle poste.',
  'Less than truckload: freight on pallets that shares a truck.': 'LTL: merci su pallet che condividono un camion.',
  'Delivery on the next business day.': 'Consegna il giorno lavorativo successivo.',
  'Delivery on the second business day.': 'Consegna il secondo giorno lavorativo.',
  'Delivery on the third business day.': 'Consegna il terzo giorno lavorativo.',
  'The company that carries and bills the package.': 'L’azienda che trasporta e fattura il pacco.',
  'The service levels of all carriers under common names, such as Ground or 2 Day.':
    'I livelli di servizio di tutti i corrieri con nomi comuni, come Ground o 2 Day.',
  'The carrier’s own name of a service.': 'Il nome che il corriere dà a un servizio.',
  'A charge on top of transportation and fuel, under one name for all carriers.':
    'Un addebito oltre a trasporto e carburante, con lo stesso nome per tutti i corrieri.',
  'Why money came back, such as GSR, Void or Residential.':
    'Perché è tornato del denaro, come GSR, annullamento o residenziale.',
  'How the delivery went: On Time, Late, Exception, Pending Late, or unknown.':
    'Com’è andata la consegna: in orario, in ritardo, eccezione, ritardo in sospeso o sconosciuto.',
  'The carrier’s code for the distance between sender and receiver, as it stands on the invoice.':
    'Il codice del corriere per la distanza tra mittente e destinatario, come appare in fattura.',
  'The zone by distance, 2 to 8, whatever code the carrier prints for the service.':
    'La zona per distanza, da 2 a 8, qualunque codice stampi il corriere.',
  'Who pays: PREPAID (sender), COLLECT (receiver) or THIRD PARTY.':
    'Chi paga: PREPAID (mittente), COLLECT (destinatario) o THIRD PARTY (terzi).',
  'The shipper’s number with one carrier.': 'Il numero del mittente presso un corriere.',
  'Accounts that belong together, as the client has grouped them.':
    'Account che stanno insieme, come li ha raggruppati il cliente.',
  'A group of account groups.': 'Un insieme di gruppi di account.',
  'The day of the week on which packages were shipped, from Sunday to Saturday.':
    'Il giorno della settimana in cui i pacchi sono stati spediti, da domenica a sabato.',
  'The ZIP or postal code that packages went to, as billed.':
    'Il CAP verso cui sono stati spediti i pacchi, come fatturato.',
  'The ZIP or postal code that packages were sent from, as billed.':
    'Il CAP da cui sono stati spediti i pacchi, come fatturato.',
  'How many packages the carriers charged a corrected address for.':
    'Quanti pacchi i corrieri hanno addebitato per un indirizzo corretto.',
  'The city that packages were sent from, as billed.': 'La città da cui sono stati spediti i pacchi, come fatturata.',
  'Classes of billed pounds, such as 1-5 or 6-10.': 'Classi di libbre fatturate, come 1-5 o 6-10.',
  'The carrier’s number of a package.': 'Il numero che il corriere dà a un pacco.',
  'The carrier’s number of an invoice.': 'Il numero che il corriere dà a una fattura.',
  'Download data': 'Scaricare i dati',
  'Save a widget as a picture or CSV from its menu. The grid downloads the rows in view; larger downloads become reports in CSV or Excel, and a notification tells you when they are ready.':
    'Salvi un widget come immagine o CSV dal suo menu. La griglia scarica le righe visibili; i download più grandi diventano report in CSV o Excel e una notifica avvisa quando sono pronti.',
  'Your reports': 'I tuoi report',
  'The page Reports lists those that are waiting, running or ready. A notification tells you when one is ready to download.':
    'La pagina Report elenca quelli in attesa, in corso e pronti. Una notifica La avvisa quando uno si può scaricare.',
  'Schedule a report': 'Programmare un report',
  'Open a page, choose its dates and filters, and schedule its report. The report is made at the times you choose and mailed to you and the recipients you name.':
    'Apra una pagina, scelga date e filtri e programmi il report. Viene creato agli orari scelti e inviato a Lei e ai destinatari indicati.',
  'Upload invoices': 'Caricare fatture',
  'Open Invoice files, choose Upload files and drop the carrier’s files there. Each file is checked, loaded as a whole, and listed with its result.':
    'Apra «File fatture», scelga «Carica file» e vi trascini i file del corriere. Ogni file viene controllato, caricato per intero ed elencato con il risultato.',
  'Change your password': 'Cambiare la password',
  'Open your profile from the user menu and choose a new password there. If you cannot sign in, use the link for a forgotten password.':
    'Apra il profilo dal menu utente e scelga lì una nuova password. Se non riesce ad accedere, usi il link per la password dimenticata.',
  'Change the language': 'Cambiare la lingua',
  'Choose the language in your profile, which the user menu opens. Numbers and dates follow it.':
    'Scelga la lingua nel profilo, che si apre dal menu utente. Numeri e date la seguono.',
  'Switch off the assistant': 'Disattivare l’assistente',
  'Switch the chat off or on in your profile, which opens from the user menu.':
    'Attivi o disattivi la chat nel suo profilo, che si apre dal menu utente.',
  'Dark theme': 'Tema scuro',
  'Choose light, dark or the system’s theme in the menu at the top.':
    'Scelga il tema chiaro, scuro o quello del sistema nel menu in alto.',
  'Filter a page': 'Filtrare una pagina',
  'Open the filter panel of a page and choose values; filters apply to every widget and to the grid. You can also click a bar, a slice or a state. Remove a chip to remove the filter.':
    'Apra il pannello dei filtri di una pagina e scelga i valori; i filtri valgono per tutti i widget e la griglia. Può anche cliccare su una barra, uno spicchio o uno stato. Tolga un’etichetta per togliere il filtro.',
  'Save a view': 'Salvare una vista',
  'Save a page with client, dates and filters as a named view, or save a set of filters under a short name and load it again later.':
    'Salvi una pagina con cliente, date e filtri come vista con nome, oppure un insieme di filtri con un nome breve da ricaricare più tardi.',
  'Compare periods or clients': 'Confrontare periodi o clienti',
  'The comparison page puts up to three sets of client, dates and filters side by side, year over year or range over range.':
    'La pagina di confronto affianca fino a tre insiemi di cliente, date e filtri, anno su anno o periodo su periodo.',
  'Dispute a charge': 'Contestare un addebito',
  'The exceptions pages list packages and charges that may be wrong, with the day until which each can be claimed. Change the status of findings, add notes, and follow the claim until the credit arrives.':
    'Le pagine delle eccezioni elencano pacchi e addebiti forse errati, con il giorno entro cui ciascuno si può contestare. Cambi lo stato, aggiunga note e segua il reclamo fino all’accredito.',
  'Track packages': 'Tracciare i pacchi',
  'Open Tracking and paste up to 1,000 tracking numbers, or use the search in the header. Click a number to open the shipment with all its charges.':
    'Apra «Tracciamento» e incolli fino a 1.000 numeri di tracciamento, oppure usi la ricerca nell’intestazione. Clicchi su un numero per aprire la spedizione con tutti i suoi addebiti.',
  'Choose the client': 'Scegliere il cliente',
  'Choose the client at the top. A parent shows all its sub-clients; choose some of them to narrow it.':
    'Scelga il cliente in alto. Un cliente principale mostra tutti i suoi sottoclienti; ne scelga alcuni per restringere.',
  'Choose dates': 'Scegliere le date',
  'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days, by invoice date or ship date.':
    'Scelga i giorni in un calendario, un periodo mobile come il mese corrente, o gli ultimi 1-365 giorni, per data di fattura o di spedizione.',
  'Add a user': 'Aggiungere un utente',
  'Open New user, enter name and mail, and choose roles and clients. They get an invitation by mail, or a first password from you.':
    'Apra «Nuovo utente», inserisca nome ed e-mail e scelga ruoli e clienti. La persona riceve un invito per e-mail o una prima password da Lei.',
  'Search invoices': 'Cercare fatture',
  'Open Invoices and search by number, account, carrier and dates. An invoice opens with its packages and charges.':
    'Apra «Fatture» e cerchi per numero, account, corriere e date. Una fattura si apre con i suoi pacchi e addebiti.',
  'See statistics of loads': 'Vedere le statistiche dei caricamenti',
  'Invoice files lists every file with its result, and Statistics shows totals by client.':
    '«File fatture» elenca ogni file con il risultato, e «Statistiche» mostra i totali per cliente.',
  'GL codes': 'Codici contabili',
  'Open GL codes to allocate charges to accounts of the general ledger by rules of your own.':
    'Apra «Codici contabili» per assegnare gli addebiti ai conti di contabilità con regole proprie.',
  'Arrange dashboards': 'Organizza le dashboard',
  'On Dashboards you arrange pages of your own: add, move and remove cards, and choose client, carriers, accounts, currency and dates in one popup.':
    'In «Dashboard» organizza pagine proprie: aggiunga, sposti e tolga schede, e scelga cliente, corrieri, account, valuta e date in una finestra.',
  'Unknown charges': 'Addebiti sconosciuti',
  'Charges whose text and code no rule knows are listed on Unknown charges, with their carrier, packages and amount. Internal users classify them there from a day on; charges that are loaded already and later ones follow.':
    'Gli addebiti il cui testo e codice non sono noti a nessuna regola sono elencati in Addebiti sconosciuti, con corriere, pacchi e importo. Gli utenti interni li classificano lì a partire da un giorno; gli addebiti già caricati e quelli successivi si adeguano.',
  'Share a view': 'Condividere una vista',
  'The address of a page holds its client, dates and filters. Copy it and send it: it opens the same view for everybody who may see that data.':
    'L’indirizzo di una pagina contiene cliente, date e filtri. Lo copi e lo invii: apre la stessa vista a chi può vedere quei dati.',
  'Missing invoices': 'Fatture mancanti',
  'The invoice ledger shows by account and week which invoices have arrived, which are late, and which do not agree with the carrier’s total.':
    'Il registro delle fatture mostra per account e settimana quali fatture sono arrivate, quali sono in ritardo e quali non coincidono con il totale del corriere.',
  'Network map': 'Mappa della rete',
  'The network map shows which states your fulfillment centers or largest senders ship to.':
    'La mappa della rete mostra verso quali stati spediscono i Suoi centri logistici o i maggiori mittenti.',
  Notifications: 'Notifiche',
  'The bell at the top shows your notifications: finished reports, loaded files and announcements.':
    'La campanella in alto mostra le notifiche: report pronti, file caricati e annunci.',
  See: 'Vedere',
  'It shows': 'Mostra',
  'Dimensional weight': 'Peso dimensionale',
  'Length × width × height divided by the carrier’s divisor. Carriers bill this weight where it is more than the actual weight.':
    'Lunghezza × larghezza × altezza diviso per il divisore del corriere. Viene fatturato questo peso quando supera quello effettivo.',
  'Dimensional divisor': 'Divisore dimensionale',
  'The number of cubic inches that the carrier counts as a pound, such as 139. A higher divisor makes a lower dimensional weight.':
    'I pollici cubi che il corriere conta come una libbra, ad esempio 139. Un divisore più alto dà un peso dimensionale più basso.',
  'General rate increase': 'Aumento generale delle tariffe',
  'GRI: the rise of a carrier’s published rates, usually once a year.':
    'GRI: l’aumento delle tariffe pubblicate di un corriere, di solito una volta l’anno.',
  'Minimum charge': 'Addebito minimo',
  'The least that the contract charges for a package, whatever its discount.':
    'Il minimo che il contratto addebita per un pacco, qualunque sia lo sconto.',
  'Download invoices in bulk': 'Scaricare più fatture',
  'Open Bulk invoice download. Choose client, carrier and dates, then select invoices or take all that match. One archive is made in the background and appears at the top of that page.':
    'Apra «Scarica più fatture». Scelga cliente, corriere e date, poi selezioni le fatture o prenda tutte quelle trovate. Un solo archivio viene creato in background e appare in alto in quella pagina.',
  'Change the landing page': 'Cambiare la pagina iniziale',
  'Open your profile from the user menu and choose there the page that you see after signing in.':
    'Apra il profilo dal menu utente e scelga lì la pagina che vede dopo l’accesso.',
  'Choose the currency': 'Scegliere la valuta',
  'Choose a currency in the filters of a page: it then shows what was billed in that currency, without conversion. With all currencies, amounts are in US dollars.':
    'Scelga una valuta nei filtri di una pagina: mostra allora quanto è stato fatturato in quella valuta, senza conversione. Con tutte le valute gli importi sono in dollari statunitensi.',
  Consignee: 'Destinatario (consignee)',
  'The receiver of a package: the person or business that it is delivered to.':
    'Il destinatario di un pacco: la persona o l’azienda a cui viene consegnato.',
  Consignor: 'Mittente',
  'The sender of a package: the person or business that it is collected from.':
    'Il mittente di un pacco: la persona o l’azienda da cui viene ritirato.',
  Stamping: 'Timbratura delle fatture',
  'Stamping gives carrier invoices the number under which a client is billed. It covers all invoices of the chosen period that have none; amounts do not change.':
    'La timbratura dà alle fatture del corriere il numero con cui un cliente viene fatturato. Riguarda tutte le fatture del periodo scelto che non ne hanno; gli importi non cambiano.',
  'What you can ask': 'Che cosa può chiedere',
  'Ask for what carriers billed: spend, packages, charges, refunds, weights and punctuality, by carrier, service, state or month, on any days. Ask for lists of packages, for what a word means, where something is, what was claimed and recovered, or for a report. These questions suit your data:':
    'Chieda che cosa hanno fatturato i corrieri: spesa, pacchi, addebiti, rimborsi, pesi e puntualità, per corriere, servizio, Stato o mese, in qualsiasi giorno. Chieda elenchi di pacchi, il significato di una parola, dove si trova qualcosa, quanto è stato reclamato e recuperato, o un rapporto. Queste domande si adattano ai suoi dati:',
  Alerts: 'Avvisi',
  'Alerts watch a figure for you and tell you when it is out of the ordinary or passes a limit. Choose New alert there, then client and limit, and save it.':
    'Gli avvisi controllano un valore e la informano quando esce dal normale o supera un limite. Scelga lì un nuovo avviso, poi cliente e limite, e lo salvi.',
  'Audit coverage': 'Copertura dell’audit',
  'Audit coverage shows what the audit could judge of your packages, which rules were applied, and why the rest could not be judged.':
    'La copertura della verifica mostra che cosa si è potuto giudicare dei suoi pacchi, quali regole sono state applicate e perché il resto non è stato giudicato.',
  Agreements: 'Accordi',
  'Agreements hold what was agreed with each carrier: discounts, minimums, tiers and their days. Every bill is priced by the agreement that counted on its day, and differences become findings.':
    'Gli accordi contengono quanto pattuito con ogni corriere: sconti, minimi, fasce e relative date. Ogni fattura è calcolata con l’accordo valido in quel giorno, e le differenze diventano rilievi.',
  Claims: 'Reclami',
  'Claims lists the findings that can be claimed back from carriers, with amounts and the last day for each. Choose findings there and make a packet for the carrier.':
    'Reclami elenca i rilievi che si possono reclamare ai corrieri, con importo e ultimo giorno di ciascuno. Scelga lì i rilievi e prepari un fascicolo per il corriere.',
  'Recovered money': 'Denaro recuperato',
  'Recovered money shows what was claimed, what carriers credited for it, and what is still due, by carrier, rule and month.':
    'Denaro recuperato mostra quanto è stato reclamato, quanto i corrieri hanno accreditato e quanto è ancora dovuto, per corriere, regola e mese.',
  'What changed': 'Che cosa è cambiato',
  'The overview shows what changed between two periods, by carrier, service, state and more, with the largest change first. In the chat, “why did spend go up last month” offers the same figures.':
    'La panoramica mostra che cosa è cambiato tra due periodi, per corriere, servizio, Stato e altro, con la variazione maggiore per prima. Nella chat, una domanda con «perché» offre gli stessi valori.',
  'How far the data goes back': 'Da quando ci sono dati',
  'The data begins with the first invoice that was loaded. The invoice ledger shows every account with its invoices, week by week; “spend by month, all days” in the chat shows all months.':
    'I dati iniziano con la prima fattura caricata. Il registro delle fatture mostra ogni conto con le sue fatture, settimana per settimana; nella chat, «spesa per mese, tutti i giorni» mostra tutti i mesi.',
  'Delivery files': 'File di consegna',
  'Delivery dates come from invoices, from carriers’ tracking files and from your manifests. Upload such files under Invoice files; every package then shows when it was promised and delivered.':
    'Le date di consegna vengono dalle fatture, dai file di tracciamento dei corrieri e dai suoi manifesti. Carichi questi file in File di fatture; ogni pacco mostra poi quando era promesso e quando è stato consegnato.',
  'What if': 'E se',
  'What if shows what your packages would have cost with other fuel, discounts or services. The link opens it with the values of your question.':
    'Mostra quanto sarebbero costati i suoi pacchi con altro carburante, altri sconti o servizi. Il collegamento lo apre con i valori della sua domanda.',
};
