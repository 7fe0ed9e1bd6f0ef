import { provider } from '#kit/provider.ts'
import { plural } from '#kit/words/plural.ts'
import type { BindingPeriodType } from '#model/subscription/contract/subscription.ts'

const periods: Record<BindingPeriodType, string> = {
  twoYearBindingPeriod: '2 jaar',
  yearBindingPeriod: '1 jaar',
  retentionBindingPeriod: '1 jaar',
  monthBindingPeriod: 'Per maand opzegbaar',
}

export const copy = {
  steps: ['Wachtwoord kiezen', 'Contract bevestigen', 'Klaar!'],
  heading: (name: string) => (name === '' ? `Welkom bij ${provider.name}!` : `Welkom bij ${provider.name}, ${name}!`),
  intro: (count: number) => plural(count, 'Nog 1 ding, dan kun je beginnen.', `Nog ${count} dingen, dan kun je beginnen.`),
  forced: `Maak eerst deze stappen af. Daarna kun je alles in ${provider.product} gebruiken.`,
  /** `days` until the number comes; null while its day is unknown. */
  keeps: (days: number | null) => {
    if (days === null) return 'Dit nummer houd je. Je hoort van ons wanneer het overkomt.'
    if (days <= 0) return 'Dit nummer houd je. Vandaag komt het over.'
    return `Dit nummer houd je. ${plural(days, 'Morgen komt het over.', `Nog ${days} dagen, dan komt het over.`)}`
  },
  password: {
    heading: 'Kies een wachtwoord',
    intro: `Hiermee log je straks in bij ${provider.product} en in de app.`,
    button: 'Volgende',
  },
  contract: {
    heading: 'Bevestig je contract',
    intro: 'Lees je contract en bevestig dat alles klopt. Daarna zetten we je simkaart aan.',
    rows: {
      subscription: 'Je abonnement',
      price: 'Per maand',
      period: 'Contractduur',
      start: 'Gaat in op',
      number: 'Je nummer',
      porting: 'Nummerbehoud',
      phone: 'Telefoon',
    },
    unlimitedData: 'Onbeperkt internet',
    unlimitedVoice: 'onbeperkt bellen',
    documents: { contract: 'Contract (pdf)', summary: 'Contractsamenvatting (pdf)' },
    summary: 'de contractsamenvatting',
    button: 'Contract bevestigen',
    busy: 'Bezig met bevestigen',
    wrong: ['Klopt er iets niet? ', 'Neem contact op', '.'],
    withdraw: 'Overeenkomst hier herroepen',
    failed: 'Bevestigen is niet gelukt. Probeer het opnieuw.',
    periods,
  },
  done: {
    heading: 'Klaar! Je simkaart wordt aangezet',
    intro: 'Dit duurt meestal 15 minuten. Zet je telefoon daarna uit en weer aan.',
    wakes: 'Je simkaart wordt wakker. Dat zie je hier.',
    awake: 'Je simkaart is wakker. Zet je telefoon uit en weer aan, dan doe je het.',
    porting: (number: string, newNumber: string, day: string) =>
      `Je nummer ${number} komt over op ${day}. Tot die tijd gebruik je ${newNumber}.`,
    button: 'Naar je overzicht',
  },
} as const
