import type { Texts } from './texts.ts';

/** Spanish. */
export const es: Texts = {
  'How many charges were refunded.': 'Cuántos cargos se reembolsaron.',
  'Everything that was billed, after discounts, without the carriers USPS and DHL.':
    'Todo lo facturado, tras descuentos, sin los transportistas USPS y DHL.',
  'Total Spend excludes USPS and DHL carriers.': 'El gasto total excluye los transportistas USPS y DHL.',
  'Spend Analysis': 'Análisis de gasto',
  'Everything that was billed, after discounts, by all carriers: Total Spend with USPS and DHL.':
    'Todo lo facturado, con descuentos, por todos los transportistas: el gasto total con USPS y DHL.',
  'What USPS and DHL billed, after discounts: the amount that Total Spend leaves out.':
    'Lo que facturaron USPS y DHL, con descuentos: el importe que el gasto total no incluye.',
  'Transportation at the carrier’s published rates, before any discount.':
    'Transporte según las tarifas publicadas del transportista, antes de descuentos.',
  'What the contract takes off the published transportation rates.':
    'Lo que el contrato descuenta de las tarifas de transporte publicadas.',
  'Transportation after discount, without fuel and extras.': 'Transporte tras descuento, sin combustible ni extras.',
  Dashboards: 'Paneles',
  'Charges for extras such as residential delivery or additional handling, after discounts, without fuel.':
    'Cargos por extras como entrega residencial o manipulación adicional, tras descuentos y sin combustible.',
  'Accessorial Analysis': 'Análisis de cargos accesorios',
  'How many accessorial charges were billed.': 'Cuántos cargos accesorios se facturaron.',
  'What one accessorial charge costs on average.': 'Lo que cuesta de media un cargo accesorio.',
  'Fuel surcharges after discounts. Carriers set them every week, as a percentage of transportation and some accessorials.':
    'Recargos por combustible tras descuentos. Los transportistas los fijan cada semana como porcentaje del transporte y de algunos cargos accesorios.',
  'Fuel surcharge as a percentage of transportation.': 'Recargo por combustible en porcentaje del transporte.',
  'Billing adjustments, taxes, fees and all other charges, after discounts.':
    'Ajustes de facturación, impuestos, tasas y demás cargos, tras descuentos.',
  'What would have been billed without discounts.': 'Lo que se habría facturado sin descuentos.',
  'All discounts of the carriers.': 'Todos los descuentos de los transportistas.',
  'Packages that were billed, each counted once.': 'Paquetes facturados, cada uno contado una vez.',
  'Spend per package.': 'Gasto por cada paquete.',
  'Spend per billed pound.': 'Gasto por cada libra facturada.',
  'Weight that the carrier bills: the actual or the dimensional weight, whichever is more, rounded up.':
    'Peso que factura el transportista: el real o el dimensional, el que sea mayor, redondeado hacia arriba.',
  'Weight Analysis': 'Análisis de peso',
  'Weight that the shipper entered.': 'Peso que indicó el remitente.',
  'Bill weight less actual weight, where both are known.': 'Peso facturado menos peso real, cuando se conocen ambos.',
  'Bill weight divided by packages.': 'Peso facturado dividido por el número de paquetes.',
  'Actual weight divided by packages.': 'Peso real dividido por el número de paquetes.',
  'Bill weight less actual weight, divided by packages, where both are known.':
    'Peso facturado menos peso real, dividido por los paquetes, cuando se conocen ambos.',
  'Packages whose delivery is known: on time, late, exception or pending late.':
    'Paquetes cuya entrega se conoce: a tiempo, con retraso, con excepción o retraso pendiente.',
  'Carrier Score': 'Puntuación de transportistas',
  'On-time packages as a percentage of all packages with a known status.':
    'Paquetes a tiempo, en porcentaje de los paquetes de estado conocido.',
  'All money refunded: audit refunds and client refunds.':
    'Todo el dinero recuperado: reembolsos de auditoría y del cliente.',
  'Refund Analysis': 'Análisis de reembolsos',
  'Money recovered through audits and claims.': 'Dinero recuperado mediante auditoría y reclamaciones.',
  'Money that the client recovered without an audit: voids, rebates, claims for loss or damage.':
    'Dinero que el cliente recuperó por sí mismo: anulaciones, bonificaciones, reclamaciones por pérdida o daño.',
  'What the carriers charged for corrected addresses.': 'Lo que cobraron los transportistas por corregir direcciones.',
  'Shipping Insight': 'Análisis de envíos',
  'Charges billed back because a collect or third-party account refused them.':
    'Cargos devueltos porque una cuenta a cobro revertido o de terceros los rechazó.',
  'What declared value cost.': 'Lo que costó el valor declarado.',
  'The carrier’s fee for auditing shipping charges.': 'La tasa del transportista por auditar los cargos de envío.',
  'Corrections of weight, size or service after the carrier’s audit.':
    'Correcciones de peso, tamaño o servicio tras la auditoría del transportista.',
  'What carriers charged for invoices that were paid late.':
    'Lo que cobraron los transportistas por facturas pagadas tarde.',
  'What carriers charged for processing payments.': 'Lo que cobraron los transportistas por procesar pagos.',
  'Transportation, after discounts, of packages that are billed at least a pound above their weight.':
    'Transporte, tras descuentos, de paquetes facturados al menos una libra por encima de su peso.',
  'The average of zones 2 to 8; packages in other zones are left out.':
    'La media de las zonas 2 a 8; se omiten los paquetes de otras zonas.',
  'Calendar days from pickup to delivery, where the carrier states both.':
    'Días naturales desde la recogida hasta la entrega, cuando el transportista indica ambas.',
  Invoices: 'Facturas',
  'Taxes, duties, government and brokerage charges, after discounts.':
    'Impuestos, aranceles, cargos gubernamentales y de corretaje, después de descuentos.',
  'Fees of the account, such as the weekly service charge, after discounts.':
    'Tarifas de la cuenta, como el cargo semanal por servicio, después de descuentos.',
  'Corrections after delivery, after discounts; credits are negative.':
    'Correcciones posteriores a la entrega, después de descuentos; los créditos son negativos.',
  'All discounts as a percentage of the gross amount.': 'Todos los descuentos como porcentaje del importe bruto.',
  'Late packages as a percentage of all packages with a known status.':
    'Paquetes con retraso como porcentaje de todos los paquetes con estado conocido.',
  'How many carrier invoices there are, each counted once.':
    'Cuántas facturas del transportista hay, cada una contada una vez.',
  'An accessorial for delivery to a home or other residential address instead of a business.':
    'Un cargo accesorio por entregar en una casa u otra dirección residencial en vez de una empresa.',
  'Delivery area surcharge (DAS): an accessorial for addresses in ZIP codes that carriers list as remote or costly to serve.':
    'Recargo por zona de entrega (DAS): un cargo accesorio para direcciones en códigos postales que los transportistas consideran remotos o costosos.',
  'Additional handling surcharge (AHS): for packages that are long, heavy, or packed so that machines cannot sort them.':
    'Recargo por manejo adicional (AHS): para paquetes largos, pesados o embalados de modo que las máquinas no los pueden clasificar.',
  'A fee for an address that the carrier had to correct before it could deliver.':
    'Un cargo por una dirección que el transportista tuvo que corregir antes de entregar.',
  'A surcharge for packages above the carrier’s size limit for usual packages.':
    'Un recargo para paquetes que superan el tamaño máximo habitual del transportista.',
  'Demand or peak surcharge: an accessorial for certain packages in busy seasons.':
    'Recargo por demanda o temporada alta: un cargo accesorio para ciertos paquetes en épocas de mucha carga.',
  'A fee for a signature on delivery.': 'Un cargo por una firma en la entrega.',
  'A fee for delivery or pickup on a Saturday.': 'Un cargo por entrega o recogida en sábado.',
  'A charge for a value declared above what the carrier covers without a charge.':
    'Un cargo por un valor declarado superior al que el transportista cubre sin coste.',
  'A surcharge for packages that are billed to neither sender nor receiver.':
    'Un recargo por paquetes que no se facturan ni al remitente ni al destinatario.',
  'A fee for offsetting the emissions of a package.': 'Un cargo por compensar las emisiones de un paquete.',
  'A fee for collecting packages.': 'Un cargo por recoger paquetes.',
  'A charge for bringing a package back to its sender.': 'Un cargo por devolver un paquete a su remitente.',
  'GSR, guaranteed service refund: the refund for a package that came late under a service with a guarantee.':
    'GSR, reembolso por servicio garantizado: el reembolso de un paquete que llegó tarde con un servicio con garantía.',
  'A credit for a label that was billed and then voided.': 'Un crédito por una etiqueta facturada y luego anulada.',
  'A credit for a package that was announced to the carrier and never shipped.':
    'Un crédito por un paquete anunciado al transportista y nunca enviado.',
  'Money that a carrier paid for a damaged or lost package.':
    'Dinero que un transportista pagó por un paquete dañado o perdido.',
  'A credit for a charge that was billed twice.': 'Un crédito por un cargo facturado dos veces.',
  'A credit where the carrier could not prove delivery.':
    'Un crédito cuando el transportista no pudo probar la entrega.',
  'Money that a carrier pays back under the contract.': 'Dinero que un transportista devuelve según el contrato.',
  'Delivered by the time that the service promised.': 'Entregado en el plazo que prometió el servicio.',
  'Delivered after the time that the service promised.': 'Entregado después del plazo que prometió el servicio.',
  'Late for a reason that the carrier does not answer for, such as weather or a wrong address.':
    'Con retraso por un motivo del que el transportista no responde, como el tiempo o una dirección errónea.',
  'The promised time has passed and the package is not delivered yet.':
    'El plazo prometido ha pasado y el paquete aún no está entregado.',
  'The sender pays.': 'Paga el remitente.',
  'The receiver pays.': 'Paga el destinatario.',
  'Somebody who is neither sender nor receiver pays.': 'Paga alguien que no es ni remitente ni destinatario.',
  'Services by road, with delivery in one to five business days.':
    'Servicios por carretera, con entrega en uno a cinco días hábiles.',
  'The cheapest services, often with the last mile by the postal service.':
    'Los servicios más baratos, a menudo con la última milla a cargo del correo.',
  'Less than truckload: freight on pallets that shares a truck.':
    'Carga parcial (LTL): carga en palés que comparte un camión.',
  'Delivery on the next business day.': 'Entrega el siguiente día hábil.',
  'Delivery on the second business day.': 'Entrega el segundo día hábil.',
  'Delivery on the third business day.': 'Entrega el tercer día hábil.',
  'The company that carries and bills the package.': 'La empresa que transporta y factura el paquete.',
  'The service levels of all carriers under common names, such as Ground or 2 Day.':
    'Los niveles de servicio de todos los transportistas con nombres comunes, como Ground o 2 Day.',
  'The carrier’s own name of a service.': 'El nombre propio que el transportista da a un servicio.',
  'A charge on top of transportation and fuel, under one name for all carriers.':
    'Un cargo además del transporte y el combustible, con un mismo nombre para todos los transportistas.',
  'Why money came back, such as GSR, Void or Residential.':
    'Por qué se devolvió dinero, como GSR, anulación o residencial.',
  'How the delivery went: On Time, Late, Exception, Pending Late, or unknown.':
    'Cómo fue la entrega: a tiempo, con retraso, excepción, retraso pendiente o desconocido.',
  'The carrier’s code for the distance between sender and receiver, as it stands on the invoice.':
    'El código del transportista para la distancia entre remitente y destinatario, tal como figura en la factura.',
  'The zone by distance, 2 to 8, whatever code the carrier prints for the service.':
    'La zona por distancia, de 2 a 8, sea cual sea el código que imprima el transportista.',
  'Who pays: PREPAID (sender), COLLECT (receiver) or THIRD PARTY.':
    'Quién paga: PREPAID (remitente), COLLECT (destinatario) o THIRD PARTY (tercero).',
  'The shipper’s number with one carrier.': 'El número del remitente ante un transportista.',
  'Accounts that belong together, as the client has grouped them.':
    'Cuentas que van juntas, según las agrupó el cliente.',
  'A group of account groups.': 'Un conjunto de grupos de cuentas.',
  'The day of the week on which packages were shipped, from Sunday to Saturday.':
    'El día de la semana en que se enviaron los paquetes, de domingo a sábado.',
  'The ZIP or postal code that packages went to, as billed.':
    'El código postal al que se enviaron los paquetes, tal como se facturó.',
  'The ZIP or postal code that packages were sent from, as billed.':
    'El código postal desde el que se enviaron los paquetes, tal como se facturó.',
  'How many packages the carriers charged a corrected address for.':
    'Cuántos paquetes cobraron los transportistas por una dirección corregida.',
  'The city that packages were sent from, as billed.':
    'La ciudad desde la que se enviaron los paquetes, según la factura.',
  'Classes of billed pounds, such as 1-5 or 6-10.': 'Clases de libras facturadas, como 1-5 o 6-10.',
  'The carrier’s number of a package.': 'El número que el transportista da a un paquete.',
  'The carrier’s number of an invoice.': 'El número que el transportista da a una factura.',
  'Download data': 'Descargar datos',
  'Save a widget as a picture or CSV from its menu. The grid downloads the rows in view; larger downloads become reports in CSV or Excel, and a notification tells you when they are ready.':
    'Guarde un widget como imagen o CSV desde su menú. La tabla descarga las filas visibles; las descargas mayores se convierten en informes en CSV o Excel y una notificación avisa cuando están listas.',
  'Your reports': 'Sus informes',
  'The page Reports lists those that are waiting, running or ready. A notification tells you when one is ready to download.':
    'La página Informes muestra los que esperan, los que se están creando y los que están listos. Una notificación le avisa cuando uno se puede descargar.',
  'Schedule a report': 'Programar un informe',
  'Open a page, choose its dates and filters, and schedule its report. The report is made at the times you choose and mailed to you and the recipients you name.':
    'Abra una página, elija fechas y filtros y programe su informe. Se genera a las horas elegidas y se envía por correo a usted y a los destinatarios que indique.',
  'Upload invoices': 'Subir facturas',
  'Open Invoice files, choose Upload files and drop the carrier’s files there. Each file is checked, loaded as a whole, and listed with its result.':
    'Abra «Archivos de facturas», elija «Subir archivos» y suelte ahí los archivos del transportista. Cada archivo se comprueba, se carga entero y aparece con su resultado.',
  'Change your password': 'Cambiar la contraseña',
  'Open your profile from the user menu and choose a new password there. If you cannot sign in, use the link for a forgotten password.':
    'Abra su perfil desde el menú de usuario y elija allí una contraseña nueva. Si no puede entrar, use el enlace de contraseña olvidada.',
  'Change the language': 'Cambiar el idioma',
  'Choose the language in your profile, which the user menu opens. Numbers and dates follow it.':
    'Elija el idioma en su perfil, que se abre desde el menú de usuario. Los números y las fechas lo siguen.',
  'Switch off the assistant': 'Desactivar el asistente',
  'Switch the chat off or on in your profile, which opens from the user menu.':
    'Active o desactive el chat en su perfil, que se abre desde el menú de usuario.',
  'Dark theme': 'Tema oscuro',
  'Choose light, dark or the system’s theme in the menu at the top.':
    'Elija el tema claro, oscuro o el del sistema en el menú superior.',
  'Filter a page': 'Filtrar una página',
  'Open the filter panel of a page and choose values; filters apply to every widget and to the grid. You can also click a bar, a slice or a state. Remove a chip to remove the filter.':
    'Abra el panel de filtros de una página y elija valores; los filtros valen para todos los widgets y la tabla. También puede hacer clic en una barra, un sector o un estado. Quite una etiqueta para quitar el filtro.',
  'Save a view': 'Guardar una vista',
  'Save a page with client, dates and filters as a named view, or save a set of filters under a short name and load it again later.':
    'Guarde una página con cliente, fechas y filtros como vista con nombre, o guarde un conjunto de filtros con un nombre corto y cárguelo después.',
  'Compare periods or clients': 'Comparar periodos o clientes',
  'The comparison page puts up to three sets of client, dates and filters side by side, year over year or range over range.':
    'La página de comparación muestra hasta tres conjuntos de cliente, fechas y filtros lado a lado, año contra año o rango contra rango.',
  'Dispute a charge': 'Reclamar un cargo',
  'The exceptions pages list packages and charges that may be wrong, with the day until which each can be claimed. Change the status of findings, add notes, and follow the claim until the credit arrives.':
    'Las páginas de excepciones listan paquetes y cargos que pueden ser erróneos, con el día hasta el que se puede reclamar cada uno. Cambie el estado, añada notas y siga la reclamación hasta que llegue el crédito.',
  'Track packages': 'Rastrear paquetes',
  'Open Tracking and paste up to 1,000 tracking numbers, or use the search in the header. Click a number to open the shipment with all its charges.':
    'Abra «Seguimiento» y pegue hasta 1.000 números de seguimiento, o use la búsqueda de la cabecera. Haga clic en un número para abrir el envío con todos sus cargos.',
  'Choose the client': 'Elegir el cliente',
  'Choose the client at the top. A parent shows all its sub-clients; choose some of them to narrow it.':
    'Elija el cliente arriba. Un cliente principal muestra todos sus subclientes; elija algunos para limitarlo.',
  'Choose dates': 'Elegir fechas',
  'Choose days in a calendar, a rolling period such as Current Month, or the last 1 to 365 days, by invoice date or ship date.':
    'Elija días en un calendario, un periodo móvil como el mes actual o los últimos 1 a 365 días, por fecha de factura o de envío.',
  'Add a user': 'Añadir un usuario',
  'Open New user, enter name and mail, and choose roles and clients. They get an invitation by mail, or a first password from you.':
    'Abra «Nuevo usuario», escriba nombre y correo y elija roles y clientes. La persona recibe una invitación por correo o una primera contraseña de usted.',
  'Search invoices': 'Buscar facturas',
  'Open Invoices and search by number, account, carrier and dates. An invoice opens with its packages and charges.':
    'Abra «Facturas» y busque por número, cuenta, transportista y fechas. Una factura se abre con sus paquetes y cargos.',
  'See statistics of loads': 'Ver estadísticas de cargas',
  'Invoice files lists every file with its result, and Statistics shows totals by client.':
    '«Archivos de facturas» muestra cada archivo con su resultado, y «Estadísticas», los totales por cliente.',
  'GL codes': 'Códigos contables',
  'Open GL codes to allocate charges to accounts of the general ledger by rules of your own.':
    'Abra «Códigos contables» para asignar cargos a cuentas del libro mayor con reglas propias.',
  'Arrange dashboards': 'Organizar paneles',
  'On Dashboards you arrange pages of your own: add, move and remove cards, and choose client, carriers, accounts, currency and dates in one popup.':
    'En «Paneles» organiza sus propias páginas: añada, mueva y quite tarjetas, y elija cliente, transportistas, cuentas, moneda y fechas en una ventana.',
  'Unknown charges': 'Cargos desconocidos',
  'Charges whose text and code no rule knows are listed on Unknown charges, with their carrier, packages and amount. Internal users classify them there from a day on; charges that are loaded already and later ones follow.':
    'Los cargos cuyo texto y código ninguna regla conoce figuran en Cargos desconocidos, con su transportista, paquetes e importe. Los usuarios internos los clasifican allí a partir de un día; los cargos ya cargados y los posteriores siguen esa clasificación.',
  'Share a view': 'Compartir una vista',
  'The address of a page holds its client, dates and filters. Copy it and send it: it opens the same view for everybody who may see that data.':
    'La dirección de una página contiene su cliente, fechas y filtros. Cópiela y envíela: abre la misma vista a todos los que pueden ver esos datos.',
  'Missing invoices': 'Facturas que faltan',
  'The invoice ledger shows by account and week which invoices have arrived, which are late, and which do not agree with the carrier’s total.':
    'El libro de facturas muestra por cuenta y semana qué facturas han llegado, cuáles se retrasan y cuáles no coinciden con el total del transportista.',
  'Network map': 'Mapa de red',
  'The network map shows which states your fulfillment centers or largest senders ship to.':
    'El mapa de red muestra a qué estados envían sus centros de distribución o mayores remitentes.',
  Notifications: 'Notificaciones',
  'The bell at the top shows your notifications: finished reports, loaded files and announcements.':
    'La campana de arriba muestra sus notificaciones: informes terminados, archivos cargados y anuncios.',
  See: 'Vea',
  'It shows': 'Muestra',
  'Dimensional weight': 'Peso dimensional',
  'Length × width × height divided by the carrier’s divisor. Carriers bill this weight where it is more than the actual weight.':
    'Largo × ancho × alto dividido por el divisor del transportista. Se factura este peso cuando supera el peso real.',
  'Dimensional divisor': 'Divisor dimensional',
  'The number of cubic inches that the carrier counts as a pound, such as 139. A higher divisor makes a lower dimensional weight.':
    'Las pulgadas cúbicas que el transportista cuenta como una libra, por ejemplo 139. Un divisor mayor da un peso dimensional menor.',
  'General rate increase': 'Aumento general de tarifas',
  'GRI: the rise of a carrier’s published rates, usually once a year.':
    'GRI: la subida de las tarifas publicadas de un transportista, normalmente una vez al año.',
  'Minimum charge': 'Cargo mínimo',
  'The least that the contract charges for a package, whatever its discount.':
    'Lo mínimo que el contrato cobra por un paquete, sea cual sea su descuento.',
  'Download invoices in bulk': 'Descargar facturas en bloque',
  'Open Bulk invoice download. Choose client, carrier and dates, then select invoices or take all that match. One archive is made in the background and appears at the top of that page.':
    'Abra «Descarga masiva». Elija cliente, transportista y fechas, y seleccione facturas o tome todas las que coincidan. Se crea un solo archivo en segundo plano, que aparece arriba en esa página.',
  'Change the landing page': 'Cambiar la página de inicio',
  'Open your profile from the user menu and choose there the page that you see after signing in.':
    'Abra su perfil desde el menú de usuario y elija ahí la página que ve tras iniciar sesión.',
  'Choose the currency': 'Elegir la moneda',
  'Choose a currency in the filters of a page: it then shows what was billed in that currency, without conversion. With all currencies, amounts are in US dollars.':
    'Elija una moneda en los filtros de una página: muestra entonces lo facturado en esa moneda, sin conversión. Con todas las monedas, los importes están en dólares estadounidenses.',
  Consignee: 'Consignatario',
  'The receiver of a package: the person or business that it is delivered to.':
    'El destinatario de un paquete: la persona o empresa a la que se entrega.',
  Consignor: 'Remitente',
  'The sender of a package: the person or business that it is collected from.':
    'Quien envía un paquete: la persona o empresa donde se recoge.',
  Stamping: 'Sellado de facturas',
  'Stamping gives carrier invoices the number under which a client is billed. It covers all invoices of the chosen period that have none; amounts do not change.':
    'El sellado asigna a las facturas del transportista el número con el que se factura a un cliente. Abarca todas las facturas del periodo elegido que no lo tienen; los importes no cambian.',
  'What you can ask': 'Qué puede preguntar',
  'Ask for what carriers billed: spend, packages, charges, refunds, weights and punctuality, by carrier, service, state or month, on any days. Ask for lists of packages, for what a word means, where something is, what was claimed and recovered, or for a report. These questions suit your data:':
    'Pregunte lo que facturaron los transportistas: gasto, paquetes, cargos, reembolsos, pesos y puntualidad, por transportista, servicio, estado o mes, en cualquier fecha. Pida listas de paquetes, el significado de una palabra, dónde está algo, lo reclamado y recuperado, o un informe. Estas preguntas encajan con sus datos:',
  Alerts: 'Alertas',
  'Alerts watch a figure for you and tell you when it is out of the ordinary or passes a limit. Choose New alert there, then client and limit, and save it.':
    'Las alertas vigilan una cifra y le avisan cuando se sale de lo normal o pasa un límite. Elija allí una alerta nueva, después el cliente y el límite, y guárdela.',
  'Audit coverage': 'Cobertura de la auditoría',
  'Audit coverage shows what the audit could judge of your packages, which rules were applied, and why the rest could not be judged.':
    'La cobertura de la auditoría muestra qué se pudo juzgar de sus paquetes, qué reglas se aplicaron y por qué no se pudo juzgar el resto.',
  Agreements: 'Acuerdos',
  'Agreements hold what was agreed with each carrier: discounts, minimums, tiers and their days. Every bill is priced by the agreement that counted on its day, and differences become findings.':
    'Los acuerdos contienen lo pactado con cada transportista: descuentos, mínimos, niveles y sus fechas. Cada factura se valora con el acuerdo vigente ese día, y las diferencias pasan a ser hallazgos.',
  Claims: 'Reclamaciones',
  'Claims lists the findings that can be claimed back from carriers, with amounts and the last day for each. Choose findings there and make a packet for the carrier.':
    'Reclamaciones muestra los hallazgos que se pueden reclamar a los transportistas, con importe y último día de cada uno. Elija allí los hallazgos y prepare un expediente para el transportista.',
  'Recovered money': 'Dinero recuperado',
  'Recovered money shows what was claimed, what carriers credited for it, and what is still due, by carrier, rule and month.':
    'Dinero recuperado muestra lo reclamado, lo abonado por los transportistas y lo pendiente, por transportista, regla y mes.',
  'What changed': 'Qué cambió',
  'The overview shows what changed between two periods, by carrier, service, state and more, with the largest change first. In the chat, “why did spend go up last month” offers the same figures.':
    'El resumen muestra qué ha cambiado entre dos periodos, por transportista, servicio, estado y más, con el mayor cambio primero. En el chat, una pregunta con «por qué» ofrece las mismas cifras.',
  'How far the data goes back': 'Desde cuándo hay datos',
  'The data begins with the first invoice that was loaded. The invoice ledger shows every account with its invoices, week by week; “spend by month, all days” in the chat shows all months.':
    'Los datos empiezan con la primera factura cargada. El libro de facturas muestra cada cuenta con sus facturas, semana a semana; en el chat, «gasto por mes, todos los días» muestra todos los meses.',
  'Delivery files': 'Archivos de entregas',
  'Delivery dates come from invoices, from carriers’ tracking files and from your manifests. Upload such files under Invoice files; every package then shows when it was promised and delivered.':
    'Las fechas de entrega vienen de las facturas, de los archivos de seguimiento de los transportistas y de sus manifiestos. Suba esos archivos en Archivos de facturas; cada paquete muestra entonces cuándo se prometió y se entregó.',
  'What if': 'Qué pasaría si',
  'What if shows what your packages would have cost with other fuel, discounts or services. The link opens it with the values of your question.':
    'Muestra cuánto habrían costado sus paquetes con otro combustible, otros descuentos o servicios. El enlace lo abre con los valores de su pregunta.',
};
