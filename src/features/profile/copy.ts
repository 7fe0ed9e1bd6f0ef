import { provider } from '#kit/provider.ts'

/** Texts shared by every form that changes customer data. */
export const changeCopy = {
  kept: {
    device: 'Je bent offline. We bewaren wat je hebt ingevuld. Verstuur het als je weer internet hebt.',
    server: 'We krijgen geen verbinding. We bewaren wat je hebt ingevuld. Verstuur het als het weer lukt.',
  },
  saving: 'Bezig met opslaan',
  details: 'Naar je gegevens',
} as const

export const settingsCopy = {
  title: 'Instellingen',
  intro: 'Hier regel je alles rond je account en abonnement.',
  customerNumber: 'Klantnummer',
  groups: {
    you: 'Over jou',
    subscription: 'Abonnement en sim',
    safe: 'Veilig en privé',
    credit: 'Tegoed en sim',
    more: 'Ook te regelen',
  },
  search: 'Zoek in je instellingen',
  states: { on: 'Aan', off: 'Uit' },
  app: {
    title: 'Deze app',
    look: 'Weergave',
    lookText: 'Licht, donker of zoals je toestel',
    looks: { device: 'Toestel', light: 'Licht', dark: 'Donker' },
  },
  forum: {
    title: `Forum van ${provider.name}`,
    text: 'Stel je vraag aan andere klanten',
    busy: 'Bezig met openen',
  },
  popup: {
    question: 'Kon je vinden wat je zocht?',
    yes: 'Ja',
    no: 'Nee',
    close: 'Niet nu',
    thanks: 'Bedankt voor je antwoord.',
  },
} as const

/** Feedback of a setting that saves immediately. */
export const savingCopy = {
  saving: 'Bezig met opslaan',
  saved: 'Opgeslagen.',
  failed: 'Wijzigen is niet gelukt. De instelling staat weer zoals hij stond.',
  unknown: 'We weten nog niet of dit is opgeslagen.',
} as const
