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

/** Spanish. */
export const es: LanguageWords = {
  language: 'es',
  intents: {
    plus: '+',
    after: 'despues de|tras|posterior a|posteriores a|despues del|luego de',
    ever: 'de siempre|desde siempre|en toda la historia|historicamente|jamas|de todos los tiempos|alguna vez|en todo el historico|todas las fechas|todo el tiempo|todos los anos',
    those: 'estos|estas|esos|esas|aquellos|ellos|ellas|los mismos|de los cuales|de las cuales|eso|esto',
    apart: 'por separado|separadamente|individualmente|respectivamente|cada uno|cada una',
    by: 'ordenalos por|ordenalas por|ordenarlos por|clasificalos por|ordena por|ordenar por|x|x|por|por cada|para cada|cada|desglosado por|agrupado por|segun|dividido por|desglose por|entre|en terminos de|a nivel de|clasificado por|clasificados por|clasificada por|ordenado por|ordenados por|ordenada por|agrupados por|agrupada por|agrupadas por|desglosados por|desglosada por|desglosadas por|dividida por|divididos por|separado por|separados por|separada por|repartido por|repartidos por|distribuido por|distribuidos por|distribuida por|detallado por|detallada por|en funcion de|en funcion del|de acuerdo a|de acuerdo con|segun el|segun la|segun los|para cada uno de los|por cada uno de los|de cada|en cada|con cada|a cada|x cada|desglose x|desglosado x|desglosada en|partido por|para todos los|separalo por|desglosalo por|dividelo por|agrupalo por|por los|por las|por el|por la|/',
    top: 'primer|primera|primero|los primeros|las primeras|top|principales|primeros|primeras|mejores|ranking|el ranking|ranking de|el ranking de|ranking de los|el ranking de los|clasificacion|los top|las top|cabeza|lider|lideres|mas importantes|los principales|las principales|el primero|la primera',
    bottom: 'ultimos puestos',
    often:
      'usamos mas|utilizamos mas|mas usamos|mas utilizamos|empleamos mas|mas frecuente|mas frecuentes|mas a menudo|con mas frecuencia|con mayor frecuencia|mas comun|mas comunes|mas habitual|mas habituales|habitualmente|normalmente|mas veces|mas usado|mas usada|mas usados|mas usadas|mas utilizado|mas utilizada|mas seguido|con mas regularidad|mas frecuentemente|mas recurrente|mas recurrentes',
    most: 'mas|mayor|mayores|mas alto|mas alta|mas altos|mas altas|maximo|mas grande|mas grandes|max|maxima|maximos|maximas|el mas|la mas|los mas|las mas|el mayor|la mayor|los mayores|las mayores|mas elevado|mas elevada|mas elevados|mas elevadas|la mayor cantidad de|el mayor numero de|mayor numero de|mayor cantidad de|mayor cantidad|mas cantidad|mas grande de|el maximo|record|tope|pico|mas fuerte|mas fuertes|la mayoria de|lo mas',
    least:
      'menos|menor|menores|mas bajo|mas baja|mas bajos|mas bajas|minimo|mas pequeno|min|minima|minimos|minimas|el menos|la menos|los menos|el menor|la menor|los menores|las menores|mas pequena|mas pequenos|menor numero de|menor cantidad de|la menor cantidad de|el menor numero de|menos cantidad|mas reducido|lo menos|el minimo',
    expensive:
      'mas caro|mas cara|mas caros|mas caras|mas costosos|mas costosas|mas costoso|mas costosa|el mas caro|la mas cara|los mas caros|las mas caras|el mas costoso|la mas costosa|los mas costosos|las mas costosas|caro|cara|caros|caras|costoso|costosa|nos sale mas caro|sale mas caro|salen mas caros|salen mas caras',
    cheap:
      'mas barato|mas barata|mas baratos|mas baratas|mas economico|mas economica|mas economicos|mas economicas|el mas barato|la mas barata|los mas baratos|las mas baratas|barato|barata|baratos|menos costoso|menos costosa|menos costosos|menos caro|menos cara|menos caros|que menos cuesta|que menos cuestan|que menos nos cuesta|sale mas barato|nos sale mas barato|sale mas economico',
    heavy:
      'mas pesado|mas pesados|mas pesadas|el mas pesado|la mas pesada|los mas pesados|las mas pesadas|mas pesada|pesado|pesados|que mas pesan|que mas pesa',
    light:
      'mas ligero|mas ligeros|el mas ligero|los mas ligeros|las mas ligeras|mas ligera|mas ligeras|mas liviano|mas livianos|mas livianas|liviano',
    best: 'mejor|el mejor|la mejor|los mejores|las mejores|mejores|mas puntual|mas puntuales|el mas puntual|la mas puntual|mas rapido|mas rapida|mas rapidos|mas confiable|mas confiables|mas fiable|mas fiables|mas cumplido|mas cumplidor|mejor desempeno|mejor rendimiento',
    worst:
      'peor|peores|el peor|la peor|los peores|las peores|menos puntual|menos puntuales|el menos puntual|mas lento|mas lenta|mas lentos|menos confiable|menos fiable|peor desempeno|peor rendimiento|mas impuntual|mas incumplido',
    share:
      'como porcentaje|participacion|proporcion|cuota|parte|reparto|porcentaje|que parte|que parte de|la parte|la cuota|la participacion|cuota de|participacion de|porcion|porcion de|fraccion|fraccion de|ratio|ratio de|relacion entre|porcentajes|proporciones|peso relativo|tajada|contribucion|pct|% que representa|cuanto representa|cuanto representan|que representa|que representan|tasa|indice|pesa',
    percent:
      '%|por ciento|% de|en %|porcentual|porcentualmente|porciento|por cien|pct|en porcentaje|en terminos porcentuales',
    average:
      'promedio|media|medio|en promedio|de media|prom|prom.|medios|medias|la media|el promedio|el promedio de|promedio de|media de|la media de|por termino medio|promedios|promediado|en media|promedia',
    versus:
      'comparando|comparado a|comparar con|vs|versus|comparado con|frente a|en comparacion con|contra|comparar|compara|comparacion|respecto a|comparame|comparados|vs.|en comparacion con el|en comparacion a|comparado contra|comparada con|comparadas con|comparados con|comparados contra|comparando con|comparalo con|comparala con|comparalos con|comparar contra|comparativa|comparativo|comparativa entre|frente al|frente a la|frente a los|frente a las|contra el|contra la|contra los|vs el|versus el|respecto al|respecto del|respecto de|con respecto a|con respecto al|en relacion con|en relacion al|en contraste con|cara a cara|que el|que la|que los|compararlo con|comparar entre|compara entre|en contra de|a diferencia de|confronta|confrontar|comparacion con|comparacion entre',
    change:
      'la diferencia entre los dos|la diferencia entre las dos|la diferencia entre ambos|diferencia entre los dos|diferencia entre las dos|diferencia entre ambos|diferencia entre ambas|cambio|diferencia|brecha|aumento|variacion|crecimiento|evolucionado|subido|cambios|incremento|cuanto ha subido|subio|crecio|variaciones|aumentado|aumentaron|aumentar|crecido|crecieron|crecer|creciendo|subidas|subida|subir|subieron|subiendo|incrementos|incrementado|incrementaron|incrementar|alza|alzas|al alza|variado|vario|variaron|varia|cambiado|cambiaron|cambia|delta|diferencias|la diferencia|evoluciono|evoluciona|disparado|disparo|encarecido|encarecimiento|mas alto que|fluctuacion|fluctuaciones|diferencial',
    fall: 'disminucion|bajado|caida|disminuido|bajo|cayo|descenso|disminuyo|disminuyeron|disminuir|disminuciones|bajaron|bajar|bajada|bajadas|a la baja|cayeron|caido|caer|caidas|descensos|descendio|descendido|reducido|redujo|redujeron|reduccion|reducciones|merma|recorte',
    trend:
      'tendencia|evolucion|a lo largo del tiempo|tendencias|evoluciones|evolucion de|evolucion del|comportamiento|historico|historico de|historial|con el tiempo|en el tiempo|curva|trayectoria|mes tras mes|progreso|progresion|dinamica|evolucionando|tendencia de|como ha ido|como va|como van|como viene|como vienen|como ha evolucionado|como evoluciono',
    list: 'lista|listar|que paquetes|listado|enumera|lista de|lista los|lista de los|lista de las|la lista|la lista de|un listado|un listado de|una lista|una lista de|listado de|listame|listar los|haz una lista de|hazme una lista de|enumerame|enumerar|relacion de|que envios|cuales paquetes|cuales envios|que guias|damelos|dame una lista de|dame la lista de|dame el listado de|dame un listado de',
    rows: 'filas|las filas|abrir las filas|abre las filas|el detalle de filas|ver filas|muestra las filas|muestrame las filas|linea por linea|paquete por paquete|ver los paquetes|muestra los paquetes|muestrame los paquetes|detalle de paquetes|detalle por paquete|uno por uno|el detalle|registros|los registros',
    howMany:
      'cts|cuantos de|numero de valores distintos de|cuantos|cuantas|numero de|cantidad de|cuants|qtos|ctos|cuantos paquetes en total|q cantidad de|que cantidad de|que numero de|el numero de|la cantidad de|num de|num|nro de|nro|no de|nº de|# de|#|cant|cant de|cant.|numero total de|el numero total de|cantidad total de|la cantidad total de|cantidad|conteo|conteo de|cuenta de|recuento|recuento de|cuenta los|cuantos hay|cuantas hay|cuantos son|cuantas son|cuantos fueron|cuantas fueron|cuantos eran|cuantas veces',
    howMuch:
      'q tanto|que tanto|cto|cuanto es lo que|cuanto|cuanta|kuanto|cuánto|cuanto dinero|cuanta plata|cuanta lana|cuanto fue|cuanto es|cuanto seria el total|cuanto en total|de cuanto|de cuanto fue|de cuanto es|a cuanto|a cuanto asciende|a cuanto ascienden|a cuanto ascendio|a cuanto ascendieron|que monto|que importe|que suma|que total|cuanto nos|cuanto se|cuanto le|cuanto les|cuanto hemos|cuanto llevamos|cuanto va|cuanto vamos|en cuanto|en cuanto salio|en cuanto sale|por cuanto',
    which:
      'que|cual|cuales|q|ke|qe|cuál|cual de los|cual de las|cuales de|cuales de los|quien|quienes|cual es el|cual es la|cuales son los|cuales son las|qué',
    over: 'supera|supero|supero los|superado|ha superado|excedio|paso de|+ de|de + de|superaron|superan|superen|exceden|excedieron|pasaron de|pasan de|que pesaban mas de|que pesan mas de|mas de|superior a|superiores a|por encima de|mayor que|mayor de|mayores de|de mas de|>|que superan|con mas de|superior al|superior|mayor a|mayores a|mas que|arriba de|encima de|pasados de|pasan los|pasen de|superando|superen los|superan los|supero|superaron los|que superen|que superaron|que exceden|excediendo|exceda|excede|pasando de|por arriba de|mas pesados que|mas pesados de|que pasen de|que pasaron de|de mas|que cuestan mas de|que costaron mas de|costaron mas de|que pesen mas de|arriba de los|por encima de los|+de',
    under:
      'menos de|inferior a|inferiores a|por debajo de|menor que|menor de|de menos de|<|con menos de|inferior|inferior al|menor a|menores a|menores de|menos que|debajo de|abajo de|por abajo de|no llegan a|que no llegan a|mas ligeros que|por debajo de los|que cuestan menos de|que costaron menos de|costaron menos de|que pesen menos de|que pesan menos de',
    atLeast:
      'al menos|como minimo|minimo|minimo de|un minimo de|por lo menos|cuando menos|como poco|o mas|y mas|para arriba|en adelante|no menos de|igual o mayor a|igual o mayor que|mayor o igual a|mayor o igual que|a partir de los|de al menos|con al menos',
    atMost:
      'como maximo|a lo sumo|maximo|maximo de|un maximo de|o menos|y menos|para abajo|no mas de|hasta un maximo de|igual o menor a|menor o igual a|menor o igual que|de como maximo|cuando mucho|a lo mas',
    exactly: 'exactamente',
    between:
      'entre|de entre|comprendido entre|comprendidos entre|que van de|que va de|en el rango de|oscilan entre|dentro de',
    and: 'y|e|,|/|asi como|junto con|junto a|y tambien|y ademas|mas|pero|&|;|e igual',
    or: 'o|u|o bien|ya sea|o sino',
    without:
      'menos el de|menos la de|todos los transportistas menos|no fueron por|no fueron con|no van por|no salieron con|no salieron por|no mandamos con|que no mandamos con|que no enviamos con|no enviados con|no enviados por|que no usaron|ni con|excluyendo a|sin tener en cuenta los|quitando los|quitando el|quitando la|restando los|restando el|sin|que no tienen|que no tuvieron|no tienen|no tuvieron|no tiene|no tuvo|excepto|excluyendo|salvo|menos los|no incluir|sin contar|quitando|descontando|aparte de|que no sean|distinto de|distintos de|distinta de|distintas de|diferentes de|a excepcion de|fuera de|no|sin los|sin las|sin el|sin la|sin contar con|sin incluir|sin considerar|sin tomar en cuenta|sin tener en cuenta|excluye|excluyan|excluido|excluidos|excluida|excluidas|excluir|exclusion|exceptuando|exceptuar|a excepcion del|con excepcion de|con la excepcion de|omite|omitir|omitiendo|quita|quitar|quitale|quite|elimina de ahi|saca|sacando|sacar|resta|restando|descarta|descartando|descartar|ignora|ignorando|ignorar|menos el|menos la|menos las|salvo el|salvo la|salvo los|excepto el|excepto la|excepto los|que no son|que no fueron|que no van|que no fueran|que no esten|que no estan|que no llegaron|no llegaron|no llego|no son|no fueron|no van|no incluyas|no incluya|no cuentes|no cuente|ni|fuera del|aparte del|aparte de los|ademas de no|distintas a|distintos a|diferente de|diferente a|diferentes a|otros que no sean|otro que no sea|todo menos|todos menos|todas menos|todo excepto|todos excepto|nunca|excl|exc|ex|dejando fuera|deja fuera|dejando de lado',
    place: 'puesto|posicion',
    when: 'cuando|cuando se|cuando fue',
    only: 'solo|solamente|unicamente|nada mas|nomas|nada mas de|nada mas los|nada mas las|solamente los|solamente el|solo los|solo las|solo el|solo la|solo de|solo para|solo con|solo por|unicamente los|exclusivamente|puros|puro|pura|puras|limitado a|limita a|limitate a|limitalo a|filtra por|filtra|filtrado por|filtrar por|restringe a|restringido a|nomas los|nomas de|tan solo|centrandonos en|enfocate en|sola|a secas|quedate con|dejame solo|deja solo',
    all: 'todo|todos|todas|toda',
    with: 'con|que tengan|que tienen|que tuvieron|que llevan|que llevaron|que traen|que incluyen|que incluian|con un|con una|con algun|con alguna|teniendo|que tenian|que contengan|sujetos a|conteniendo',
    of: 'de|del|como parte de|sobre|sobre el|sobre la|sobre los|de los|de las|de la|d|dl|dentro del|dentro de los',
    from: 'desde|de|que salieron de|salieron de|salidos de|salidas de|saliendo de|salen de|que salen de|enviados desde|enviado desde|enviados de|despachados desde|despachados de|originados en|procedentes de|provenientes de|con origen en|con origen|desde el|desde la|partiendo de',
    to: 'a|hasta|hacia|al|-|con destino a|con destino|destinados a|rumbo a|hacia el|enviados a|enviado a|enviadas a|mandados a|despachados a|que fueron a|que van a|que iban a|dirigidos a|entregados en|para el|hasta el|hasta la|hasta fin de|pa|a los|a las|al estado de',
    in: 'en|durante|para|durante el|en el|en la|en los|en las|dentro de|durante la|durante los|en el mes de|del mes de|para el mes de|a lo largo de|a lo largo del|en el transcurso de|en el periodo de|en el periodo|del periodo|correspondiente al mes de|por el mes de|entre todo|en todo|en todo el|en toda|pa',
    whatIs:
      'que es|que son|que significa|definicion de|explica|define|q es|ke es|que es el|que es la|que es un|que es una|q significa|que quiere decir|q quiere decir|que se entiende por|que se entiende|que entendemos por|a que se refiere|a que se refieren|a que se le llama|que representa el termino|cual es la definicion de|cual es el significado de|significado de|significado|definicion|definicion del|defineme|explicame|explicame que es|expliqueme|explique|explicar|que incluye|que incluyen|que comprende|que abarca|que cubre|que cuenta como|en que consiste|en que consisten|para que sirve|que viene siendo|de que se trata|que son los|que son las',
    howIs:
      'como se calcula|como se calculan|como se mide|formula de|como es que se calcula|como calculan|como calculas|como se determina|como se obtiene|como se saca|como sacan|como se computa|como miden|como se mide el|de que forma se calcula|de donde sale|formula del|formula para|formula|calculo de|calculo del|metodo de calculo|como es calculado|como se define',
    howDo:
      'como puedo|como hago para|como se hace|como descargo|como|como le hago para|como le hago|como hago|como podria|como podemos|como se puede|como puedo hacer para|como cambio|como exporto|como bajo|como guardo|como programo|como configuro|de que manera puedo|que hago para|que tengo que hacer para|que debo hacer para|hay forma de|hay manera de|es posible|se puede|puedo|pasos para|como debo|como consigo|como creo|como saco',
    where:
      'donde veo|donde esta|donde estan|donde puedo ver|donde encuentro|donde|donde puedo encontrar|donde puedo consultar|donde consulto|donde se ve|donde se ven|donde se puede ver|donde se encuentra|donde se encuentran|donde aparece|donde aparecen|donde miro|donde bajo|donde descargo|donde reviso|en donde veo|en donde esta|en donde|en que pagina|que pagina|en que pantalla|en que seccion|en que menu|en que parte|en que lugar',
    why: 'por que|a que se debe|por que razon|por que motivo|cual es la razon de|cual es la causa de|a que se debio|debido a que|que causo|que provoco|xq|xque|porque|porqué|pq|a raiz de que|como es que',
    chart:
      'grafico circular|como grafico circular|en grafico circular|en un grafico circular|grafico de pastel|como grafico de pastel|grafico de tarta|como grafico|grafico|grafica|en grafico|en una grafica|en un grafico|graficamente|graficalo|grafica de|grafico de|graficame|diagrama|en barras|barras|lineas|pastel|en forma de grafico|visualiza|dibuja',
    table: 'como tabla|tabla|en tabla|en una tabla|tablas|como cuadro|cuadro|en forma de tabla|tabular',
    last: 'ult|ultimos|pasado|pasada|ultimo|ultima|ultimos|ultimas|anterior|pasados|pasadas|ult.|ultim|pasad|ant|previo|previa|previos|previas|recien pasado|recien terminado|mas reciente|mas recientes|reciente|recientes|que paso|recien concluido|cerrado|transcurrido|transcurridos',
    this: 'este|esta|actual|presente|estos|estas|en curso|corriente|del presente|de este|de esta|presente ano|actuales|vigente',
    next: 'vamos a gastar|vamos a pagar|gastaremos|pagaremos|pronostico|prevision|proximo|proxima|siguiente|proximos|siguientes|futuro|futuros|que viene|que vienen|venidero|proximas|pronosticar|pronostica|proyeccion|proyecta|estimar|estimacion|preveer|prever|previsto|va a ser|va a costar|van a costar|vamos|sera|seran|costara|costaran|habra',
    ago: 'hace|atras|antes',
    since:
      'desde|a partir de|desde el|desde la|desde el mes de|desde principios de|desde inicios de|desde el inicio de|desde el comienzo de|desde que empezo|desde que inicio|a contar de|a partir del|de enero para aca|contando desde|empezando en|arrancando en',
    until: 'hasta|antes de|hasta antes de|hasta el final de|hasta finales de|previo a|antes del',
    today: 'hoy',
    yesterday: 'ayer',
    toDate:
      'hasta la fecha|hasta hoy|en lo que va de|hasta ahora|hasta el momento|a la fecha|hasta el dia de hoy|al dia de hoy|al dia|hasta este momento|a hoy',
    yearOverYear:
      'mas que el ano pasado|menos que el ano pasado|interanual|frente al ano pasado|comparado con el ano pasado|vs el ano pasado|respecto al ano pasado|frente al ano anterior|ano contra ano|ano a ano|ano con ano|ano vs ano|ano tras ano|a/a|yoy|comparado al ano pasado|comparado contra el ano pasado|comparada con el ano pasado|comparados con el ano pasado|en comparacion con el ano pasado|en comparacion al ano pasado|contra el ano pasado|vs ano pasado|vs el ano anterior|vs ano anterior|versus el ano pasado|versus ano pasado|contra el ano anterior|con respecto al ano pasado|con respecto al ano anterior|respecto del ano pasado|respecto al ano anterior|respecto del ano anterior|comparado con el ano anterior|en comparacion con el ano anterior|que el ano pasado|que el ano anterior|frente a un ano antes|que hace un ano|comparado con hace un ano|comparar con el ano pasado|compara con el ano pasado|comparalo con el ano pasado|comparala con el ano pasado|comparalos con el ano pasado|y comparado con el ano pasado|comparandolo con el ano pasado|frente al mismo periodo del ano anterior',
    same: 'lo mismo|igual|mismo|misma|la misma|el mismo|los mismos|las mismas|mismos|mismas|identico|lo mismito|tal cual|lo mismo pero|igual pero|mismo calculo|misma pregunta|la misma pregunta|idem',
    'and?':
      'y para|y que tal|que tal|y que pasa con|y en|y|y en el caso de|y ahora|ahora|ahora para|que me dices de|que hay de|que onda con|y que hay de|lo mismo para|lo mismo pero para|lo mismo en|igual para|igual pero|haz lo mismo para|repite para|repitelo para|y respecto a|y en cuanto a|y luego|luego|despues|pero para|pero en|ok y|bien y|vale y|de eso|de ese total|de ese monto|de ahi|de esos|de esas|de ellos|de ellas|cuanto de eso|cuanto de eso es|cuanto de eso fue|como se reparte eso|como se divide eso|como se desglosa eso|como se desglosa|como se reparte|como se distribuye eso|desglosalo|dividelo|separalo',
    instead:
      'no quise decir|quise decir|queria decir|me referia a|en lugar de eso|en su lugar|en vez|no perdon|perdon|no mejor|mejor|mas bien|mejor dicho|en vez de eso|en vez de|en lugar de|o sea|no espera|espera|no , perdon|corrijo|rectifico|correccion|digo|quiero decir|cambialo a|cambia a|cambialo por|cambia por|reemplaza por|sustituye por',
    also: 'tambien|ademas|agrega|agregale|agregar|anade|anadir|incluye|incluyendo|incluir|incluido|incluida|incluidos|incluidas|sumale|asimismo|igualmente|de paso|y tambien|y ademas|mas aparte',
    kind: 'motivo|motivos|razon|razones|tipo|tipos|clase|clases|categoria|categorias|genero|especie|indole',
    both: 'ambos|ambas|los dos|las dos',
    show: 'muestra|muestrame|mostrar|ver|dame|ensename|muestrenos|muestreme|muestra me|mostrame|mostrarme|mostrarnos|ensenamelo|dame el|dame la|dame los|dame las|deme|denme|dénme|pasame|pasenme|ponme|pon|poneme|sacame|saca me|traeme|presenta|presentame|presente|visualizar|quiero ver|necesito ver|quisiera ver|me gustaria ver|deja ver|dejame ver|a ver|veamos|vemos|proporciona|proporcioname|facilitame|consultar|obtener|despliega|desplegar|arroja|arrojame|echame|tirame|regalame|mandame|enviame',
    makeThat:
      'que sean solo|hazlo top|dejalo en|dejalos en|ponme|pon|sube a|baja a|amplia a|que sean|muestra los|hazlo|ponlo en|que sean los',
    shipDate: 'por fecha de envio|fecha de envio|fecha de recogida',
    deliveryDate: 'por fecha de entrega|fecha de entrega',
    billDate: 'por fecha de factura|fecha de factura',
    cost: 'costado|costo|costos|coste|costes|cargos|cargo|pagamos|pagado|importe|monto|pago|pagar|costaron|costo de|cuestan|cuesta|factura total|recargo|recargos|tarifa|tarifas|cobros|cobro|los cobros|cobrado en|cargos por|cargo por|gasto en|factura|la factura|cuenta total|la cuenta|pagos|pago total|pagamos en|pagaron|pagando|paga|pagas|montos|importes|sumas|suma|total a pagar|total pagado|dinero|plata|lana|pasta|feria|guita|varo|varos|billete|precio|precios|desembolso|desembolsos|erogacion|erogaciones|costo total de|nos sale|nos salen|nos salio|nos salieron|sale|salen|salio en|salir|se nos fue|se nos va|se nos fueron|se fue en|se va en|se ha ido|valor de|valio|valieron|invertido|invertimos|soltamos|soltado|aflojamos|rollo|cobraron|cobran|cobra|cobrando|cobraban|nos cobra|nos cobran|nos estan cobrando|nos esta cobrando|nos han cobrado|nos ha cobrado|facturan|factura de|facturacion|facturado por',
    the: 'el|la|los|las|lo',
    a: 'un|una|unos|unas',
    our: 'nuestro|nuestra|nuestros|nuestras|mi|mis|nos|nosotros|mios|mias|los nuestros|yo|nuestra propia|tenemos|nuestros propios',
    weight:
      'que pesan|pesan|que pesen|pesaron|que pesaron|pesaban|pesando|con peso de|que pesa|pesa|pesaba|peso entre|con un peso|con un peso de|de peso|con peso|que pesen entre|con pesos de|con peso superior a',
    pound: 'lb|lbs|libra|libras|lb.|lbs.|libritas',
    kilogram: 'kg|kilo|kilos|kilogramos',
    ounce: 'oz|onza|onzas',
    dollar: '$|usd|dolares|dolar|us$|dls|dlls|dlrs|verdes|pavos',
    delivered:
      'entregado|entregados|entregas|entrega|entregadas|entregada|entregar|entregan|entregaron|entrego|llegada|llegadas|arribo|arribos|llegan',
    split:
      'desglose|desglosado|desglosar|desglosa|desglosame|desglosada|desglosados|dividir|divide|dividido|dividida|reparte|repartido|repartida|repartir|reparto|distribucion|distribuido|distribuir|descompon|descomponer|descomposicion|separa|separar|separado|separada|particion|detallado|detallada|composicion|desagregado|desagregar',
  },
  units: {
    day: 'dia|dias|dd',
    week: 'semana|semanas|sem|sems|semanita',
    month: 'mes|meses|mesesitos',
    quarter: 'trim|trims|trimestre|trimestres|trim.|trimes',
    year: 'ano|anos|anio|anios|anno|ejercicio|ano calendario|ano fiscal',
  },
  everyUnit: {
    day: 'al dia|diario en promedio|diario|diaria|por dia|cada dia|diarios|diariamente|dia a dia|dia por dia|por dias|al dia cada dia|todos los dias|cada uno de los dias|x dia|/dia|diarias',
    week: 'semanal|por semana|cada semana|semanales|semanalmente|semana a semana|semana por semana|por semanas|a la semana|todas las semanas|x semana|x sem|por sem|/semana',
    month:
      'mensual|mensuales|por mes|cada mes|al mes|mensualmente|mes a mes|mes por mes|mes con mes|por meses|todos los meses|x mes|/mes|mes tras mes|cada uno de los meses|en cada mes|mes contra mes',
    quarter:
      'trimestral|por trimestre|cada trimestre|trimestrales|trimestralmente|trimestre a trimestre|trimestre por trimestre|por trimestres|todos los trimestres|x trimestre|x trim|por trim|al trimestre|/trimestre',
    year: 'anual|por ano|cada ano|anuales|anualmente|ano por ano|por anos|todos los anos|al ano|x ano|/ano|en cada ano',
  },
  toDate: {
    week: 'en lo que va de la semana|en lo que va de semana|lo que va de la semana|semana en curso|desde el inicio de la semana',
    year: 'en lo que va de ano|en lo que va del ano|ano hasta la fecha|este ano hasta la fecha|en lo que va del año|lo que va del ano|lo que va de ano|lo que va de este ano|en lo que va de este ano|este ano hasta hoy|este ano hasta ahora|este ano a la fecha|del ano a la fecha|ano a la fecha|ano en curso|acumulado del ano|acumulado anual|acumulado este ano|acumulado a la fecha|desde el inicio del ano|desde inicio de ano|desde principio de ano|desde principios de ano|desde el comienzo del ano|desde el primero de enero|desde el 1 de enero|desde que empezo el ano|de enero a la fecha|de enero a hoy|desde enero a la fecha|a la fecha este ano|en el ano en curso|hasta la fecha este ano',
    month:
      'en lo que va de mes|en lo que va del mes|lo que va del mes|lo que va de mes|en lo que va de este mes|lo que va de este mes|este mes hasta hoy|mes en curso|mes a la fecha|acumulado del mes|desde el inicio del mes|desde principio de mes|este mes a la fecha',
    quarter:
      'en lo que va de trimestre|en lo que va del trimestre|lo que va del trimestre|en lo que va de este trimestre|este trimestre hasta hoy|trimestre en curso|acumulado del trimestre|desde el inicio del trimestre|este trimestre a la fecha',
  },
  months: [
    'enero|ene',
    'febrero|feb',
    'marzo|mar',
    'abril|abr',
    'mayo',
    'junio|jun',
    'julio|jul',
    'agosto|ago',
    'septiembre|setiembre|sep|sept|set',
    'octubre|oct',
    'noviembre|nov',
    'diciembre|dic',
  ],
  quarters: [
    'q1|primer trimestre|t1|1t|1er trimestre|1 trimestre|trimestre 1|1er trim|trim 1|primer trim|primero trimestre|primer trimestre del ano|q 1|trimestre uno',
    'q2|segundo trimestre|t2|2t|2do trimestre|2o trimestre|trimestre 2|2do trim|2o trim|trim 2|segundo trim|q 2|trimestre dos',
    'q3|tercer trimestre|t3|3t|3er trimestre|3 trimestre|trimestre 3|tercero trimestre|3er trim|trim 3|tercer trim|q 3|trimestre tres',
    'q4|cuarto trimestre|t4|4t|4to trimestre|4o trimestre|trimestre 4|4to trim|4o trim|trim 4|cuarto trim|q 4|ultimo trimestre del ano|trimestre cuatro',
  ],
  halves: [
    'primer semestre|primera mitad|s1|h1|1er semestre|primeros seis meses|los primeros seis meses|semestre 1|1s',
    'segundo semestre|segunda mitad|s2|h2|2do semestre|ultimos seis meses del ano|semestre 2|2s',
  ],
  numbers: {
    dos: 2,
    tres: 3,
    cuatro: 4,
    cinco: 5,
    seis: 6,
    siete: 7,
    ocho: 8,
    nueve: 9,
    diez: 10,
    doce: 12,
    trece: 13,
    veinte: 20,
    once: 11,
    quince: 15,
    dieciocho: 18,
    treinta: 30,
    cuarenta: 40,
    cincuenta: 50,
    cien: 100,
    ciento: 100,
    doscientos: 200,
    trescientos: 300,
    quinientos: 500,
    mil: 1000,
    'una docena de': 12,
    'un par de': 2,
  },
  ordinals: [
    'segundo|segunda|2do|2da',
    'tercer|tercero|tercera|3er|3ro|3ra',
    'cuarto|cuarta|4to|4ta',
    'quinto|quinta|5to|5ta',
  ],
  sequences: {
    'semana que termina el': [
      { kind: 'unit', grain: 'week' },
      { kind: 'intent', intent: 'until' },
    ],
    'la semana que termina el': [
      { kind: 'unit', grain: 'week' },
      { kind: 'intent', intent: 'until' },
    ],
    ...wholePeriods({
      week: 'semana completa|semanas completas|semanas enteras',
      month: 'mes completo|meses completos|meses enteros',
      quarter: 'trimestre completo|trimestres completos',
      year: 'ano completo|anos completos|anos enteros',
    }),
    ...refundRates('tasa de reembolso|tasa de reembolsos|porcentaje de reembolsos'),
    ...pairsOfWeights({
      nouns: 'peso|pesos',
      isNounFirst: true,
      actual: 'real|reales|verdadero',
      billed: 'facturado|facturados|facturable|cobrado|el facturado',
      and: 'y|y el|y el peso',
      versus: 'vs|versus|contra|frente a|contra el|frente al',
    }),
    'paises extranjeros': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'pais extranjero': [
      { kind: 'dimension', dimension: 'country' },
      { kind: 'intent', intent: 'without' },
      { kind: 'value', dimension: 'country', values: ['US'] },
    ],
    'nos ha costado mas': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nos costaron mas': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nos costo mas': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'que mas nos costaron': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'que mas nos costo': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'que mas nos cuestan': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'que mas nos cuesta': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nos cuesta mas dinero': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nos cuestan mas': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'nos cuesta mas': [
      { kind: 'intent', intent: 'cost' },
      { kind: 'intent', intent: 'most' },
    ],
    'quien nos ha cobrado': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'quien cobra': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'a quien pagamos': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'a quien le pagamos': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'quien nos sale': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'quien nos facturo': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'quien nos factura': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'quien nos cobro': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'quien nos cobra': [
      { kind: 'intent', intent: 'which' },
      { kind: 'dimension', dimension: 'carrier_name' },
      { kind: 'intent', intent: 'cost' },
    ],
    'primera quincena': firstHalfOfMonth,
    '1ra quincena': firstHalfOfMonth,
    '1era quincena': firstHalfOfMonth,
    'segunda quincena': secondHalfOfMonth,
    '2da quincena': secondHalfOfMonth,
    'y menos de': [
      { kind: 'intent', intent: 'and?' },
      { kind: 'intent', intent: 'under' },
    ],
    'y mas de': [
      { kind: 'intent', intent: 'and?' },
      { kind: 'intent', intent: 'over' },
    ],
    'mas puntual': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'el mas puntual': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'la mas puntual': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'mas puntuales': [
      { kind: 'intent', intent: 'best' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'menos puntual': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'el menos puntual': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'menos puntuales': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'mas impuntual': [
      { kind: 'intent', intent: 'worst' },
      { kind: 'measure', measure: 'onTimePercent' },
    ],
    'ano pasado': [last, unit('year')],
    'mes pasado': [last, unit('month')],
    'semana pasada': [last, unit('week')],
    'trimestre pasado': [last, unit('quarter')],
    'ultimos doce meses': twelveMonths,
    'los ultimos doce meses': twelveMonths,
    'ultimos 12 meses': twelveMonths,
    'el mes de antes': [last, unit('month')],
    'el mes anterior': [last, unit('month')],
    'el ano anterior': [last, unit('year')],
    'la semana anterior': [last, unit('week')],
    'el trimestre anterior': [last, unit('quarter')],
    'el trimestre de antes': [last, unit('quarter')],
    'mas caro que': [{ kind: 'intent', intent: 'versus' }],
    'mas cara que': [{ kind: 'intent', intent: 'versus' }],
    'mas barato que': [{ kind: 'intent', intent: 'versus' }],
    'mas barata que': [{ kind: 'intent', intent: 'versus' }],
    'mas economico que': [{ kind: 'intent', intent: 'versus' }],
    quincena: [{ kind: 'number', value: 2, money: false }, unit('week')],
    ...sameOfLastYear({
      month: 'mismo mes del ano pasado|el mismo mes del ano pasado|mismo mes ano pasado',
    }),
    'mismo periodo del ano anterior': lastYearSame,
    'el mismo periodo del ano anterior': lastYearSame,
    'mismo periodo ano pasado': lastYearSame,
    'mismas fechas del ano pasado': lastYearSame,
    'las mismas fechas del ano pasado': lastYearSame,
    nacionalmente: domestic,
    'mas barato por libra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'mas barata por libra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'el mas barato por libra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'mas economico por libra': [
      { kind: 'intent', intent: 'cheap' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'mas caro por libra': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'mas cara por libra': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    'el mas caro por libra': [
      { kind: 'intent', intent: 'expensive' },
      { kind: 'measure', measure: 'costPerPound' },
    ],
    ...weekdayPhrases({
      by: 'por dia de la semana|por dia de semana|cada dia de la semana',
      weekend: 'los fines de semana|fines de semana|fin de semana',
      workdays: 'los dias laborables|dias laborables|dias habiles',
    }),
    'numero medio de': averageNumber,
    'numero promedio de': averageNumber,
    'cantidad media de': averageNumber,
    'una libra': onePound,
    ...pairsOfQuarters(['primer', 'segundo', 'tercer', 'cuarto'], ['y', 'y el', 'y del'], 'trimestre'),
    'en el ultimo ano': twelveMonths,
    'del ultimo ano': twelveMonths,
    'ultimo ano': twelveMonths,
    nacional: domestic,
    nacionales: domestic,
    'el ano de antes': [last, unit('year')],
    'el ano previo': [last, unit('year')],
    'el mes previo': [last, unit('month')],
    'mismo periodo del ano pasado': lastYearSame,
    'el mismo periodo del ano pasado': lastYearSame,
    'del ano pasado mismo periodo': lastYearSame,
    antano: [last, unit('year')],
  },
  noise:
    'llegar|en llegar|tardan en llegar|llego|llegaron|llevamos|dime|por favor|quiero|fue|fueron|es|son|era|hemos|ha|han|hay|se|me|total|totales|tuvimos|tenemos|tiene|tienen|fue el|enviamos|enviado|enviados|enviaron|recibe|recibio|recibieron|hicimos|hola|gracias|datos|cifra|cifras|su|sus|con el|valor|usamos|completo|completa|periodo|puedes|podrias|cuales fueron|fue de|entre los|que se|llegaron|llegado|llega|ordenado|ahora|hacemos|facturo|facturo a|nos cobro|nos cobraron|cobro|cobraron|pague|tuvieron|tuvo|cual es|cuales son|podrias decirme|quisiera|necesito|saber|favor|cobrado|nos|cobrados|pagado a|segun|da|dan|das|dio|dieron|dando',
};
