// Labels, hints and errors of fields that several screens share. The names of the errors are those of the rules. Separate exports, so that
// a screen bundles only what it shows.

export const emailCopy = {
  label: 'E-mailadres',
  hint: 'Bijvoorbeeld naam@voorbeeld.nl',
  required: 'Vul je e-mailadres in.',
  invalid: 'Dit e-mailadres klopt niet. Staan het apenstaartje en de punt goed?',
} as const

export const mobileNumberCopy = {
  label: '06-nummer',
  hint: 'Bijvoorbeeld 06 12 34 56 78',
  required: 'Vul je 06-nummer in.',
  invalid: 'Dit 06-nummer klopt niet. Vul 10 cijfers in die beginnen met 06.',
  notOwn: 'Dit is het nummer dat je nu al bij ons hebt. Vul een ander nummer in.',
} as const

export const comboCopy = {
  showAll: 'Laat alles zien',
  nothing: 'Niets gevonden. Typ het anders.',
} as const

export const dateCopy = {
  label: 'Datum',
  hint: (example: string) => `Dag-maand-jaar, bijvoorbeeld ${example}`,
  required: 'Vul een datum in.',
  invalid: 'Deze datum klopt niet. Vul dag, maand en jaar in.',
  notExisting: 'Deze datum bestaat niet. Kijk nog eens naar de dag en de maand.',
  twofold: 'Deze datum kan meer dan 1 ding betekenen. Kies welke dag je bedoelt.',
  yearRange: 'Kies een jaar van 1900 tot en met 2050.',
  mustBePast: 'Kies een datum die al geweest is.',
} as const

export const timeCopy = {
  label: 'Tijd',
  hint: 'Uren en minuten, bijvoorbeeld 14:05',
  required: 'Vul een tijd in.',
  invalid: 'Deze tijd klopt niet. Vul de tijd zo in: 14:05.',
  mustBePast: 'Kies een tijd die al geweest is.',
} as const

export const messageCopy = {
  label: 'Toelichting',
  hint: 'Maximaal 500 tekens. Zet hier geen wachtwoorden of codes in.',
  tooLong: 'Je tekst is te lang. Gebruik maximaal 500 tekens.',
} as const

export const birthDateCopy = {
  label: 'Geboortedatum',
  hint: 'Dag-maand-jaar, bijvoorbeeld 31-12-1990',
  required: 'Vul je geboortedatum in.',
  invalid: 'Deze datum klopt niet. Vul dag, maand en jaar in, bijvoorbeeld 31-12-1990.',
  notExisting: 'Deze datum bestaat niet. Kijk nog eens naar de dag en de maand.',
  twofold: 'Deze datum kan meer dan 1 ding betekenen. Kies welke dag je bedoelt.',
  future: 'Je geboortedatum kan niet in de toekomst liggen.',
  tooYoung: 'Je moet 10 jaar of ouder zijn.',
  under18: 'Je moet 18 jaar of ouder zijn voor een telefoon op afbetaling.',
} as const

export const salutationCopy = {
  label: 'Aanhef',
  required: 'Kies een aanhef.',
  options: { MR: 'De heer', MRS: 'Mevrouw', NEUTRAL: 'Geen aanhef' },
} as const

export const initialsCopy = {
  label: 'Voorletters',
  hint: 'Zoals op je identiteitsbewijs, bijvoorbeeld J.A.',
  required: 'Vul je voorletters in.',
  invalid: 'Gebruik alleen letters, bijvoorbeeld J.A.',
} as const

export const firstNameCopy = {
  label: 'Voornaam',
  required: 'Vul je voornaam in.',
  invalid: 'Gebruik alleen letters, spaties en streepjes.',
} as const

export const infixCopy = {
  label: 'Tussenvoegsel',
  hint: 'Bijvoorbeeld van der (niet verplicht)',
  invalid: 'Gebruik alleen letters en spaties.',
} as const

export const lastNameCopy = {
  label: 'Achternaam',
  required: 'Vul je achternaam in.',
  invalid: 'Gebruik alleen letters, spaties en streepjes.',
} as const

export const ibanCopy = {
  label: 'Rekeningnummer (IBAN)',
  hint: 'Bijvoorbeeld NL91 ABNA 0417 1643 00',
  required: 'Vul je rekeningnummer in.',
  invalid: 'Dit rekeningnummer klopt niet. Controleer de letters en cijfers.',
  tooShort: 'Dit rekeningnummer is te kort. Een Nederlands rekeningnummer heeft 18 tekens.',
  same: 'Dit is het rekeningnummer dat je nu al gebruikt.',
} as const

export const zipCodeCopy = {
  label: 'Postcode',
  hint: 'Bijvoorbeeld 1234 AB',
  required: 'Vul je postcode in.',
  invalid: 'Deze postcode klopt niet. Een postcode heeft 4 cijfers en 2 letters.',
} as const

export const houseNumberCopy = {
  label: 'Huisnummer',
  required: 'Vul je huisnummer in.',
  invalid: 'Vul alleen cijfers in. Letters horen bij de toevoeging.',
} as const

export const additionCopy = {
  label: 'Toevoeging',
  hint: 'Bijvoorbeeld A of bis (niet verplicht)',
  invalid: 'Gebruik maximaal 6 letters of cijfers.',
} as const

export const streetCopy = { label: 'Straat', required: 'Vul je straat in.' } as const
export const cityCopy = { label: 'Plaats', required: 'Vul je woonplaats in.' } as const

export const addressLookupCopy = {
  searching: 'We zoeken je adres op.',
  found: (street: string, houseNumber: string, city: string) => `${street} ${houseNumber}, ${city}`,
  notFound: 'We kunnen dit adres niet vinden. Controleer je postcode en huisnummer of vul je adres zelf in.',
  failed: 'Adres opzoeken lukt nu niet. Vul je adres zelf in.',
  manual: 'Ik vul mijn adres zelf in',
  wadden: 'Je woont op een Waddeneiland. Bezorgen duurt daar 1 werkdag langer.',
} as const

export const dayOfMonthCopy = {
  label: 'Dag van de maand',
  hint: 'Kies een dag van 1 tot en met 28',
  required: 'Kies een dag.',
  invalid: 'Kies een dag van 1 tot en met 28.',
} as const

export const fileCopy = {
  drop: 'of sleep het bestand hierheen',
  paste: 'Bestand slepen of plakken',
  remove: (name: string) => `Verwijder ${name}`,
} as const
