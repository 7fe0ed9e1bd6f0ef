export const addressChangeCopy = {
  heading: 'Adres wijzigen',
  intro: 'Ben je verhuisd? Vul je nieuwe adres in.',
  current: 'Je huidige adres:',
  household: 'Je krijgt samenkorting. Die stopt als je adres anders is dan dat van je huisgenoten.',
  complete: 'Je hebt Compleet. We controleren of je op je nieuwe adres ook internet van onze partner hebt.',
  ask: { title: 'Verhuis je zonder je huisgenoten?', confirm: 'Adres opslaan', cancel: 'Nog niet' },
  loses: (discount: string, date: string) =>
    `Je krijgt nu ${discount} samenkorting per maand. Woon je straks niet meer op het adres van je huisgenoten? Dan vervalt die vanaf ${date}.`,
  button: 'Adres opslaan',
  success: 'Je nieuwe adres is opgeslagen.',
  householdEnds: (date: string) => `Je samenkorting vervalt vanaf ${date}.`,
  completeChecked: 'We controleren of je op je nieuwe adres ook internet van onze partner hebt. Tot die tijd houd je Compleet.',
  same: 'Dit is het adres dat we al van je hebben.',
  error: 'Opslaan is niet gelukt. Je adres is niet veranderd.',
} as const

export const emailChangeCopy = {
  heading: 'E-mailadres wijzigen',
  intro: 'We sturen je facturen en bevestigingen naar dit adres.',
  introPrepaid: 'We sturen je bevestigingen naar dit adres.',
  current: 'Je huidige e-mailadres:',
  label: 'Nieuw e-mailadres',
  hint: 'Bijvoorbeeld naam@voorbeeld.nl',
  problems: {
    required: 'Vul je e-mailadres in.',
    invalid: 'Dit e-mailadres klopt niet. Staan het apenstaartje en de punt goed?',
    same: 'Dit is je huidige e-mailadres. Vul een ander adres in.',
  },
  inUse: 'Dit e-mailadres kunnen we niet gebruiken. Vul een ander adres in.',
  again: 'Herhaal je e-mailadres',
  againProblems: {
    required: 'Vul je e-mailadres nog een keer in.',
    mismatch: 'De twee e-mailadressen zijn niet hetzelfde.',
  },
  button: 'E-mailadres opslaan',
  success: (email: string) => `We hebben een e-mail gestuurd naar ${email}. Klik op de link om je nieuwe adres te bevestigen.`,
  pending: (email: string) => `Je nieuwe adres ${email} wacht nog op je bevestiging. Klik op de link in de e-mail.`,
  codesTo: (email: string, until: string) => `Voor de veiligheid sturen we codes tot ${until} nog naar ${email}.`,
  error: 'Opslaan is niet gelukt. Je e-mailadres is niet veranderd.',
  confirm: {
    title: 'Bevestig je nieuwe e-mailadres',
    text: (email: string) => `Vanaf nu sturen we alles naar ${email}.`,
    button: 'Ja, dit is mijn adres',
    busy: 'Bezig met bevestigen',
    done: (email: string) => `Je nieuwe e-mailadres is ${email}.`,
    gone: 'Deze link is verlopen of al gebruikt. Vul je nieuwe adres nog een keer in.',
  },
} as const

export const passwordChangeCopy = {
  heading: 'Wachtwoord wijzigen',
  intro: 'Kies een wachtwoord dat je nergens anders gebruikt.',
  button: 'Wachtwoord opslaan',
  success: 'Je nieuwe wachtwoord is opgeslagen. Op andere apparaten moet je opnieuw inloggen.',
  error: 'Opslaan is niet gelukt. Je wachtwoord is niet veranderd.',
} as const
