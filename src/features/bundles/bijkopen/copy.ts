import { levelWords } from '#brand/words/bundles.ts'
export const copy = {
  data: {
    title: 'Extra internet kopen',
    intro: (day: string) => `Koop extra internet. Je kunt het gebruiken tot en met ${day}.`,
    choose: 'Hoeveel internet wil je erbij?',
    confirm: (size: string, price: string) => `Je koopt ${size} extra internet voor ${price}.`,
    failed: 'Kopen is niet gelukt. Er is niets in rekening gebracht.',
    notEligible: 'Je kunt nu geen extra internet kopen.',
    unlimited: 'Je internet is onbeperkt. Extra internet heb je niet nodig.',
    done: {
      /** `again` when the bundle was empty, `more` otherwise. */
      again: 'Je hebt weer internet!',
      more: 'Je hebt extra internet!',
      intro: (size: string) => `Er is ${size} bijgekomen. Het kan een paar minuten duren voordat je dit ziet.`,
      term: 'Extra internet',
    },
  },
  voice: {
    title: 'Extra minuten kopen',
    intro: (day: string) => `Koop extra minuten. Je kunt ze gebruiken tot en met ${day}.`,
    choose: 'Hoeveel minuten wil je erbij?',
    confirm: (size: string, price: string) => `Je koopt ${size} voor ${price}.`,
    failed: 'Kopen is niet gelukt. Er is niets in rekening gebracht.',
    notEligible: 'Je kunt nu geen extra minuten kopen.',
    unlimited: 'Je belt onbeperkt. Extra minuten heb je niet nodig.',
    done: {
      again: 'Je kunt weer bellen!',
      more: 'Je hebt extra minuten!',
      intro: (size: string) => `Er zijn ${size} bijgekomen. Het kan een paar minuten duren voordat je dit ziet.`,
      term: 'Extra minuten',
    },
  },
  option: (size: string, price: string) => `${size} voor ${price}`,
  button: (price: string) => `Kopen voor ${price}`,
  reach: {
    lasts: (extra: string, date: string, left: string) => `Met ${extra} erbij haal je op dit tempo ${date}, met ${left} over.`,
    dry: (extra: string, date: string) => `Met ${extra} erbij is je internet op dit tempo rond ${date} op.`,
    lastsWithout: (left: string) => `Zonder extra internet haal je het ook, met ${left} over.`,
    dryWithout: (date: string) => `Zonder extra internet is het rond ${date} op.`,
  },
  water: {
    text: (until: string, left: string, extra: string, more: string) =>
      `${levelWords.level(until)}: je hebt nu ${left} over, en met ${extra} erbij ${more}.`,
    today: 'vandaag',
    pull: levelWords.pull,
    without: 'Zonder extra internet',
    with: (extra: string) => `Met ${extra} erbij`,
  },
  onInvoice: (invoice: string) => `De kosten staan op ${invoice}.`,
  facts: { until: 'Te gebruiken tot en met', left: 'Nu over' },
  /** Where it can be seen: on the water of the overview, or in the minutes. */
  to: { data: 'Naar je overzicht', voice: 'Naar je verbruik' },
} as const
