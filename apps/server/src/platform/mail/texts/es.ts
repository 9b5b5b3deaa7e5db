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
    download: (address) => `Descárguelo aquí: ${address}`,
  },
  reportFailed: {
    subject: (report) => `No se pudo crear su informe ${report}`,
    opening: (report) => `No se pudo crear su informe programado ${report}:`,
    reports: (address) => `Sus informes y programaciones: ${address}`,
  },
  lateInvoices: {
    subject: (count) =>
      count === 1 ? 'Falta una factura de un transportista' : `Faltan ${count} facturas de transportistas`,
    opening: 'Estas cuentas suelen facturarse con más frecuencia; su próxima factura aún no se ha cargado:',
    account: (carrier, number, day) => `${carrier}, cuenta ${number}: se esperaba el ${day}`,
    ledger: (address) => `El registro de facturas: ${address}`,
  },
};
