import { expect, test } from 'vitest'
import { paymentText } from '#features/payment/shared/paymentText.ts'
import type { PaymentState } from '#platform/write/afterPayment.ts'

const payment = { id: 'p1' }
const waited = { patience: 'fresh', isGuest: false, isOpen: false } as const
const LONGER = 'Dit duurt iets langer dan normaal. Je hoeft niet opnieuw te betalen.'
const LEAVE = 'Je mag dit scherm sluiten. We kijken door, en zeggen het zodra je bank iets laat weten.'
const NOT_YET = 'Je bank heeft nog geen betaling van je gekregen.'
const NOTHING = 'Er is niets afgeschreven.'

test.each<[PaymentState, Partial<Parameters<typeof paymentText>[1]>, string, string, string | null | undefined]>([
  [
    { kind: 'unpaid', why: 'cancelled' },
    {},
    'Betaling geannuleerd',
    'Je hebt de betaling geannuleerd. Probeer het nog eens.',
    NOTHING,
  ],
  [
    { kind: 'unpaid', why: 'failed' },
    {},
    'Betaling mislukt',
    'Oeps, daar ging iets mis. Probeer het even opnieuw.',
    'Je bank heeft niet betaald: er is niets afgeschreven. Lukt het weer niet? Kijk in de app van je bank wat er aan de hand is.',
  ],
  [{ kind: 'unpaid', why: 'expired' }, {}, 'Betaling verlopen', 'Je hebt te lang gewacht met betalen. Begin opnieuw.', NOTHING],
  [
    { kind: 'unpaid', why: 'other-name' },
    {},
    'Je rekening is niet gekoppeld',
    'De naam bij je bank is anders dan de naam die je hebt ingevuld. Controleer je gegevens.',
    'Je krijgt de cent terug. Er is niets besteld.',
  ],
  [
    { kind: 'unpaid', why: 'other-account' },
    {},
    'Je rekening is niet gekoppeld',
    'Je hebt betaald met een andere rekening dan je hebt ingevuld. Controleer je gegevens.',
    'Je krijgt de cent terug. Er is niets besteld.',
  ],
  [
    { kind: 'checking-payment', payment },
    {},
    'Bezig met het controleren van betaling',
    'Meestal duurt dit een paar tellen. Je betaalt nooit dubbel.',
    null,
  ],
  [{ kind: 'checking-payment', payment }, { patience: 'long' }, 'Bezig met het controleren van betaling', LONGER, null],
  [{ kind: 'checking-payment', payment }, { patience: 'too-long' }, 'Bezig met het controleren van betaling', LONGER, LEAVE],
  [
    { kind: 'checking-payment', payment },
    { patience: 'long', isOpen: true },
    'Bezig met het controleren van betaling',
    NOT_YET,
    null,
  ],
  [{ kind: 'still-pending', payment }, {}, 'We wachten nog op je bank', 'Je hoeft niet opnieuw te betalen.', LEAVE],
  [{ kind: 'still-pending', payment }, { isOpen: true }, 'We wachten nog op je bank', NOT_YET, LEAVE],
  [{ kind: 'paid', payment }, {}, 'Je betaling is binnen', 'We halen de gegevens voor je op.', undefined],
  [
    { kind: 'paid', payment },
    { patience: 'long' },
    'Je betaling is binnen',
    'Het bewijs komt nog niet door. We blijven het proberen. Je betaling is gelukt.',
    undefined,
  ],
  [
    { kind: 'paid', payment },
    { isGuest: true },
    'Je betaling is binnen',
    'Open Mijn Tureluur waar je bent begonnen, of log in. Daar zie je wat je hebt betaald.',
    undefined,
  ],
  [
    { kind: 'no-payment' },
    {},
    'We kennen deze betaling niet',
    'Begin opnieuw. Kwam je van een link? Controleer dan of je de hele link hebt geopend.',
    undefined,
  ],
])('%o, %o', (standing, more, title, text, note) => {
  expect(paymentText(standing, { ...waited, ...more })).toMatchObject({ title, text, ...(note !== undefined && { note }) })
})

test('an unpaid payment: when the customer stopped, the bank refused or time ran out, then each has a drawing of its own', () => {
  const drawings = (['cancelled', 'failed', 'expired'] as const).map(
    (why) => paymentText({ kind: 'unpaid', why }, waited).drawing,
  )
  expect(drawings).not.toContain(undefined)
  expect(new Set(drawings).size).toBe(3)
})
