import type { LanguageWords } from '../concept.ts';
import {
  averageNumber,
  billedBy,
  domestic,
  firstHalfOfMonth,
  last,
  lastYearSame,
  onePound,
  pairsOfQuarters,
  pairsOfWeights,
  refundRates,
  secondHalfOfMonth,
  twelveMonths,
  unit,
  weekdayPhrases,
  wholePeriods,
} from './sequences.ts';

/** French. Apostrophes are spaces. */
export const fr: LanguageWords = {
  language: 'fr',
  intents: {
    plus: '+',
    after: 'apres|posterieur a|posterieurs au|apres le|apres la',
    ever: 'de tous les temps|depuis toujours|toutes periodes|toutes dates|depuis l origine|depuis le tout debut|sur tout l historique|tout l historique|jamais expedie|toutes annees confondues|jamais',
    those:
      'ont ils|ont elles|ceux ci|celles ci|ces derniers|ces dernieres|ces colis|ces envois|ces expeditions|d entre eux|d entre elles|parmi eux|parmi elles|parmi ceux ci|ils|elles|de ceux la',
    apart: 'separement|individuellement|chacun|chacune|respectivement',
    by: 'classe les par|classez les par|trie les par|triez les par|trier par|classer par|x|par|pour chaque|chaque|reparti par|repartition par|ventile par|selon|groupe par|ventilation par|en termes de|au niveau de|en fonction de|en fonction du|en fonction des|classe par|classes par|classees par|trie par|tries par|triees par|groupes par|groupees par|regroupe par|regroupes par|regroupees par|detaille par|detailles par|detaillees par|detail par|decoupe par|decoupes par|repartis par|reparties par|repartie par|repartition entre|reparti entre|ventiles par|ventilees par|ventilee par|distribue par|decompose par|decomposes par|decomposition par|decoupage par|pour chacun des|pour chacune des|pour chacun de nos|pour chacune de nos|de chaque|chez chaque|a chaque|dans chaque|vers chaque|par type de|suivant le|suivant les|suivant la|selon le|selon la|selon les|d apres le|d apres la|par le|par les|/',
    top: 'premier|premiere|la premiere|le premier|top|premiers|premieres|principaux|principales|les premiers|palmares|classement|classement de|classement des|top des|tete de liste|en tete|les meilleurs au classement|les n premiers|rang|rangs|hit parade',
    bottom: 'derniers du classement',
    often:
      'utilise t on le plus|utilisons le plus|utilisons nous le plus|on utilise le plus|plus utilises|le plus souvent|la plus souvent|les plus souvent|plus souvent|le plus frequent|la plus frequente|les plus frequents|les plus frequentes|plus frequent|plus frequente|plus frequents|plus frequentes|le plus frequemment|le plus courant|la plus courante|les plus courants|les plus courantes|d habitude|habituellement|le plus utilise|la plus utilisee|les plus utilises|les plus utilisees|le plus frequemment utilise|en general le plus|la plupart du temps',
    most: 'le plus eleve|la plus elevee|les plus elevees|plus elevees|le plus haut|la plus haute|les plus hauts|les plus hautes|le plus grand|la plus grande|les plus grands|les plus grandes|le plus important|la plus importante|les plus importants|les plus importantes|le plus gros|les plus gros|le plus|la plus|les plus|plus eleve|plus elevee|plus eleves|plus grand|plus grands|maximum|le plus de|les plus eleves|plus gros|maxi|max|le max|le maximum|le plus fort|la plus forte|les plus forts|les plus fortes|plus fort|plus forte|plus forts|plus fortes|plus haut|plus haute|plus hauts|plus hautes|plus grande|plus grandes|plus grosse|plus grosses|la plus grosse|les plus grosses|plus important|plus importante|plus importants|plus importantes|le plus d|le plus grand nombre de|le plus grand nombre d|plus grand nombre|le plus gros volume de|la majeure partie|record|plus de retards que les autres|plus',
    least:
      'le plus faible|la plus faible|les plus faibles|plus faibles|le plus bas|la plus basse|les plus bas|les plus basses|le plus petit|la plus petite|les plus petits|les plus petites|le moins eleve|la moins elevee|les moins eleves|les moins elevees|le moins|la moins|les moins|plus faible|plus bas|plus petit|minimum|le moins de|mini|min|le min|le minimum|plus basse|plus basses|plus petite|plus petits|plus petites|le moins d|moindre|la moindre|le plus petit nombre de|moins eleve|moins elevee|moins eleves|moins elevees|moins important|moins importante',
    expensive:
      'plus cher|plus chers|plus cheres|plus couteux|les plus chers|les plus couteux|le plus cher|plus chere|les plus cheres|plus couteuse|plus couteuses|la plus couteuse|les plus couteuses|le plus couteux|la plus chere|plus onereux|plus onereuse|plus onereuses|le plus onereux|la plus onereuse|les plus onereux|plus dispendieux|cher|chers|chere|cheres|couteux|couteuse|coutent le plus cher|coute le plus cher|nous coutent le plus cher|revient le plus cher|reviennent le plus cher',
    cheap:
      'moins cher|moins chers|moins couteux|le moins cher|moins chere|moins cheres|la moins chere|les moins chers|les moins cheres|moins couteuse|moins couteuses|le moins couteux|la moins couteuse|les moins couteux|plus economique|plus economiques|le plus economique|la plus economique|les plus economiques|meilleur marche|moins onereux|bon marche|qui coutent le moins|coutent le moins|coute le moins|nous coute le moins|nous coutent le moins',
    heavy:
      'plus lourd|plus lourds|les plus lourds|le plus lourd|la plus lourde|plus lourde|plus lourdes|les plus lourdes|lourd|lourds',
    light: 'plus leger|plus legers|les plus legers|le plus leger|plus legere|plus legeres|les plus legeres',
    best: 'meilleur|meilleurs|meilleure|le meilleur|la meilleure|les meilleurs|les meilleures|meilleures|le plus fiable|plus fiable|plus fiables|le plus ponctuel|plus ponctuel|la plus ponctuelle|le plus rapide|plus rapide|plus rapides|le plus performant|plus performant',
    worst:
      'pire|pires|plus mauvais|le pire|la pire|les pires|le moins fiable|moins fiable|le moins ponctuel|moins ponctuel|le plus lent|plus lent|plus lents|le plus mauvais|la plus mauvaise|mauvais|le moins performant|moins performant',
    share:
      'part|proportion|pourcentage|repartition|quote part|la part|parts|quelle part|en proportion|ratio|la part de|la part des|la part du|poids relatif|proportions|pourcentages|contribution|fraction|que represente|que representent|pct|en part|part relative|taux',
    percent: '%|pour cent|% de|en %|en pourcentage|en pour cent|pourcent|pour-cent|%age|pct',
    average:
      'moyenne|moyen|en moyenne|moyens|moyennes|moy|moy.|la moyenne|la moyenne de|la moyenne des|moyenne de|moyenne des|en moy|moyennement|en moyenne par',
    versus:
      'comparees a|comparee a|compares a|comparees au|comparee au|compares au|comparees|comparee|compares|comparez|comparons|comparer a|vs|versus|par rapport a|par rapport au|compare a|comparer|compare|contre|comparaison|par rapport aux|comparee a|comparativement a|comparativement au|en comparaison de|en comparaison avec|en comparaison du|en comparaison des|face a|face au|face aux|par comparaison a|par comparaison avec|compare au|compare aux|compare avec|comparer au|comparer avec|comparer aux|comparez avec|comparez a|compares aux|comparees aux|opposer|comparatif|comparatif entre|mets en regard|mettre en regard|face a face|vis a vis du|au regard de|au regard du|vs.|contre celles|contre ceux|que',
    change:
      'la difference entre les deux|l ecart entre les deux|difference entre les deux|ecart entre les deux|changé|ont elles changé|a t elle changé|ont ils changé|a t il changé|changement|difference|ecart|hausse|variation|augmentation|croissance|augmente|evolue|progression|a augmente|evolue t il|evolution entre|fluctuation|fluctuations|progresse|progressee|augmentes|augmentees|augmentee|ont augmente|augmenter|grimpe|grimper|monte|montee|montees|monter|bondi|explose|explosion|derive|ecarts|delta|differences|la difference|hausses|en hausse|a la hausse|accru|accrue|accrus|accroissement|changements|varie|varient|variations|bouge',
    fall: 'baisse|diminution|diminue|a baisse|recul|baisses|en baisse|a la baisse|chute|chutes|chuter|diminuer|diminuent|diminuees|diminutions|recule|reculs|repli|descendu|descendue|descendre|decru|reduit|reduites|ont baisse|ont diminue|a diminue|decline|declin',
    trend:
      'comment a evolue|comment ont evolue|comment evolue|comment evoluent|comment ca evolue|comment s est comporte|comment se sont comportes|tendance|evolution|au fil du temps|tendances|evoluer|evoluent|evolue|evolution de|evolution du|evolution des|dans le temps|au fil des mois|au fil des semaines|au fil des trimestres|mois apres mois|courbe|courbes|historique|historique de|historique des|trajectoire|dynamique|progressions',
    list: 'liste|lister|quels colis|liste des|liste les|listez|enumere|enumerez|enumerer|liste de|liste moi|listez moi|la liste|la liste des|la liste de|une liste|une liste des|une liste de|dresse la liste|dresse la liste des|dressez la liste des|quels envois|quelles expeditions|donne la liste|donnez la liste|donne moi la liste des|donnez moi la liste des|donne la liste des|donnez la liste des|recense les',
    rows: 'lignes|les lignes|ouvre les lignes|ouvrir les lignes|le detail des lignes|details des lignes|detail des colis|le detail des colis|colis par colis|ligne par ligne|ouvre les|montre les lignes|affiche les lignes|affiche les colis|montre les colis|voir les lignes|montre moi les colis|les colis concernes|liste les',
    howMany:
      'cb de|cb d|nombre de valeurs differentes|combien de|combien d|nombre de|nombre d|le nombre de|cbn de|cb|cbien de|combien y a t il de|combien y a t il eu de|combien a t on eu de|combien avons nous eu de|combien avez vous de|combien est ce qu il y a de|nb|nb de|nb d|nbre|nbre de|nbre d|nbr de|le nbre de|le nb de|qte|qte de|quantite de|quantite d|la quantite de|la quantite d|quantite|nombre total de|le nombre total de|nombre total d|nombre des|le nombre des|nombre|le nombre|le nombre d|chiffre de|compte de|comptage|comptage des|denombre|denombrer|comptez|compter|compte les|comptez les|combien on a eu de|combien de fois',
    howMuch:
      'cb|cb on a|combien on a|combien|combien de frais|cbn|cbien|combien d argent|combien nous|combien est ce que|combien est ce qu|combien ca|combien cela|combien on|quel montant|quelle somme|quels montants|de combien|combien coute|combien coutent|pour combien|a combien|combien nous ont|combien nous a|combien on paie|combien on paye|combien depense|combien au total|quel total|qu avons nous|qu a t on|que nous coute|que nous coutent|que nous ont coute|que nous a coute|ce que nous avons|ce qu on a',
    which:
      'quel|quelle|quels|quelles|lequel|que|kel|kels|kelle|quelle est|lesquelles|lesquels|qui|laquelle|quels sont les|quelles sont les|quel est le|quelle est la|quoi',
    over: 'a depasse|ont depasse|+ de|de + de|depassaient|depassent|depasse|depassait|qui depassaient|excedant|excedent|pesant plus de|plus de|superieur a|superieurs a|au dessus de|depassant|superieure a|de plus de|>|qui depassent|superieures a|superieurs au|superieure au|superieur au|superieures au|excede|excedant les|au dela de|au dela des|au dessus des|plus lourds que|plus lourd que|plus que|pesant plus que|qui excedent|qui depasse|ayant depasse|ont depasse|depasser|de plus que|a plus de|avec plus de|plus grand que|plus grands que|plus eleve que|plus eleves que|coutant plus de|coutent plus de|qui coutent plus de|coute plus de|ont coute plus de|coutant plus que|au-dessus de|+de',
    under:
      'moins de|inferieur a|inferieurs a|en dessous de|de moins de|<|inferieure a|inferieures a|inferieures au|inferieurs au|inferieur au|au dessous de|sous les|sous|moins que|moins lourds que|a moins de|avec moins de|plus petit que|n excedant pas|ne depassant pas|qui ne depassent pas|coutant moins de|qui coutent moins de|coutent moins de|en-dessous de',
    atLeast:
      'au moins|minimum|au minimum|a partir de|min|mini|ou plus|et plus|pas moins de|egal ou superieur a|superieur ou egal a|superieurs ou egaux a|d au moins|avec au moins',
    atMost:
      'au plus|au maximum|maximum|maxi|ou moins|et moins|pas plus de|jusqu a un maximum de|inferieur ou egal a|d au plus|tout au plus',
    exactly: 'exactement',
    between:
      'entre|allant de|compris entre|comprise entre|comprises entre|situes entre|compris|se situant entre|de l ordre de entre',
    and: 'et|,|/|ainsi que|et aussi|puis|mais|&|plus|;',
    or: 'ou|ou bien|soit|ou alors',
    without:
      'ni|n est ni|ne sont ni|qui ne sont ni|ni de|ni par|sans|qui n ont pas|n ont pas|qui n ont aucun|n ont aucun|n ont aucune|n ont eu aucun|n ont eu aucune|sans aucun|sans aucune|n ont pas de|n ont pas eu de|sauf|hors|excepte|excluant|a l exception de|hormis|autre que|autres que|en dehors de|a l exclusion de|mis a part|sans compter|sans les|sans le|sans la|en excluant|exclu|exclus|exclue|exclues|exclure|exclus les|excluez|exclut|en retirant|retire|retirez|enleve|enlevez|enlever|en enlevant|ote|otez|ignore|ignorez|en ignorant|ne comptez pas|ne compte pas|ne pas compter|ne pas inclure|n inclus pas|n incluez pas|non compris|non comprises|non|pas|n est pas|ne sont pas|qui ne sont pas|qui n est pas|n etaient pas|qui n etaient pas|ne vont pas|qui ne vont pas|n ont jamais|a l exclusion des|a l exclusion du|a l exception des|a l exception du|exception faite de|exception faite des|exception faite du|abstraction faite de|abstraction faite des|moins les|moins la|moins le|autrement que|autre chose que|tout sauf|tous sauf|toutes sauf|en dehors du|en dehors des|en laissant de cote|mis a part les|a part|a part les|a part le|a part la|sf|excl|ex|hors du|hors des|outre',
    place: 'rang',
    when: 'quand|quand est ce que|a quelle date',
    only: 'seulement|uniquement|juste|seul|rien que|que|exclusivement|rien que les|rien que le|seulement les|seulement le|seulement la|seulement pour|uniquement pour|uniquement les|uniquement le|uniquement la|juste les|juste le|juste la|juste pour|que les|que le|que la|que pour|seule|seuls|seules|limite a|limite aux|limitons nous a|limitons nous au|limitons nous aux|limite toi a|limitez vous a|restreint a|restreins a|restreindre a|filtre sur|filtrer sur|filtre par|ne garde que|ne gardez que|garde que|garde seulement|ne prends que|concentre toi sur|concentrons nous sur|pour le seul|pour la seule|purement',
    all: 'tout|tous|toutes|toute',
    with: 'avec|ayant|comportant|comprenant|contenant|dotes de|assortis de|assujettis a|soumis a|portant|qui ont|qui avaient|qui ont eu|avec un|avec une|avec des|ayant eu|ayant un|ayant une|qui comportent|incluant|presentant',
    of: 'de|du|des|d|dans|chez|parmi|d entre|concernant|de la|de l|de notre|de nos|au titre des',
    from: 'de|depuis|en provenance de|depuis le|au depart de|du|partis de|parti de|partie de|parties de|en partance de|sortant de|venant de|venus de|issus de|originaires de|expedies de|expedie de|expedies depuis|expediees de|expediees depuis|envoyes de|envoyes depuis|envoye depuis|provenant de|quittant',
    to: 'a|vers|au|jusqu a|jusqu en|aux|-|a destination de|a destination du|a destination des|destines a|destine a|destines au|destination|en direction de|en direction du|expedies a|expedies vers|expedies au|expedies en|expediees vers|envoyes a|envoyes vers|envoyes au|envoyes en|partis vers|partis pour|pour la|jusqu|jusqu au|jusqu aux',
    in: 'en|dans|au|pendant|a|aux|sur|durant|pour|chez|auprès de|lors de|lors du|au cours de|au cours du|au cours des|au mois de|au mois d|du mois de|du mois d|pour le mois de|pour le mois d|sur la periode|sur la periode de|pour la periode|pour le|pour les|au sein|pdt|ds|au courant de|au courant du|courant',
    whatIs:
      'c quoi|c est koi|c quoi un|c quoi une|kesako|qu est ce que|qu est ce qu|c est quoi|que signifie|definition de|explique|que veut dire|definis|qu est ce qu une|qu est ce qu un|c koi|cest quoi|c est quoi un|c est quoi une|c est quoi le|c est quoi la|qu entend on par|qu entendez vous par|qu entends tu par|que faut il entendre par|qu est ce qu on entend par|que represente le terme|quel est le sens de|quelle est la definition de|quelle est la signification de|signification de|signification|sens de|definition du|definition d|definition|definissez|definir|explique moi|expliquez|expliquez moi|expliquer|que designe|que veulent dire|ca veut dire quoi|ca veut dire|qu est ce que ca veut dire|veut dire quoi|que recouvre|que comprend|que comprennent|qu inclut|qu est ce que c est|qu est ce qu est|en quoi consiste|en quoi consistent|a quoi correspond|a quoi correspondent|a quoi sert|a quoi servent|qu appelle t on|c est a dire quoi',
    howIs:
      'comment est calcule|comment est calculee|comment calcule t on|comment se calcule|comment sont calcules|comment calculez vous|comment calculer|comment est ce calcule|comment est ce qu on calcule|comment vous calculez|comment calcule|comment est obtenu|comment est determine|comment est etabli|comment on calcule|comment obtient on|mode de calcul|mode de calcul de|mode de calcul du|methode de calcul de|formule de|formule du|formule|comment est mesure|comment mesure t on|comment mesurez vous|comment est definie|comment est defini|calcul de|calcul du',
    howDo:
      'comment puis je|comment faire pour|comment peut on|comment je|comment telecharger|comment|comment dois je|comment fait on|comment faire|comment on fait|comment on peut|comment est ce que je|comment je peux|comment je fais|comment pouvons nous|comment pourrais je|comment puis|comment s y prendre|de quelle facon puis je|est ce que je peux|puis je|est il possible d|je peux|comment exporter|comment changer|comment modifier|comment planifier',
    where:
      'ou voir|ou est|ou sont|ou puis je voir|ou trouver|ou puis je trouver|ou se trouve|ou je vois|ou est ce que je|ou est ce que je peux|ou est ce qu on|ou peut on|ou peut on voir|ou puis je consulter|ou consulter|ou trouve t on|ou voit on|ou on voit|ou je peux voir|ou je trouve|sur quelle page|dans quelle page|quelle page|a quel endroit|dans quel menu|dans quel ecran|sur quel ecran|ou dois je|ou faut il|ou s affiche|ou sont affiches|ou se trouvent|ou est la page|ou regarder',
    why: 'pourquoi|pour quelle raison|pour quelles raisons|comment se fait il|comment ca se fait|qu est ce qui explique|qu est ce qui a cause|a cause de quoi|d ou vient|d ou viennent|pk|pq|pourkoi|la raison de|quelle est la cause de',
    chart:
      'en graphique|graphique|sous forme de graphique|comme graphique|graph|sous forme graphique|en courbe|en histogramme|histogramme|diagramme|trace|tracez|camembert|en camembert|visualise|dessine|en barres',
    table: 'en tableau|tableau|sous forme de tableau|sous forme tabulaire|dans un tableau|tableaux|tabulaire',
    last: 'dern|dernier|derniere|derniers|dernieres|passe|passee|precedent|precedente|passes|passees|der|prec|ecoule|ecoulee|ecoules|ecoulees|echu|echue|revolu|revolue|d avant|recent|recente|recents|recentes|le plus recent',
    this: 'ce|cette|cet|courant|actuel|en cours|ces|actuelle|courante|present|presente|de cette|de ce',
    next: 'allons depenser|allons nous depenser|allons payer|allons nous payer|depenserons|depenserons nous|paierons|prevision|previsions|prochain|prochaine|prochains|a venir|futur|future|futurs|prochaines|prochainement|demain|l an prochain|l annee prochaine|prevoir|prevois|prevoyez|prevu|prevus|prevue|projection|projections|estimation|sera|seront|va t on|allons|allons nous|va couter|vont couter|va t il|depensera|paiera|payera|payerons|coutera|couteront',
    ago: 'il y a|plus tot|auparavant|avant',
    since:
      'depuis|a partir de|a compter de|a compter du|a partir du|depuis le mois de|depuis le mois d|depuis l|depuis la|des le|depuis debut|depuis le debut de|depuis le debut du',
    until: 'jusqu a|avant|jusque|avant le|avant la|jusqu a la fin de|jusqu a fin|d ici',
    today: 'aujourd hui',
    yesterday: 'hier',
    toDate:
      'a ce jour|jusqu a present|a date|jusqu a maintenant|jusqu ici|jusqu a aujourd hui|jusqu a ce jour|pour l instant|a ce stade|jusqu alors|a l heure actuelle',
    yearOverYear:
      'plus que l annee derniere|moins que l annee derniere|plus que l an dernier|moins que l an dernier|d une annee sur l autre|sur un an|par rapport a l annee derniere|par rapport a l an dernier|vs l annee derniere|vs l an dernier|compare a l annee derniere|par rapport a l annee precedente|en glissement annuel|n 1|n-1|vs n 1|vs n-1|par rapport a n 1|par rapport a n-1|vs an dernier|vs annee derniere|vs annee precedente|vs l annee precedente|vs l an passe|par rapport a l an passe|par rapport a l annee passee|compare a l an dernier|compare a l an passe|compare a l annee precedente|compare a l annee passee|comparee a l an dernier|compares a l an dernier|comparees a l an dernier|comparees a l annee derniere|compares a l annee derniere|contre l an dernier|contre l annee derniere|face a l an dernier|face a l annee derniere|que l an dernier|que l annee derniere|que l an passe|que l annee passee|depuis l an dernier en comparaison|a un an|annee sur annee|annee apres annee|d une annee a l autre|par rapport a l exercice precedent|comparer a l an dernier|comparer a l annee derniere|comparez a l an dernier|comparez a l annee derniere|comparez avec l an dernier|comparez avec l annee derniere|compare avec l an dernier|compare avec l annee derniere|compare ca a l an dernier|compare ca avec l an dernier|et par rapport a l an dernier|et par rapport a l annee derniere|yoy',
    same: 'la meme chose|meme chose|idem|pareil|meme|la meme|le meme|les memes|memes|la meme question|meme question|identique|pareille|ditto|tout pareil|la meme repartition|le meme calcul|meme calcul|de meme',
    'and?':
      'et pour|et en|qu en est il de|qu en est il pour|et maintenant|maintenant|et chez|et cela|et ca|quid de|quid du|quid des|qu en est il du|qu en est il des|qu en est il en|meme chose pour|la meme chose pour|pareil pour|idem pour|idem en|pareil en|fais pareil pour|fais la meme chose pour|faites de meme pour|ensuite|puis pour|et maintenant pour|maintenant pour|ok et|d accord et|et concernant|et cote|et niveau|et mais pour|la dessus|de ce total|de ce montant|sur ce total|sur ce montant|dont|comment cela se repartit|comment cela se repartit il|comment ca se repartit|comment se repartit cela|comment se repartit ce montant|comment se decompose',
    instead:
      'non je voulais dire|je voulais dire|plutot|a la place|au lieu de|au lieu de ca|au lieu de cela|a la place de|non plutot|non pardon|euh non|non|pardon|je veux dire|je parlais de|en fait non|finalement|change en|remplace par|remplacez par|correction|rectification|ou plutot|mais en|attends|attendez|non attends|non attendez',
    also: 'aussi|egalement|en plus|de plus|ajoute|ajoutez|ajouter|rajoute|rajoutez|avec aussi|ainsi que|inclus|incluse|incluses|incluant|en incluant|incluez|inclure|y compris|plus aussi|en outre|et aussi',
    kind: 'motif|motifs|raison|raisons|type|types|sorte|categorie|categories|genre|genres|sortes|nature|natures|famille',
    both: 'les deux|tous deux|toutes les deux|tous les deux',
    show: 'est il possible de voir|serait il possible de voir|y a t il moyen de voir|possible de voir|montre|montrez|montre moi|montrez moi|affiche|afficher|donne moi|voir|montre nous|montrez nous|affichez|affiche moi|affichez moi|presente|presentez|sors|sors moi|sortez moi|fais voir|faites voir|fais moi voir|faites moi voir|visualiser|donnez moi|donnez|donne|consulter|obtenir|afficher moi|je veux voir|je voudrais voir|j aimerais voir|voir les|je souhaite voir|je souhaiterais voir',
    makeThat:
      'mets|mettez|plutot le top|passe a|passez a|fais en|reduis a|limite a|limitez a|ramene a|mets en|montre les',
    shipDate: 'par date d expedition|date d expedition|date d enlevement',
    deliveryDate: 'par date de livraison|date de livraison',
    billDate: 'par date de facture|date de facture|date de facturation',
    cost: 'nous facture|nous facturent|nous a facture|nous ont facture|me facture|vous facture|cout|couts|frais|paye|payer|payes|montant|montants|facture|coutent|prix|avons paye|coute|surcharge|supplement|supplements|tarif|tarifs|tarification|prix total|facturation|facturations|factures en tout|facturee|facturees|facturent|facturer|facturait|facturaient|montant total|somme|sommes|debours|addition|l addition|la note|la facture|notre facture|charges|charge|ardoise|paiement|paiements|paie|paies|payons|paye t on|paie t on|payees|payee|payait|regle|regles|reglees|verse|verses|versees|debourse|claque|coutait|coutaient|couterent|coute t il|coutent ils|cout de|couts de|cout des|couts des|cout du|fric|argent|thune|thunes|pognon|sous|frais de|frais des|frais du|majoration|majorations|revient|reviennent|revenu a|ont coute|nous a coute|nous ont coute|nous coutent|nous coute|valeur facturee',
    the: 'le|la|les|l|du|des',
    a: 'un|une',
    our: 'notre|nos|nous|mon|mes|ma|on|je|j|moi|tous nos|toutes nos|notre propre|nos propres',
    weight:
      'pesant|qui pesent|pesent|pesaient|ont pese|qui pesaient|pesant entre|dont le poids est|dont le poids|d un poids|d un poids de|avec un poids|avec un poids de|poids entre|ayant un poids|ayant un poids de|de poids',
    pound: 'lb|lbs|livre|livres',
    kilogram: 'kg|kilo|kilos|kilogrammes',
    ounce: 'oz|once|onces',
    dollar: '$|usd|dollars|dollar|$us|us$|balles',
    delivered: 'livre|livres|livraison|livraisons|livree|livrees|livrer|livrent|arrivee|arrivees|arriver|remis',
    split:
      'repartition|ventilation|ventilees|ventile|ventiler|ventilez|repartir|repartissez|repartis|repartie|reparties|decompose|decomposer|decomposez|decomposition|eclate|eclater|eclatez|decouper|detaille|detailler|detaillez|partage|partager|distribution|se repartit|se repartissent|se decompose|se decomposent|se ventile|se ventilent|le detail|dispatch',
  },
  units: {
    day: 'jour|jours|journee|jrs|j|jr|journees',
    week: 'semaine|semaines|sem|sem.|sems|hebdo|smn',
    month: 'mois|mois ci',
    quarter: 'trim|trims|trimestre|trimestres|trimestriels|tri|trim.',
    year: 'annee|annees|an|ans|exercice|exercices|annee civile|annee fiscale',
  },
  everyUnit: {
    day: 'journellement|a la journee|quotidien|quotidienne|par jour|chaque jour|quotidiens|journalier|au jour le jour|jour par jour|jour apres jour|journaliere|journaliers|journalieres|quotidiennes|quotidiennement|par jrs|chaque jr|/jour|tous les jours|pour chaque jour|du jour|au quotidien',
    week: 'hebdomadaire|hebdomadaires|par semaine|chaque semaine|hebdo|par sem|semaine par semaine|semaine apres semaine|hebdomadairement|toutes les semaines|pour chaque semaine|/semaine|/sem|a la semaine|chaque sem',
    month:
      'mensuel|mensuelle|mensuels|mensuelles|par mois|chaque mois|mois par mois|mensuellement|mois apres mois|tous les mois|pour chaque mois|/mois|au mois le mois|d un mois sur l autre|chaque moi|au mois',
    quarter:
      'trimestriel|trimestrielle|par trimestre|chaque trimestre|trimestriels|trimestrielles|par trim|trimestre par trimestre|trimestre apres trimestre|trimestriellement|tous les trimestres|pour chaque trimestre|/trimestre|chaque trim|d un trimestre sur l autre',
    year: 'annuel|annuelle|par an|par annee|chaque annee|annuels|annuelles|annuellement|annee par annee|tous les ans|toutes les annees|pour chaque annee|/an|par exercice|par annees',
  },
  toDate: {
    week: 'semaine en cours|depuis le debut de la semaine|cette semaine jusqu ici',
    year: 'depuis le debut de l annee|cette annee a ce jour|annee en cours|depuis le debut d annee|depuis le 1er janvier|depuis le premier janvier|depuis jour de l an|depuis le nouvel an|cette annee jusqu ici|cette annee jusqu a maintenant|cette annee jusqu a present|jusqu a present cette annee|cumul annuel|en cumul annuel|cumul de l annee|a ce jour cette annee|sur l annee en cours|de l annee en cours|dda|depuis debut annee|depuis le debut de cette annee|annee a date|l annee a ce jour|depuis debut de l annee',
    month:
      'depuis le debut du mois|mois en cours|du mois en cours|sur le mois en cours|depuis le debut de ce mois|depuis le 1er du mois|ce mois jusqu ici|mois a date|depuis le debut du mois en cours',
    quarter:
      'depuis le debut du trimestre|trimestre en cours|du trimestre en cours|sur le trimestre en cours|depuis le debut de ce trimestre|ce trimestre jusqu ici|ce trimestre a ce jour',
  },
  months: [
    'janvier|janv|jan|janv.',
    'fevrier|fev|fevr|fév',
    'mars|mar',
    'avril|avr',
    'mai',
    'juin',
    'juillet|juil|jul',
    'aout|aou',
    'septembre|sept|sep',
    'octobre|oct|octob',
    'novembre|nov',
    'decembre|dec',
  ],
  quarters: [
    'q1|premier trimestre|t1|1er trimestre|trimestre 1|1e trimestre|1er trim|trim 1|t 1|quart 1|q 1|premier trim',
    'q2|deuxieme trimestre|second trimestre|t2|2e trimestre|2eme trimestre|trimestre 2|2nd trimestre|2e trim|2eme trim|2nd trim|trim 2|t 2|deuxieme trim|second trim|2ieme trimestre',
    'q3|troisieme trimestre|t3|3e trimestre|3eme trimestre|trimestre 3|3e trim|3eme trim|trim 3|t 3|troisieme trim|3ieme trimestre',
    'q4|quatrieme trimestre|t4|4e trimestre|4eme trimestre|dernier trimestre de l annee|trimestre 4|4e trim|4eme trim|trim 4|t 4|quatrieme trim|4ieme trimestre',
  ],
  halves: [
    'premier semestre|premiere moitie|s1|h1|1er semestre|1er sem|premier sem|s 1|premiers six mois|six premiers mois|les six premiers mois|semestre 1|la premiere moitie',
    'second semestre|deuxieme semestre|seconde moitie|s2|h2|2e semestre|2eme semestre|2nd semestre|s 2|semestre 2|six derniers mois de l annee',
  ],
  numbers: {
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    treize: 13,
    vingt: 20,
    onze: 11,
    quatorze: 14,
    quinze: 15,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    'deux cents': 200,
    'cinq cents': 500,
    mille: 1000,
    'une dizaine de': 10,
    'une douzaine de': 12,
    'une centaine de': 100,
  },
  ordinals: ['deuxieme|second|seconde|2eme', 'troisieme|3eme', 'quatrieme|4eme', 'cinquieme|5eme'],
  sequences: {
    'semaine se terminant le': [
      { kind: 'unit', grain: 'week' },
      { kind: 'intent', intent: 'until' },
    ],
    'la semaine se terminant le': [
      { kind: 'unit', grain: 'week' },
      { kind: 'intent', intent: 'until' },
    ],
    ...wholePeriods({
      week: 'semaine complete|semaines completes|semaines entieres',
      month: 'mois complet|mois complets|mois entiers',
      quarter: 'trimestre complet|trimestres complets',
      year: 'annee complete|annees completes|annees entieres',
    }),
    ...refundRates('taux de remboursement|taux de remboursements'),
    ...pairsOfWeights({
      nouns: 'poids',
      isNounFirst: true,
      actual: 'reel|reels|effectif',
      billed: 'facturé|facture|facturable',
      and: 'et|et le',
      versus: 'vs|versus|contre|par rapport au',
    }),
    'pays etrangers': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'pays etranger': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'coute le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'coutent le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'qui coute le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'qui coutent le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nous coute le plus cher': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nous ont coute le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nous a coute le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'qui nous coutent le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'qui nous coute le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nous coutent le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nous coute le plus': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'qui payons nous': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'a qui payons nous': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'qui nous prend': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'qui nous a coute': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'qui nous coute': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'qui facture': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'qui nous a facture': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'qui nous facture': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'premiere quinzaine': firstHalfOfMonth,
    '1re quinzaine': firstHalfOfMonth,
    'deuxieme quinzaine': secondHalfOfMonth,
    'seconde quinzaine': secondHalfOfMonth,
    '2e quinzaine': secondHalfOfMonth,
    'et moins de': [
      { kind: 'intent', intent: 'and?' },
      { kind: 'intent', intent: 'under' },
    ],
    'et plus de': [
      { kind: 'intent', intent: 'and?' },
      { kind: 'intent', intent: 'over' },
    ],
    'plus ponctuel': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'le plus ponctuel': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'la plus ponctuelle': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'plus ponctuelle': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'moins ponctuel': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'le moins ponctuel': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'la moins ponctuelle': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'l an dernier': [last, unit('year')],
    'l an passe': [last, unit('year')],
    'mois dernier': [last, unit('month')],
    'douze derniers mois': twelveMonths,
    '12 derniers mois': twelveMonths,
    'l annee ecoulee': twelveMonths,
    'une annee glissante': twelveMonths,
    'un an glissant': twelveMonths,
    '12 mois glissants': twelveMonths,
    'la semaine d avant': [last, unit('week')],
    'le trimestre d avant': [last, unit('quarter')],
    'le mois precedent': [last, unit('month')],
    'l annee precedente': [last, unit('year')],
    'l an precedent': [last, unit('year')],
    'la semaine precedente': [last, unit('week')],
    'le trimestre precedent': [last, unit('quarter')],
    'plus cher que': [{ kind: 'intent', intent: 'versus' }],
    'plus chere que': [{ kind: 'intent', intent: 'versus' }],
    'moins cher que': [{ kind: 'intent', intent: 'versus' }],
    'moins chere que': [{ kind: 'intent', intent: 'versus' }],
    'mois sur mois': [
      { kind: 'intent', intent: 'change' },
      { kind: 'everyUnit', grain: 'month' },
    ],
    'd un mois a l autre': [
      { kind: 'intent', intent: 'change' },
      { kind: 'everyUnit', grain: 'month' },
    ],
    quinzaine: [{ kind: 'number', value: 2, money: false }, unit('week')],
    'meme periode l annee derniere': lastYearSame,
    'meme periode de l an dernier': lastYearSame,
    'meme periode de l annee precedente': lastYearSame,
    'la meme periode de l an dernier': lastYearSame,
    'la meme periode de l annee precedente': lastYearSame,
    'la meme periode l annee derniere': lastYearSame,
    'a la meme periode l an dernier': lastYearSame,
    'moins cher par livre': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'moins chere par livre': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'moins cher a la livre': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'le moins cher par livre': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'la moins chere par livre': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'plus cher par livre': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'plus cher a la livre': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'le plus cher par livre': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    ...weekdayPhrases({
      by: 'par jour de la semaine|par jour de semaine|chaque jour de la semaine',
      weekend: 'les week ends|week ends|le week end|week end|weekend|weekends',
      workdays: 'les jours ouvres|jours ouvres|jours ouvrables',
    }),
    'nombre moyen de': averageNumber,
    'le nombre moyen de': averageNumber,
    'en pourcentage de': [
      { kind: 'intent', intent: 'percent' },
      { kind: 'intent', intent: 'of' },
    ],
    'facture par': billedBy,
    'factures par': billedBy,
    'facturee par': billedBy,
    'facturees par': billedBy,
    'une livre': onePound,
    ...pairsOfQuarters(['premier', 'deuxieme', 'troisieme', 'quatrieme'], ['et', 'et du', 'et le'], 'trimestre'),
    'sur un an': twelveMonths,
    'au cours de la derniere annee': twelveMonths,
    national: domestic,
    nationale: domestic,
    nationaux: domestic,
    nationales: domestic,
    'l annee d avant': [last, unit('year')],
    'le mois d avant': [last, unit('month')],
    'l annee avant': [last, unit('year')],
    'meme periode de l annee derniere': lastYearSame,
    'la meme periode l an dernier': lastYearSame,
    'meme periode l an dernier': lastYearSame,
    'la meme periode de l annee derniere': lastYearSame,
    'la veille': [last, unit('day')],
  },
  noise:
    'faudrait|il me faudrait|il nous faudrait|vas y balance|balance moi|balancez moi|sors moi|sortez moi|t|utilise|utilises|utilisee|utilisees|utilisons nous|utilisons|dont le|dont la|dont les|ou nous|ou l on|ou on|moi|donne|donnez|s il te plait|s il vous plait|svp|veux|est|sont|ont|ete|etait|etaient|a t on|avons|avez|ai|y|total|totale|totaux|totales|y a t il|il|elle|ils|recoit|recoivent|recu|envoye|envoyes|expedie|expedies|avons nous|bonjour|merci|donnees|chiffre|chiffres|leur|leurs|se|s|c|qui|valeur|periode|complet|complete|dis|je|peux tu|peux|fait|ceux|celles|classe|classes|trie|arrive|arrives|eu|eus|a|nous a|a facture|faites|s agit il|quels sont|quel est|quelle est|quelles sont|ca|combien ca|besoin|aimerais|souhaite|savoir|nous avons|chez nous|ont ils|par la|celui|recus|recue|recues|recevons|recevoir|avons recu|avons nous recu|a recu|on a recu|avons nous recus|avons nous recues|recevions|recevoir combien',
};
