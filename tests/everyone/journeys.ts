import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { PHONE } from '../support/phoneOrder.ts'

type Step = { does: string; go: (page: Page) => Promise<unknown> }
export type Journey = { name: string; account: number | null; steps: readonly Step[] }

const open = (path: string): Step => ({ does: `Opent ${path}`, go: (page) => page.goto(path) })
const press = (name: string | RegExp, role: 'button' | 'link' = 'button'): Step => ({
  does: `Drukt op ${typeof name === 'string' ? name : name.source.replaceAll(/[\\^$]/g, '')}`,
  go: (page) =>
    page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
      .click(),
})
const choose = (name: string | RegExp, role: 'radio' | 'checkbox' = 'radio'): Step => ({
  does: `Kiest ${typeof name === 'string' ? name : name.source.replaceAll(/[\\^$]/g, '')}`,
  go: (page) => page.getByRole(role, { name }).first().check(),
})
const write = (label: string, text: string): Step => ({
  does: `Schrijft ${text} bij ${label}`,
  go: (page) => page.getByLabel(label, { exact: true }).fill(text),
})
const select = (label: string, choice: string): Step => ({
  does: `Kiest ${choice} bij ${label}`,
  go: (page) => page.getByLabel(label).selectOption({ label: choice }),
})
const keys = (what: string, ...pressed: string[]): Step => ({
  does: `Drukt op ${what}`,
  go: async (page) => {
    for (const key of pressed) await page.keyboard.press(key)
  },
})
const bank = (outcome: string): Step => ({ does: `Bij de bank: ${outcome}`, go: (page) => atBank(page, outcome) })

/** What customers come for most, as steps by keyboard. What is heard of each stands in `tests/spoken`. */
export const journeys: readonly Journey[] = [
  {
    name: 'inloggen',
    account: null,
    steps: [
      open('/inloggen'),
      press('Inloggen'),
      write('06-nummer of e-mailadres', '0690000001'),
      write('Wachtwoord', 'verkeerd'),
      press('Inloggen'),
      write('Wachtwoord', 'steltloper-26'),
      press('Inloggen'),
    ],
  },
  { name: 'overzicht', account: 1, steps: [open('/'), press('Vernieuwen'), press(/^Menu van/), keys('Escape', 'Escape')] },
  {
    name: 'verbruik',
    account: 1,
    steps: [open('/verbruik'), open('/verbruik/internet'), press('Vorige periode'), open('/verbruik/bellen-en-sms')],
  },
  { name: 'factuur bekijken', account: 1, steps: [open('/facturen'), press(/^Factuur 2 november/, 'link')] },
  {
    name: 'factuur betalen',
    account: 6,
    steps: [
      open('/betaal-factuur/alle-facturen'),
      press(/^Betaal € /),
      select('Kies je bank', 'Testbank: betaling lukt'),
      press(/^Betaal € /),
      bank('Betalen'),
    ],
  },
  { name: 'extra internet kopen', account: 28, steps: [open('/mbs-bijkopen'), press(/^Kopen voor/)] },
  {
    name: 'bundels wijzigen',
    account: 1,
    steps: [
      open('/bundels-wijzigen'),
      choose(/^20 GB/),
      press('Controleer je keuze'),
      press('Bestellen met betaalplicht'),
      choose(/algemene voorwaarden/, 'checkbox'),
      press('Bestellen met betaalplicht'),
    ],
  },
  {
    name: 'beltegoed opwaarderen',
    account: 31,
    steps: [
      open('/beltegoed-opwaarderen'),
      select('Kies je bank', 'Testbank: betaling lukt'),
      press(/^Betaal /),
      bank('Betalen'),
    ],
  },
  {
    name: 'simkaart blokkeren',
    account: 1,
    steps: [
      open('/simkaart-blokkeren'),
      press('Simkaart blokkeren'),
      choose('Mijn telefoon of simkaart is gestolen'),
      press('Simkaart blokkeren'),
    ],
  },
  {
    name: 'storing melden',
    account: 1,
    steps: [
      open('/storingstool'),
      press('Ik heb geen bereik'),
      write('Postcode', '1012'),
      press('Volgende'),
      write('Postcode', '1012ab'),
      press('Volgende'),
    ],
  },
  {
    name: 'opzeggen',
    account: 29,
    steps: [
      open('/opzeggen'),
      choose('Ik heb geen goed bereik'),
      press('Volgende'),
      choose(/^Eerder, op/),
      press('Volgende'),
      press('Opzeggen bevestigen'),
    ],
  },
  {
    name: 'telefoon samenstellen',
    account: 24,
    steps: [
      open('/verlengen/telefoons/talura/s2'),
      open(PHONE),
      { does: 'Schuift één stap naar links', go: (page) => page.getByRole('slider').press('ArrowLeft') },
      press('Volgende'),
      press('Volgende'),
    ],
  },
]
