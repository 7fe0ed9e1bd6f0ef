import type { NetworkSwitch } from '#model/profile/contract/networkSettings.ts'

type Words = { label: string; hint: string }

const toggles: Record<NetworkSwitch, Words> = {
  mobileData: { label: 'Mobiel internet', hint: 'Zonder wifi op internet' },
  roaming: { label: 'Bellen en internetten in het buitenland', hint: 'Binnen de EU gaat dit van je bundel af.' },
  roamingOutsideEu: { label: 'Internet buiten de EU', hint: 'Daar gelden hogere tarieven.' },
  internationalCalls: { label: 'Bellen naar het buitenland', hint: 'Dit valt buiten je bundel.' },
  voicemail: { label: 'Voicemail', hint: 'Mensen kunnen een bericht inspreken.' },
  callForwarding: { label: 'Doorschakelen', hint: 'Stuur gesprekken door naar een ander nummer.' },
  callWaiting: { label: 'Wisselgesprek', hint: 'Hoor een toon als iemand anders je belt.' },
  hideNumber: { label: 'Mijn nummer verbergen', hint: 'Anderen zien niet wie er belt.' },
  serviceNumbers: { label: '0900-nummers en andere betaalde nummers', hint: 'Zet dit uit om kosten te voorkomen.' },
  premiumSms: { label: 'Betaalde sms-diensten', hint: 'Bijvoorbeeld abonnementen die je per sms betaalt.' },
  adult: { label: 'Nummers voor 18+', hint: '0906-nummers' },
}

export const networkCopy = {
  title: 'Internet en bellen',
  intro: 'Zet onderdelen aan of uit. Het kan 15 minuten duren voordat een wijziging werkt.',
  back: 'Instellingen',
  groups: { internet: 'Internet', calling: 'Bellen', paid: 'Betaalde diensten' },
  toggles,
  prepaidRoaming: 'Binnen de EU betaal je je gewone tarief.',
  prepaidAbroad: 'Dit gaat van je tegoed af.',
  idle: (other: string) => `Doet niets zolang ‘${other}’ uit staat.`,
  needs: (other: string) => `Zet eerst ‘${other}’ aan.`,
  dataCap: {
    title: 'Dataplafond instellen',
    on: 'Aan: je betaalt niets voor internet buiten je bundel',
    off: 'Uit: buiten je bundel betaal je per MB',
  },
  abroad: { title: 'Naar het buitenland', text: 'Wat bellen en internet kosten in het land waar je heen gaat' },
  forward: {
    title: 'Doorschakelen aanzetten',
    label: 'Naar welk nummer?',
    help: 'Je betaalt voor het gesprek naar dit nummer.',
    button: 'Aanzetten',
    cancel: 'Annuleren',
    to: (number: string) => `Je gesprekken gaan naar ${number}.`,
    problems: {
      required: 'Vul een nummer in.',
      invalid: 'Dit nummer klopt niet. Vul een Nederlands 06-nummer of vast nummer in.',
      own: 'Dit is je eigen nummer. Vul een ander nummer in.',
    },
  },
  stopped: 'Je abonnement is gestopt. Er valt niets meer in te stellen.',
  error: 'We kunnen je instellingen nu niet laden. Probeer het zo nog eens.',
} as const

export const networkWords = (switches: Readonly<Record<NetworkSwitch, boolean>>): { label: string; on: boolean }[] =>
  // Object.keys returns string[], so the keys need a cast.
  (Object.keys(toggles) as NetworkSwitch[]).map((name) => ({ label: toggles[name].label, on: switches[name] }))
