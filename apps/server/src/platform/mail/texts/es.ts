import type { MailTexts } from './mail-texts.ts';

export const mailTexts: MailTexts = {
  username: 'Usuario',
  password: 'Contraseña',
  signIn: (address) => `Inicie sesión aquí: ${address}`,
  forgotten: {
    subject: 'Su contraseña temporal de Waybill',
    opening: (login) => `Se pidió una contraseña temporal para el usuario de Waybill ${login}:`,
    once: (hours) => `Se puede usar una sola vez, durante ${hours} horas, y después se le pedirá elegir una nueva.`,
    notAsked: 'Si no la pidió, no tiene que hacer nada: su propia contraseña sigue funcionando.',
  },
  invitation: { subject: 'Bienvenido a Waybill', opening: 'Un administrador creó una cuenta de Waybill para usted.' },
  reset: {
    subject: 'Su nueva contraseña de Waybill',
    opening: 'Un administrador restableció su contraseña de Waybill.',
  },
  once: (days) =>
    `La contraseña se puede usar una sola vez, durante ${days} días, y después se le pedirá elegir una nueva.`,
  addressChanged: {
    subject: 'Se ha cambiado su dirección de correo de Waybill',
    opening: (login, address) =>
      `Un administrador ha cambiado la dirección de correo del usuario de Waybill ${login} a ${address}. Las contraseñas y los informes se enviarán allí a partir de ahora.`,
    unexpected: 'Si no lo esperaba, avise de inmediato a su administrador.',
  },
  reportReady: {
    subject: (report) => `Su informe ${report} está listo`,
    opening: (report, fileName) => `Su informe programado ${report} está listo: ${fileName}.`,
    shared: (owner, report, fileName) => `${owner} comparte con usted el informe programado ${report}: ${fileName}.`,
    days: (from, to) => `Contiene los días del ${from} al ${to}.`,
    changed: (now, before, difference, from, to) =>
      `En total ${now}, frente a ${before} del ${from} al ${to}: ${difference}. Por qué:`,
    download: (address) => `Descárguelo aquí: ${address}`,
  },
  reportFailed: {
    subject: (report) => `No se pudo crear su informe ${report}`,
    opening: (report) => `No se pudo crear su informe programado ${report}:`,
    reports: (address) => `Sus informes y programaciones: ${address}`,
  },
  receivedFiles: {
    subject: (subject) => `Resultado de sus archivos: ${subject}`,
    opening: 'Su mensaje ha llegado. Este es el resultado de los archivos adjuntos:',
    nothing: (reason) => `Su mensaje ha llegado, pero no se ha cargado nada: ${reason}`,
    outcomes: {
      loading: 'cargándose todavía',
      loaded: 'cargado',
      already_there: 'ya cargado antes',
      incomplete: 'a la espera de otras partes o de una respuesta',
      refused: 'rechazado',
      failed: 'fallido; se intentará de nuevo',
      interrupted: 'interrumpido',
    },
    automatic: 'Esta respuesta se ha enviado automáticamente.',
  },
  lateInvoices: {
    subject: (count) =>
      count === 1 ? 'Falta una factura de un transportista' : `Faltan ${count} facturas de transportistas`,
    opening: 'Estas cuentas suelen facturarse con más frecuencia; su próxima factura aún no se ha cargado:',
    account: (carrier, number, day) => `${carrier}, cuenta ${number}: se esperaba el ${day}`,
    ledger: (address) => `El registro de facturas: ${address}`,
  },
  claimDeadlines: {
    sum: (amount, packages) => `${amount} en ${packages} ${packages === 1 ? 'paquete' : 'paquetes'}`,
    expires: (sum, day) => `${sum}: el plazo vence a más tardar el ${day}`,
    nothing: (days) => `Ningún plazo de reclamación vence en los próximos ${days} días`,
    assignedToYou: 'Son los hallazgos asignados a usted.',
    assignedTo: (owner) => `Son los hallazgos asignados a ${owner}.`,
    largest: 'Los mayores, con el último día para reclamar:',
    package: (number, carrier, amount, day) => `${number}, ${carrier}: ${amount}, ${day}`,
    claims: (address) => `Reclamaciones, las más urgentes primero: ${address}`,
    expired: (sum, day) => `${sum}: el plazo venció sin reclamar desde el ${day}`,
    once: 'Esto se comunica una sola vez.',
    shared: (owner) => `${owner} comparte con usted los plazos de las reclamaciones.`,
    settings: (address) => `Cuándo y cómo se le avisa: ${address}`,
    unsubscribe: (address) => `Cancelar la suscripción: ${address}`,
    page: {
      title: 'Cancelar la suscripción',
      question: '¿No desea recibir más estos correos sobre los plazos de las reclamaciones?',
      button: 'Cancelar la suscripción',
      done: 'Su suscripción está cancelada. Puede activar los correos de nuevo en su perfil.',
    },
  },
  alerts: {
    subject: (first, more) => `${first} y ${more} más`,
    shared: (owner) => `${owner} comparte estas alertas con usted.`,
    above: (value, week, low, high) => `${value} en la semana del ${week}; se esperaba de ${low} a ${high}`,
    below: (value, week, low, high) => `Solo ${value} en la semana del ${week}; se esperaba de ${low} a ${high}`,
    aboveLimit: (value, week, limit) => `${value} en la semana del ${week}, por encima del límite de ${limit}`,
    belowLimit: (value, week, limit) => `${value} en la semana del ${week}, por debajo del límite de ${limit}`,
    newCharge: (name, day, amount, times) =>
      `${name}, facturado por primera vez el ${day}: ${amount} hasta ahora, ${times} ${times === 1 ? 'vez' : 'veces'}`,
    missingInvoice: (name, day) => `${name}: se esperaba una factura el ${day}`,
    budget: (spent, month, budget, beyond) => `${spent} en ${month}, ${beyond} por encima del presupuesto de ${budget}`,
    tierLost: (carrier, revenue) =>
      `${carrier}: los ingresos de ${revenue} en las semanas que cuenta un acuerdo están por debajo de su nivel`,
    tierNear: (carrier, revenue) =>
      `${carrier}: los ingresos de ${revenue} en las semanas que cuenta un acuerdo están a menos de un 5 % de su siguiente nivel`,
    claims: (amount, packages, day) =>
      `${amount} en ${packages} ${packages === 1 ? 'paquete' : 'paquetes'} por reclamar hasta el ${day}`,
    comesTo: (amount, packages) =>
      `${amount} de diferencia con lo esperado${packages === 0 ? '' : `, en ${packages} paquetes`}`,
    recovered: (name) => `De nuevo como siempre: ${name}`,
    stopped: (name) => `La alerta ${name} se ha detenido: ya no puede leer sus datos`,
    weeks: 'Semanas que empiezan el',
    page: (address) => `Las cifras: ${address}`,
    rows: (address) => `Las filas correspondientes: ${address}`,
    more: (count) => `Hay ${count} más en la página de alertas.`,
    manage: (address) => `Sus alertas: ${address}`,
    unsubscribe: (address) => `Cancelar la suscripción: ${address}`,
    unsubscribePage: {
      title: 'Cancelar la suscripción',
      question: '¿No quiere recibir más mensajes de estos sobre alertas?',
      button: 'Cancelar la suscripción',
      done: 'La suscripción está cancelada. Puede volver a activar los mensajes en la página de alertas.',
    },
  },
  outside: {
    askSubject: (owner) => `${owner} quiere enviarle informes`,
    ask: (owner, report) => `${owner} quiere enviarle con regularidad el informe ${report}.`,
    confirm: (address) => `Para recibirlo, confirme su dirección: ${address}`,
    ignore: 'Si no lo desea, no haga nada: no recibirá ningún informe.',
    file: (address) => `Descargar: ${address}`,
    again: (day, address) => `Su confirmación termina el ${day}. Confírmela por un año más: ${address}`,
    unsubscribe: (address) => `Cancelar la suscripción: ${address}`,
    confirmPage: {
      title: 'Confirmar',
      question: '¿Quiere recibir informes en esta dirección? Puede dejar de recibirlos en cualquier momento.',
      button: 'Confirmar',
      done: 'Su dirección está confirmada por un año.',
    },
    unsubscribePage: {
      title: 'Cancelar la suscripción',
      question: '¿No quiere recibir más informes en esta dirección?',
      button: 'Cancelar la suscripción',
      done: 'La suscripción está cancelada. No llegarán más informes.',
    },
  },
};
