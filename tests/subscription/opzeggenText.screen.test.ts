import { expect, test } from 'vitest'
import { checkText, terminationDoneText } from '#features/subscription/opzeggen/text.ts'
import type { TerminationReceipt } from '#model/subscription/contract/termination.ts'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null
const free = { monthly: 1250, contractEnd: null }
const receipt: TerminationReceipt = {
  endsOn: '2026-12-20',
  fee: 0,
  undoUntil: '2026-12-19',
  finalInvoiceOn: '2027-01-04',
  phone: null,
  lastTermOn: null,
  isDeceased: false,
}
const last = ['Laatste factuur rond', 'Je laatste factuur komt rond 4 januari 2027. Mijn Tureluur blijft nog 12 maanden open.']
const loan = 'Dat loopt door. Je mag het ook in één keer afbetalen, zonder extra kosten.'

test.each([
  ['no phone', null, null, last, null],
  [
    'a phone whose last term is on the last invoice',
    2200,
    '2027-01-04',
    last,
    `Je betaalt nog € 22,00 af voor je telefoon. ${loan} Je laatste termijn staat op je factuur van januari 2027.`,
  ],
  [
    'a phone that is paid on',
    41_800,
    '2028-06-01',
    [
      'Laatste factuur voor je abonnement rond',
      'Je laatste factuur voor je abonnement komt rond 4 januari 2027. Daarna krijg je facturen voor je telefoon, tot en met juni 2028. Mijn Tureluur blijft dan nog 12 maanden open.',
    ],
    `Je betaalt nog € 418,00 af voor je telefoon. ${loan} Je laatste termijn staat op je factuur van juni 2028.`,
  ],
])('the last invoice of who leaves with %s', (_, phone, lastTermOn, [term, note], said) => {
  const done = terminationDoneText({ ...receipt, phone, lastTermOn })
  expect([done.finalTerm, plain(done.finalNote), plain(done.phone)]).toEqual([term, note, said])
  const check = checkText({ ...free, phone, lastTermOn }, 'OTHER', receipt.endsOn)
  expect([check.finalTerm, plain(check.finalInvoice), plain(check.phone)]).toEqual([term, '4 januari 2027', said])
})
