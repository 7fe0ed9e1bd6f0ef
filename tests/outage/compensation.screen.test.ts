import { expect, test } from 'vitest'
import { compensationText } from '#features/outage/shared/Compensations.tsx'
import type { Compensation } from '#model/outage/contract.ts'

const NOW = Date.parse('2026-11-14T09:00:00+01:00')

const oneDay: Compensation = {
  id: 'a',
  area: 'Zeewijk',
  from: '2026-11-12T08:00:00+01:00',
  until: '2026-11-12T22:00:00+01:00',
  amount: 83,
  month: '2026-12-01',
  invoice: null,
  paid: null,
}
const BACK = 'Geld terug voor de storing in Zeewijk'

test.each<[string, Partial<Compensation>, title: string, text: string]>([
  [
    'to come',
    {},
    BACK,
    'Op 12 november had je 14 uur geen bereik. Daarvoor krijg je € 0,83 terug, op je factuur van december. Je hoeft niets te doen.',
  ],
  [
    'on an invoice',
    { invoice: 'abc', paid: '2026-12-01T00:00:00+01:00' },
    BACK,
    'Op 12 november had je 14 uur geen bereik. Daarvoor kreeg je € 0,83 terug, op je factuur van december.',
  ],
  [
    'added to prepaid credit',
    { month: null, paid: '2026-11-12T22:00:00+01:00' },
    BACK,
    'Op 12 november had je 14 uur geen bereik. Daarvoor kreeg je € 0,83 bij je beltegoed. Je hoeft niets te doen.',
  ],
  [
    'of an outage through a night',
    { until: '2026-11-13T12:00:00+01:00' },
    BACK,
    'Vanaf 12 november had je 28 uur geen bereik. Daarvoor krijg je € 0,83 terug, op je factuur van december. Je hoeft niets te doen.',
  ],
  [
    'of an outage that lasts',
    { until: null, month: null },
    'De storing in Zeewijk duurt lang',
    'Je hebt al 49 uur geen bereik. Daarvoor krijg je geld terug: tot nu toe € 0,83. Je hoeft niets te doen.',
  ],
])('a compensation %s', (_, more, title, text) => {
  const said = compensationText({ ...oneDay, ...more }, NOW)
  expect([said.title, said.text.replaceAll('\u00a0', ' ')]).toEqual([title, text])
})
