import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { attentionOf } from '#features/overview/attention.ts'
import { portingCopy, rejectionCopy } from '#features/porting/copy.ts'
import { rejectionText } from '#features/porting/text.ts'
import { Overview } from '#model/overview/contract.ts'
import { NumberPorting, PortingRejection } from '#model/porting/contract.ts'
import { unreachableBy } from '#model/porting/porting.ts'
import { rejections } from '#model/porting/portingRequest.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const request = {
  number: '0690001077',
  provider: 'Belmaat',
  contractType: 'POSTPAID_BUSINESS',
  customerNumber: 'BM1077',
  moment: 'ASAP',
  wishDate: null,
} as const

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The overview of an account, and the notices on it, on a day. */
async function lookedAt(browser: ReturnType<typeof visitor>, type: string) {
  const { body } = await browser.read(type === 'Prepaid' ? 'prepaidOverview' : 'postpaidOverview')
  const overview = v.parse(Overview, body.result)
  const now = Date.parse(String((await browser.ask('GET', '/demo/world')).body.now))
  const today = new Date(now).toISOString().slice(0, 10)
  const texts = attentionOf(overview, false, now).map(({ text }) => plain(text.join('')))
  return {
    overview,
    why: unreachableBy(overview, today),
    texts: texts.filter((text) => /nummer .* (?:komt over|is overgezet)/.test(text)),
  }
}

describe('a number that comes over to a simcard that does not work', () => {
  test('account 8, who never activates the card: it is asked for before the day, and nobody is called reachable after it', async () => {
    const browser = visitor(quickBackend())
    await browser.turn({ clock: '2026-11-26T12:00:00+01:00' })
    await browser.as(8)
    const before = await lookedAt(browser, 'Postpaid')
    expect(before.why).toBe('simActivation')
    expect(before.texts).toEqual([
      'Je nummer 06 90 00 10 08 komt over op 3 december. Activeer eerst je simkaart, anders ben je dan onbereikbaar.',
    ])
    expect(portingCopy.status.dated.body(before.why, 'donderdag 3 december')).toBe(
      'Je huidige provider is akkoord. Activeer eerst je simkaart, anders ben je op donderdag 3 december onbereikbaar.',
    )
    await browser.turn({ clock: '2026-12-05T12:00:00+01:00' })
    const after = await lookedAt(browser, 'Postpaid')
    expect(after.why).toBe('simActivation')
    expect(after.texts).toEqual(['Je nummer 06 90 00 10 08 is overgezet. Je bent erop bereikbaar zodra je simkaart aan staat.'])
    expect(portingCopy.status.done.body(after.why, 'donderdag 3 december', '06 90 00 10 08')).toBe(
      'Sinds donderdag 3 december is 06 90 00 10 08 je nummer. Je bent er nog niet op bereikbaar. Activeer eerst je simkaart.',
    )
    await browser.ask('POST', '/demo/happen', { kind: 'sim-active' })
    const active = await lookedAt(browser, 'Postpaid')
    expect([active.why, ...active.texts]).toEqual([
      null,
      'Je nummer 06 90 00 10 08 is overgezet. Je bent nu bereikbaar op dit nummer.',
    ])
  })

  test.each(accounts.map(({ number, type }) => [number, type] as const))(
    'account %i (%s): who brings a number is promised to be reachable exactly when the card works',
    async (account, type) => {
      const browser = visitor(quickBackend())
      await browser.as(account)
      if ((await browser.write('numberport', request)).status !== 200) return
      await browser.ask('POST', '/demo/happen', { kind: 'number-approved', on: '2026-01-01' })
      const { result } = (await browser.ask('POST', '/api/post?endpoint=numberportingGetStatus', {})).body
      expect(v.parse(NumberPorting, result).status).toBe('COMPLETED')
      const { simcard } = { simcard: Object((await browser.read('getSimCard')).body.result) }
      const { why, texts } = await lookedAt(browser, type)
      const works = ['ACTIVE', 'SOFTBLOCKED'].includes(simcard.statusType)
      expect([account, why === null]).toEqual([account, works])
      for (const text of texts) expect([account, /nu bereikbaar/.test(text)]).toEqual([account, works])
    },
  )

  test('each reason has a next step before the day and no claim after it', () => {
    for (const why of ['onboarding', 'simActivation', 'esimActivation', 'simActivating', 'blocked'] as const) {
      expect(portingCopy.status.dated.body(why, 'morgen'), why).not.toContain('Je hoeft niets te doen')
      expect(portingCopy.status.done.body(why, 'gisteren', '06'), why).not.toMatch(/^Je bent sinds/)
    }
  })
})

describe('a rejected request', () => {
  const rejected = (rejectionCode: PortingRejection, contractUntil: string | null = null) =>
    v.parse(NumberPorting, { status: 'REJECTED', rejectionCode, contractUntil, request, date: null, sms: null, donors: [] })

  test.each(PortingRejection.options)(
    '%s: the sentence names no day that is unknown, and asks for what the button does',
    (code) => {
      const { body } = rejectionText(rejected(code)) ?? { body: '' }
      expect(body).not.toMatch(/\{date\}|die datum/)
      const { way } = rejections[code]
      if (/nieuwe code/.test(body)) expect(way).toBe('resend')
      if (/Neem contact met ons op/.test(body)) expect(way).toBe('contact')
      if (/Pas dit aan|Kies de juiste|Controleer/.test(body)) expect(way).toBe('change')
      if (/Annuleer die|Neem contact op met|Vraag nummerbehoud opnieuw|Laat de eigenaar/.test(body)) expect(way).toBe('again')
    },
  )

  test('a contract that runs: its last day, also when the demo makes the other provider refuse', async () => {
    expect(plain(rejectionText(rejected('CONTRACT_RUNNING', '2026-12-31'))?.body ?? '')).toMatch(
      /^Je contract loopt tot en met 31 december 2026\./,
    )
    expect(rejectionCopy.CONTRACT_RUNNING.undated).toMatch(/^Wacht tot je contract afloopt/)
    const browser = visitor(quickBackend())
    await browser.turn({ clock: '2026-11-26T12:00:00+01:00' })
    await browser.as(9)
    await browser.ask('POST', '/demo/happen', { kind: 'number-rejected', code: 'CONTRACT_RUNNING' })
    const { result } = (await browser.ask('POST', '/api/post?endpoint=numberportingGetStatus', {})).body
    expect(v.parse(NumberPorting, result)).toMatchObject({ status: 'REJECTED', contractUntil: '2026-12-31' })
  })
})
