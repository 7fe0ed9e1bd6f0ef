import { provider } from '../../provider.ts'

/** Texts of the lists under the tide: they are fetched with them. */
export const listsCopy = {
  nextInvoice: {
    title: 'Je volgende factuur',
    expected: (date: string) => `${date}, verwacht`,
    fixed: 'Vaste kosten',
    fresh: 'Nieuw sinds je vorige factuur',
    nothingFresh: 'Er is niets bij gekomen.',
    button: 'Bekijk je kosten',
    kinds: { data: 'Internet', voice: 'Bellen', sms: 'Sms', abroad: 'Naar het buitenland', service: 'Servicenummers' },
    times: (quantity: string, rate: string) => `${quantity} × ${rate}`,
    latest: (date: string) => `Factuur ${date}`,
    all: 'Je facturen',
    allText: 'Bekijken, downloaden en betalen',
    states: { PAID: 'Betaald', NOT_PAID: 'Niet betaald', TO_PAY: 'Nog te betalen' },
    arranged: 'In betalingsregeling',
    processing: 'Wordt verwerkt',
    paidOn: (date: string) => `Betaald op ${date}`,
    nothingToPay: 'Er was niets te betalen',
    debitOn: (date: string) => `We schrijven hem af op ${date}`,
    dueOn: (date: string) => `Betaal vóór ${date}`,
    late: 'Betaal zo snel mogelijk',
    back: 'Je krijgt geld terug',
  },
  tiles: {
    title: 'Voor jou',
    gift: {
      title: 'Je hebt een cadeau!',
      body: (gift: string, many: boolean, date: string) =>
        `Er ${many ? 'liggen' : 'ligt'} ${gift} voor je klaar. Pak het uit vóór ${date}.`,
      button: 'Uitpakken',
    },
    complete: {
      title: `${provider.name} Compleet`,
      active: 'Je bundels zijn verdubbeld.',
      eligible: {
        both: 'Verdubbel je internet en je minuten, gratis.',
        data: 'Verdubbel je internet, gratis.',
        voice: 'Verdubbel je minuten, gratis.',
      },
      pending: 'We zetten Compleet voor je aan. Dit duurt maximaal 2 werkdagen.',
      button: 'Bekijk Compleet',
    },
    memberDeal: {
      title: 'VriendenDeal',
      body: 'Nodig een vriend uit. Jullie krijgen allebei een cadeau.',
      button: 'Nodig een vriend uit',
    },
    renew: {
      title: 'Je kunt verlengen',
      body: (date: string) => `Je contract loopt tot en met ${date}. Verleng nu met of zonder telefoon.`,
      plain: 'Verleng nu met of zonder telefoon.',
      button: 'Bekijk je mogelijkheden',
    },
    phone: {
      title: 'Je telefoon',
      body: (paid: string, total: string) => `Je hebt ${paid} van ${total} afbetaald.`,
      firstTerm: (date: string) => `Je eerste termijn hoort bij je factuur van ${date}.`,
      paidOff: 'Je telefoon is afbetaald.',
      coming: (status: string) => `${status}.`,
      comesOn: (date: string) => `Hij komt op ${date}.`,
      returnBy: (date: string) => `Stuur je telefoon terug, uiterlijk op ${date}.`,
      button: 'Bekijk je telefoon',
    },
    pendingBundle: {
      title: 'Je bundels veranderen',
      body: (date: string, bundle: string) => `Vanaf ${date} heb je ${bundle}.`,
      sized: (size: string) => `${size} internet`,
      unlimited: 'onbeperkt internet',
      none: 'geen internet meer',
      otherTitle: 'Er is een wijziging onderweg',
      other: (date: string) => `Je wijziging gaat in op ${date}.`,
      button: 'Bekijk je bundels',
    },
  },
} as const
