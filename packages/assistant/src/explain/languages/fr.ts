import type { Texts } from './texts.ts';

/** French. */
export const fr: Texts = {
  'How many charges were refunded.': 'Combien de frais ont été remboursés.',
  'Everything that was billed, after discounts, without the carriers USPS and DHL.':
    'Tout ce qui a été facturé, après remises, sans les transporteurs USPS et DHL.',
  'Total Spend excludes USPS and DHL carriers.': 'Les dépenses totales excluent les transporteurs USPS et DHL.',
  'Spend Analysis': 'Analyse des dépenses',
  'Everything that was billed, after discounts, by all carriers: Total Spend with USPS and DHL.':
    'Tout ce qui a été facturé, après remises, par tous les transporteurs : les dépenses totales avec USPS et DHL.',
  'What USPS and DHL billed, after discounts: the amount that Total Spend leaves out.':
    'Ce que USPS et DHL ont facturé, après remises : le montant que les dépenses totales ne comprennent pas.',
  'Transportation at the carrier’s published rates, before any discount.':
    'Transport aux tarifs publiés du transporteur, avant toute remise.',
  'What the contract takes off the published transportation rates.':
    'Ce que le contrat retranche des tarifs de transport publiés.',
  'Transportation after discount, without fuel and extras.': 'Transport après remise, hors carburant et extras.',
  Dashboards: 'Tableaux de bord',
  'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.':
    'Frais annexes tels que la livraison résidentielle ou la manutention supplémentaire, après remises, hors carburant.',
  'Accessorial Analysis': 'Analyse des frais accessoires',
  'How many accessorial charges were billed.': 'Combien de frais accessoires ont été facturés.',
  'What one accessorial charge costs on average.': 'Ce que coûte en moyenne un frais accessoire.',
  'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.':
    'Surcharges carburant après remises. Les transporteurs les fixent chaque semaine, en pourcentage du transport et de certains frais accessoires.',
  'Fuel surcharge as a percentage of transportation.': 'Surcharge carburant en pourcentage du transport.',
  'Billing adjustments, taxes, fees and all other charges, after discounts.':
    'Ajustements de facturation, taxes, redevances et tous les autres frais, après remises.',
  'What would have been billed without discounts.': 'Ce qui aurait été facturé sans remises.',
  'All discounts of the carriers.': 'Toutes les remises des transporteurs.',
  'Packages that were billed, each counted once.': 'Colis facturés, chacun compté une fois.',
  'Spend per package.': 'Dépense par colis.',
  'Spend per billed pound.': 'Dépense par livre facturée.',
  'Weight that the carrier bills: the actual or the dimensional weight, whichever is more, rounded up.':
    'Poids que le transporteur facture : le poids réel ou le poids volumétrique, le plus élevé des deux, arrondi au-dessus.',
  'Weight Analysis': 'Analyse du poids',
  'Weight that the shipper entered.': 'Poids saisi par l’expéditeur.',
  'Bill weight less actual weight, where both are known.':
    'Poids facturé moins poids réel, lorsque les deux sont connus.',
  'Bill weight divided by packages.': 'Poids facturé divisé par le nombre de colis.',
  'Actual weight divided by packages.': 'Poids réel divisé par le nombre de colis.',
  'Bill weight less actual weight, divided by packages, where both are known.':
    'Poids facturé moins poids réel, divisé par les colis, lorsque les deux sont connus.',
  'Packages whose delivery is known: on time, late, exception or pending late.':
    'Colis dont la livraison est connue : à l’heure, en retard, en exception ou avec retard en attente.',
  'Carrier Score': 'Score des transporteurs',
  'On-time packages as a percentage of all packages with a known status.':
    'Colis à l’heure, en pourcentage des colis au statut connu.',
  'All money refunded: audit refunds and client refunds.':
    'Tout l’argent récupéré : remboursements d’audit et remboursements client.',
  'Refund Analysis': 'Analyse des remboursements',
  'Money recovered through audits and claims.': 'Argent récupéré par l’audit et les réclamations.',
  'Money that the client recovered without an audit: voids, rebates, claims for loss or damage.':
    'Argent que le client a récupéré lui-même : annulations, ristournes, réclamations pour perte ou dommage.',
  'What the carriers charged for corrected addresses.':
    'Ce que les transporteurs ont facturé pour les adresses corrigées.',
  'Shipping Insight': 'Aperçu des expéditions',
  'Charges billed back because a collect or third-party account refused them.':
    'Frais revenus parce qu’un compte port dû ou tiers les a refusés.',
  'What declared value cost.': 'Ce qu’a coûté la valeur déclarée.',
  'The carrier’s fee for auditing shipping charges.': 'Les frais du transporteur pour l’audit des frais d’expédition.',
  'Corrections of weight, size or service after the carrier’s audit.':
    'Corrections de poids, de dimensions ou de service après l’audit du transporteur.',
  'What carriers charged for invoices that were paid late.':
    'Ce que les transporteurs ont facturé pour les factures payées en retard.',
  'What carriers charged for processing payments.': 'Ce que les transporteurs ont facturé pour traiter les paiements.',
  'Transportation, after discounts, of packages that are billed at least a pound above their weight.':
    'Transport, après remises, des colis facturés au moins une livre au-dessus de leur poids.',
  'The average of zones 2 to 8; packages in other zones are left out.':
    'La moyenne des zones 2 à 8 ; les colis d’autres zones sont exclus.',
  'Calendar days from pickup to delivery, where the carrier states both.':
    'Jours calendaires de l’enlèvement à la livraison, si le transporteur indique les deux.',
  Invoices: 'Factures',
  'Taxes, duties, government and brokerage charges, after discounts.':
    'Taxes, droits, frais administratifs et de courtage, après remises.',
  'Fees of the account, such as the weekly service charge, after discounts.':
    'Frais du compte, comme les frais de service hebdomadaires, après remises.',
  'Corrections after delivery, after discounts; credits are negative.':
    'Corrections après livraison, après remises ; les avoirs sont négatifs.',
  'All discounts as a percentage of the gross amount.': 'Toutes les remises en pourcentage du montant brut.',
  'Late packages as a percentage of all packages with a known status.':
    'Colis en retard en pourcentage de tous les colis au statut connu.',
  'How many carrier invoices there are, each counted once.':
    'Combien il y a de factures du transporteur, chacune comptée une fois.',
  'An accessorial for delivery to a home or other residential address instead of a business.':
    'Un supplément pour la livraison à un domicile ou une autre adresse résidentielle au lieu d’une entreprise.',
  'Delivery area surcharge (DAS): an accessorial for addresses in ZIP codes that carriers list as remote or costly to serve.':
    'Supplément zone de livraison (DAS) : pour les adresses dont le code postal est jugé éloigné ou coûteux par le transporteur.',
  'Additional handling surcharge (AHS): for packages that are long, heavy, or packed so that machines cannot sort them.':
    'Supplément de manutention (AHS) : pour les colis longs, lourds ou emballés de sorte que les machines ne peuvent les trier.',
  'A fee for an address that the carrier had to correct before it could deliver.':
    'Des frais pour une adresse que le transporteur a dû corriger avant de livrer.',
  'A surcharge for packages above the carrier’s size limit for usual packages.':
    'Un supplément pour les colis dépassant la taille habituelle du transporteur.',
  'Demand or peak surcharge: an accessorial for certain packages in busy seasons.':
    'Supplément de demande ou de pointe : pour certains colis en haute saison.',
  'A fee for a signature on delivery.': 'Des frais pour une signature à la livraison.',
  'A fee for delivery or pickup on a Saturday.': 'Des frais pour une livraison ou un enlèvement le samedi.',
  'A charge for a value declared above what the carrier covers without a charge.':
    'Des frais pour une valeur déclarée supérieure à celle que le transporteur couvre sans frais.',
  'A surcharge for packages that are billed to neither sender nor receiver.':
    'Un supplément pour les colis facturés ni à l’expéditeur ni au destinataire.',
  'A fee for offsetting the emissions of a package.': 'Des frais pour compenser les émissions d’un colis.',
  'A fee for collecting packages.': 'Des frais pour l’enlèvement de colis.',
  'A charge for bringing a package back to its sender.': 'Des frais pour renvoyer un colis à son expéditeur.',
  'GSR, guaranteed service refund: the refund for a package that came late under a service with a guarantee.':
    'GSR, remboursement de service garanti : le remboursement d’un colis arrivé en retard avec un service garanti.',
  'A credit for a label that was billed and then voided.': 'Un avoir pour une étiquette facturée puis annulée.',
  'A credit for a package that was announced to the carrier and never shipped.':
    'Un avoir pour un colis annoncé au transporteur et jamais expédié.',
  'Money that a carrier paid for a damaged or lost package.':
    'L’argent qu’un transporteur a versé pour un colis endommagé ou perdu.',
  'A credit for a charge that was billed twice.': 'Un avoir pour des frais facturés deux fois.',
  'A credit where the carrier could not prove delivery.':
    'Un avoir lorsque le transporteur n’a pas pu prouver la livraison.',
  'Money that a carrier pays back under the contract.': 'L’argent qu’un transporteur reverse selon le contrat.',
  'Delivered by the time that the service promised.': 'Livré dans le délai promis par le service.',
  'Delivered after the time that the service promised.': 'Livré après le délai promis par le service.',
  'Late for a reason that the carrier does not answer for, such as weather or a wrong address.':
    'En retard pour une raison dont le transporteur ne répond pas, comme la météo ou une adresse erronée.',
  'The promised time has passed and the package is not delivered yet.':
    'Le délai promis est passé et le colis n’est pas encore livré.',
  'The sender pays.': 'L’expéditeur paie.',
  'The receiver pays.': 'Le destinataire paie.',
  'Somebody who is neither sender nor receiver pays.': 'Une personne qui n’est ni expéditeur ni destinataire paie.',
  'Services by road, with delivery in one to five business days.':
    'Services par la route, livrés en un à cinq jours ouvrés.',
  'The cheapest services, often with the last mile by the postal service.':
    'Les services les moins chers, souvent avec le dernier kilomètre par la poste.',
  'Less than truckload: freight on pallets that shares a truck.': 'LTL : fret sur palettes qui partage un camion.',
  'Delivery on the next business day.': 'Livraison le jour ouvré suivant.',
  'Delivery on the second business day.': 'Livraison le deuxième jour ouvré.',
  'Delivery on the third business day.': 'Livraison le troisième jour ouvré.',
  'The company that carries and bills the package.': 'L’entreprise qui transporte et facture le colis.',
  'The service levels of all carriers under common names, such as Ground or 2 Day.':
    'Les niveaux de service de tous les transporteurs sous des noms communs, comme Ground ou 2 Day.',
  'The carrier’s own name of a service.': 'Le nom que le transporteur donne à un service.',
  'A charge on top of transportation and fuel, under one name for all carriers.':
    'Des frais en plus du transport et du carburant, sous un même nom pour tous les transporteurs.',
  'Why money came back, such as GSR, Void or Residential.':
    'Pourquoi de l’argent est revenu, comme GSR, annulation ou résidentiel.',
  'How the delivery went: On Time, Late, Exception, Pending Late, or unknown.':
    'Comment la livraison s’est passée : à l’heure, en retard, exception, retard en attente ou inconnu.',
  'The carrier’s code for the distance between sender and receiver, as it stands on the invoice.':
    'Le code du transporteur pour la distance entre expéditeur et destinataire, tel qu’il figure sur la facture.',
  'The zone by distance, 2 to 8, whatever code the carrier prints for the service.':
    'La zone selon la distance, de 2 à 8, quel que soit le code imprimé par le transporteur.',
  'Who pays: PREPAID (sender), COLLECT (receiver) or THIRD PARTY.':
    'Qui paie : PREPAID (expéditeur), COLLECT (destinataire) ou THIRD PARTY (tiers).',
  'The shipper’s number with one carrier.': 'Le numéro de l’expéditeur chez un transporteur.',
  'Accounts that belong together, as the client has grouped them.':
    'Des comptes qui vont ensemble, tels que le client les a groupés.',
  'A group of account groups.': 'Un ensemble de groupes de comptes.',
  'The day of the week on which packages were shipped, from Sunday to Saturday.':
    'Le jour de la semaine où les colis ont été expédiés, du dimanche au samedi.',
  'The ZIP or postal code that packages went to, as billed.':
    'Le code postal vers lequel les colis ont été expédiés, tel que facturé.',
  'The ZIP or postal code that packages were sent from, as billed.':
    'Le code postal d’où les colis ont été expédiés, tel que facturé.',
  'How many packages the carriers charged a corrected address for.':
    'Combien de colis les transporteurs ont facturés pour une adresse corrigée.',
  'The city that packages were sent from, as billed.': 'La ville d’où les colis ont été expédiés, telle que facturée.',
  'Classes of billed pounds, such as 1-5 or 6-10.': 'Classes de livres facturées, comme 1-5 ou 6-10.',
  'The carrier’s number of a package.': 'Le numéro que le transporteur donne à un colis.',
  'The carrier’s number of an invoice.': 'Le numéro que le transporteur donne à une facture.',
  'Download data': 'Télécharger des données',
  'Save a widget as a picture or CSV from its menu. The grid downloads the rows in view; larger downloads become reports in CSV or Excel, and a notification tells you when they are ready.':
    'Enregistrez un widget en image ou en CSV depuis son menu. La grille télécharge les lignes affichées ; les téléchargements plus grands deviennent des rapports CSV ou Excel, et une notification vous prévient quand ils sont prêts.',
  'Your reports': 'Vos rapports',
  'The page Reports lists those that are waiting, running or ready. A notification tells you when one is ready to download.':
    'La page Rapports montre ceux qui attendent, ceux qui sont en cours et ceux qui sont prêts. Une notification vous prévient quand l’un d’eux peut être téléchargé.',
  'Schedule a report': 'Planifier un rapport',
  'Open a page, choose its dates and filters, and schedule its report. The report is made at the times you choose and mailed to you and the recipients you name.':
    'Ouvrez une page, choisissez dates et filtres et planifiez son rapport. Il est produit aux heures choisies et envoyé à vous et aux destinataires indiqués.',
  'Upload invoices': 'Importer des factures',
  'Open Invoice files, choose Upload files and drop the carrier’s files there. Each file is checked, loaded as a whole, and listed with its result.':
    'Ouvrez « Fichiers de factures », choisissez « Téléverser des fichiers » et déposez-y les fichiers du transporteur. Chaque fichier est vérifié, chargé en entier et listé avec son résultat.',
  'Change your password': 'Changer votre mot de passe',
  'Open your profile from the user menu and choose a new password there. If you cannot sign in, use the link for a forgotten password.':
    'Ouvrez votre profil depuis le menu utilisateur et choisissez-y un nouveau mot de passe. Si vous ne pouvez pas vous connecter, utilisez le lien de mot de passe oublié.',
  'Change the language': 'Changer la langue',
  'Choose the language in your profile, which the user menu opens. Numbers and dates follow it.':
    'Choisissez la langue dans votre profil, ouvert depuis le menu utilisateur. Les nombres et les dates la suivent.',
  'Switch off the assistant': 'Désactiver l’assistant',
  'Switch the chat off or on in your profile, which opens from the user menu.':
    'Activez ou désactivez le chat dans votre profil, qui s’ouvre depuis le menu utilisateur.',
  'Dark theme': 'Thème sombre',
  'Choose light, dark or the system’s theme in the menu at the top.':
    'Choisissez le thème clair, sombre ou celui du système dans le menu du haut.',
  'Filter a page': 'Filtrer une page',
  'Open the filter panel of a page and choose values; filters apply to every widget and to the grid. You can also click a bar, a slice or a state. Remove a chip to remove the filter.':
    'Ouvrez le panneau de filtres d’une page et choisissez des valeurs ; les filtres valent pour tous les widgets et la grille. Vous pouvez aussi cliquer sur une barre, un secteur ou un État. Retirez une étiquette pour retirer le filtre.',
  'Save a view': 'Enregistrer une vue',
  'Save a page with client, dates and filters as a named view, or save a set of filters under a short name and load it again later.':
    'Enregistrez une page avec client, dates et filtres comme vue nommée, ou un jeu de filtres sous un nom court à recharger plus tard.',
  'Compare periods or clients': 'Comparer des périodes ou des clients',
  'The comparison page puts up to three sets of client, dates and filters side by side, year over year or range over range.':
    'La page de comparaison met côte à côte jusqu’à trois ensembles de client, dates et filtres, année par année ou période par période.',
  'Dispute a charge': 'Contester des frais',
  'The exceptions pages list packages and charges that may be wrong, with the day until which each can be claimed. Change the status of findings, add notes, and follow the claim until the credit arrives.':
    'Les pages d’exceptions listent les colis et frais peut-être erronés, avec le jour jusqu’auquel chacun peut être réclamé. Changez le statut, ajoutez des notes et suivez la réclamation jusqu’à l’avoir.',
  'Track packages': 'Suivre des colis',
  'Open Tracking and paste up to 1,000 tracking numbers, or use the search in the header. Click a number to open the shipment with all its charges.':
    'Ouvrez « Suivi » et collez jusqu’à 1 000 numéros de suivi, ou utilisez la recherche de l’en-tête. Cliquez sur un numéro pour ouvrir l’envoi avec tous ses frais.',
  'Choose the client': 'Choisir le client',
  'Choose the client at the top. A parent shows all its sub-clients; choose some of them to narrow it.':
    'Choisissez le client en haut. Un client parent montre tous ses sous-clients ; choisissez-en certains pour restreindre.',
  'Choose dates': 'Choisir des dates',
  'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days, by invoice date or ship date.':
    'Choisissez des jours dans un calendrier, une période glissante comme le mois en cours, ou les 1 à 365 derniers jours, par date de facture ou d’expédition.',
  'Add a user': 'Ajouter un utilisateur',
  'Open New user, enter name and mail, and choose roles and clients. They get an invitation by mail, or a first password from you.':
    'Ouvrez « Nouvel utilisateur », saisissez nom et courriel et choisissez rôles et clients. La personne reçoit une invitation par courriel ou un premier mot de passe de vous.',
  'Search invoices': 'Rechercher des factures',
  'Open Invoices and search by number, account, carrier and dates. An invoice opens with its packages and charges.':
    'Ouvrez « Factures » et cherchez par numéro, compte, transporteur et dates. Une facture s’ouvre avec ses colis et ses frais.',
  'See statistics of loads': 'Voir les statistiques des chargements',
  'Invoice files lists every file with its result, and Statistics shows totals by client.':
    '« Fichiers de factures » montre chaque fichier avec son résultat, et « Statistiques » les totaux par client.',
  'GL codes': 'Codes comptables',
  'Open GL codes to allocate charges to accounts of the general ledger by rules of your own.':
    'Ouvrez « Codes comptables » pour affecter les frais à des comptes du grand livre selon vos propres règles.',
  'Arrange dashboards': 'Organiser les tableaux de bord',
  'On Dashboards you arrange pages of your own: add, move and remove cards, and choose client, carriers, accounts, currency and dates in one popup.':
    'Sur « Tableaux de bord », vous organisez vos propres pages : ajoutez, déplacez et retirez des cartes, et choisissez client, transporteurs, comptes, devise et dates dans une fenêtre.',
  'Unknown charges': 'Frais inconnus',
  'Charges whose text and code no rule knows are listed on Unknown charges, with their carrier, packages and amount. Internal users classify them there from a day on; charges that are loaded already and later ones follow.':
    'Les frais dont aucune règle ne connaît le texte ni le code figurent dans Frais inconnus, avec leur transporteur, leurs colis et leur montant. Les utilisateurs internes les y classent à partir d’un jour ; les frais déjà chargés et les suivants suivent ce classement.',
  'Share a view': 'Partager une vue',
  'The address of a page holds its client, dates and filters. Copy it and send it: it opens the same view for everybody who may see that data.':
    'L’adresse d’une page contient son client, ses dates et ses filtres. Copiez-la et envoyez-la : elle ouvre la même vue à tous ceux qui peuvent voir ces données.',
  'Missing invoices': 'Factures manquantes',
  'The invoice ledger shows by account and week which invoices have arrived, which are late, and which do not agree with the carrier’s total.':
    'Le registre des factures montre par compte et par semaine quelles factures sont arrivées, lesquelles sont en retard et lesquelles ne correspondent pas au total du transporteur.',
  'Network map': 'Carte du réseau',
  'The network map shows which states your fulfillment centers or largest senders ship to.':
    'La carte du réseau montre vers quels États expédient vos centres logistiques ou vos plus grands expéditeurs.',
  Notifications: 'Notifications',
  'The bell at the top shows your notifications: finished reports, loaded files and announcements.':
    'La cloche en haut montre vos notifications : rapports terminés, fichiers chargés et annonces.',
  See: 'Voir',
  'It shows': 'Cette page montre',
  'Dimensional weight': 'Poids dimensionnel',
  'Length × width × height divided by the carrier’s divisor. Carriers bill this weight where it is more than the actual weight.':
    'Longueur × largeur × hauteur, divisées par le diviseur du transporteur. Ce poids est facturé lorsqu’il dépasse le poids réel.',
  'Dimensional divisor': 'Diviseur dimensionnel',
  'The number of cubic inches that the carrier counts as a pound, such as 139. A higher divisor makes a lower dimensional weight.':
    'Le nombre de pouces cubes que le transporteur compte pour une livre, par exemple 139. Plus le diviseur est élevé, plus le poids dimensionnel est faible.',
  'General rate increase': 'Hausse générale des tarifs',
  'GRI: the rise of a carrier’s published rates, usually once a year.':
    'GRI : la hausse des tarifs publiés d’un transporteur, en général une fois par an.',
  'Minimum charge': 'Frais minimum',
  'The least that the contract charges for a package, whatever its discount.':
    'Le minimum que le contrat facture pour un colis, quelle que soit sa remise.',
  'Download invoices in bulk': 'Télécharger des factures en masse',
  'Open Bulk invoice download. Choose client, carrier and dates, then select invoices or take all that match. One archive is made in the background and appears at the top of that page.':
    'Ouvrez « Téléchargement groupé ». Choisissez client, transporteur et dates, puis sélectionnez des factures ou prenez toutes celles qui correspondent. Une seule archive est créée en arrière-plan et apparaît en haut de cette page.',
  'Change the landing page': 'Changer la page d’accueil',
  'Open your profile from the user menu and choose there the page that you see after signing in.':
    'Ouvrez votre profil depuis le menu utilisateur et choisissez-y la page que vous voyez après la connexion.',
  'Choose the currency': 'Choisir la devise',
  'Choose a currency in the filters of a page: it then shows what was billed in that currency, without conversion. With all currencies, amounts are in US dollars.':
    'Choisissez une devise dans les filtres d’une page : elle montre alors ce qui a été facturé dans cette devise, sans conversion. Avec toutes les devises, les montants sont en dollars américains.',
  Consignee: 'Destinataire (consignee)',
  'The receiver of a package: the person or business that it is delivered to.':
    'Le destinataire d’un colis : la personne ou l’entreprise à qui il est livré.',
  Consignor: 'Expéditeur',
  'The sender of a package: the person or business that it is collected from.':
    'L’expéditeur d’un colis : la personne ou l’entreprise chez qui il est enlevé.',
  Stamping: 'Tamponnage des factures',
  'Stamping gives carrier invoices the number under which a client is billed. It covers all invoices of the chosen period that have none; amounts do not change.':
    'Le tamponnage donne aux factures du transporteur le numéro sous lequel un client est facturé. Il concerne toutes les factures de la période choisie qui n’en ont pas ; les montants ne changent pas.',
  'What you can ask': 'Ce que vous pouvez demander',
  'Ask for what carriers billed: spend, packages, charges, refunds, weights and punctuality, by carrier, service, state or month, on any days. Ask for lists of packages, for what a word means, where something is, what was claimed and recovered, or for a report. These questions suit your data:':
    'Demandez ce que les transporteurs ont facturé : dépenses, colis, frais, remboursements, poids et ponctualité, par transporteur, service, État ou mois, sur n’importe quels jours. Demandez des listes de colis, le sens d’un mot, où se trouve une chose, ce qui a été réclamé et récupéré, ou un rapport. Ces questions conviennent à vos données :',
  Alerts: 'Alertes',
  'Alerts watch a figure for you and tell you when it is out of the ordinary or passes a limit. Choose New alert there, then client and limit, and save it.':
    'Les alertes surveillent un chiffre et vous préviennent quand il sort de l’ordinaire ou dépasse une limite. Choisissez-y une nouvelle alerte, puis le client et la limite, et enregistrez-la.',
  'Audit coverage': 'Couverture de l’audit',
  'Audit coverage shows what the audit could judge of your packages, which rules were applied, and why the rest could not be judged.':
    'La couverture de l’audit montre ce qui a pu être jugé de vos colis, quelles règles ont été appliquées et pourquoi le reste n’a pas pu l’être.',
  Agreements: 'Accords',
  'Agreements hold what was agreed with each carrier: discounts, minimums, tiers and their days. Every bill is priced by the agreement that counted on its day, and differences become findings.':
    'Les accords contiennent ce qui a été convenu avec chaque transporteur : remises, minimums, paliers et leurs dates. Chaque facture est calculée selon l’accord valable ce jour-là, et les écarts deviennent des constats.',
  Claims: 'Réclamations',
  'Claims lists the findings that can be claimed back from carriers, with amounts and the last day for each. Choose findings there and make a packet for the carrier.':
    'Réclamations montre les constats qui peuvent être réclamés aux transporteurs, avec le montant et le dernier jour de chacun. Choisissez-y des constats et préparez un dossier pour le transporteur.',
  'Recovered money': 'Argent récupéré',
  'Recovered money shows what was claimed, what carriers credited for it, and what is still due, by carrier, rule and month.':
    'Argent récupéré montre ce qui a été réclamé, ce que les transporteurs ont crédité et ce qui reste dû, par transporteur, règle et mois.',
  'What changed': 'Ce qui a changé',
  'The overview shows what changed between two periods, by carrier, service, state and more, with the largest change first. In the chat, “why did spend go up last month” offers the same figures.':
    'La vue d’ensemble montre ce qui a changé entre deux périodes, par transporteur, service, État et plus, le plus grand écart en premier. Dans le chat, une question en « pourquoi » propose les mêmes chiffres.',
  'How far the data goes back': 'Depuis quand il y a des données',
  'The data begins with the first invoice that was loaded. The invoice ledger shows every account with its invoices, week by week; “spend by month, all days” in the chat shows all months.':
    'Les données commencent à la première facture chargée. Le registre des factures montre chaque compte avec ses factures, semaine par semaine ; dans le chat, « dépenses par mois, tous les jours » montre tous les mois.',
  'Delivery files': 'Fichiers de livraison',
  'Delivery dates come from invoices, from carriers’ tracking files and from your manifests. Upload such files under Invoice files; every package then shows when it was promised and delivered.':
    'Les dates de livraison viennent des factures, des fichiers de suivi des transporteurs et de vos manifestes. Téléversez ces fichiers sous Fichiers de factures ; chaque colis montre alors quand il était promis et quand il a été livré.',
  'What if': 'Et si',
  'What if shows what your packages would have cost with other fuel, discounts or services. The link opens it with the values of your question.':
    'Montre ce que vos colis auraient coûté avec un autre carburant, d’autres remises ou d’autres services. Le lien l’ouvre avec les valeurs de votre question.',
};
