import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { Challenge } from '#model/login/contract/guest.ts'
import { quickBackend, visitor } from '../world/visitor.ts'

const HOUR = 3_600_000
const PASSWORD = 'steltloper-26'
const OLD = 'sanne.visser@voorbeeld.example'
const THIEF = 'dief@elders.example'
type Sent = { method: string; to: string; text: string; link: string | null }

async function sanne() {
  const browser = visitor(quickBackend())
  await browser.as(1)
  const messages = async () => Object.values(Object((await browser.ask('GET', '/demo/messages')).body)) as Sent[]
  const mailsTo = async (to: string) => (await messages()).filter((one) => one.to === to).map(({ text }) => text)
  const proof = async () => v.parse(Challenge, (await browser.write('sendProofCode', {})).body.result)
  async function move(email: string) {
    expect((await browser.write('updateEmail', { email, password: PASSWORD })).status).toBe(200)
    const link = (await messages()).findLast((one) => one.to === email)?.link ?? ''
    const token = new URL(link, 'http://localhost').searchParams.get('token')
    return await browser.write('confirmEmail', { token })
  }
  return { browser, messages, mailsTo, proof, move, waits: (hours: number) => browser.turn({ clock: hours * HOUR }) }
}

describe('an e-mail address that somebody with the password changed', () => {
  test('opens no lock for a day: when a code is asked by e-mail, then it goes to the former address alone', async () => {
    const { browser, messages, proof, move, waits } = await sanne()
    await browser.write('setNumberLock', { on: true })
    expect((await move(THIEF)).body.result).toMatchObject({ email: THIEF, codesTo: { email: OLD } })
    const { id } = await proof()
    await waits(0.1)
    const again = v.parse(Challenge, (await browser.write('resendProofCode', { id, method: 'EMAIL' })).body.result)
    expect(again.destination).toBe('s•••••@voorbeeld.example')
    expect((await messages()).at(-1)).toMatchObject({ method: 'EMAIL', to: OLD })
    await waits(23.9)
    const late = await proof()
    await waits(23.95)
    await browser.write('resendProofCode', { id: late.id, method: 'EMAIL' })
    expect((await messages()).filter(({ to, text }) => to === THIEF && text.startsWith('Je code'))).toEqual([])
    await waits(24.1)
    expect(Object((await browser.read('getEmail')).body.result).codesTo).toBeNull()
    const after = await proof()
    await browser.write('resendProofCode', { id: after.id, method: 'EMAIL' })
    expect((await messages()).at(-1)?.to).toBe(THIEF)
  })

  test('gets no other code or link by e-mail either: of the second factor, and for a new password', async () => {
    const { browser, messages, move } = await sanne()
    await move(THIEF)
    await browser.write('startMfaChange', { wanted: 'on', method: 'EMAIL', password: PASSWORD })
    expect((await messages()).at(-1)?.to).toBe(OLD)
    await browser.write('requestPasswordReset', { phoneNumber: '0690000001', method: 'EMAIL' })
    expect((await messages()).at(-1)).toMatchObject({ to: OLD, link: expect.stringContaining('/wachtwoord-instellen') })
  })

  test('a second change within the day: codes still go to the address of a day ago, and the first link is gone', async () => {
    const { browser, messages, move, proof } = await sanne()
    await browser.write('updateEmail', { email: 'eerste@elders.example', password: PASSWORD })
    const first = new URL((await messages()).findLast(({ link }) => link)?.link ?? '', 'http://localhost')
    await move(THIEF)
    const token = first.searchParams.get('token')
    expect((await browser.write('confirmEmail', { token })).body.code).toBe('LINK_GONE')
    await move('tweede@elders.example')
    const { id } = await proof()
    await browser.turn({ clock: 120_000 })
    await browser.write('resendProofCode', { id, method: 'EMAIL' })
    expect((await messages()).at(-1)?.to).toBe(OLD)
  })

  test.each([
    ['the lock goes off', 'setNumberLock', { on: false }, 'Je nummerslot gaat uit.'],
    [
      'the address changes again',
      'updateEmail',
      { email: 'weer@elders.example', password: PASSWORD },
      'Er is een nieuw e-mailadres',
    ],
    ['the own data are asked for', 'requestData', {}, 'We hebben je verzoek om je gegevens'],
  ])('when %s, then the former address is warned too', async (_, name, input, text) => {
    const { browser, mailsTo, proof, move } = await sanne()
    await browser.write('setNumberLock', { on: true })
    await move(THIEF)
    expect((await mailsTo(OLD)).at(-1)).toContain('Je e-mailadres voor Mijn Tureluur is gewijzigd.')
    const { id } = await proof()
    await browser.write('proveByCode', { id, code: '123456' })
    expect((await browser.write(name, input)).status).toBe(200)
    for (const to of [OLD, THIEF]) expect((await mailsTo(to)).at(-1)).toContain(text)
  })

  test('when another provider asks for the number, then the former address is warned too', async () => {
    const { browser, mailsTo, move } = await sanne()
    await browser.write('setNumberLock', { on: true })
    await move(THIEF)
    await browser.ask('POST', '/demo/happen', { kind: 'number-leaves' })
    expect((await mailsTo(OLD)).at(-1)).toContain('Een andere provider vraagt je nummer op.')
  })

  test('the link of another customer changes nothing', async () => {
    const { browser, messages } = await sanne()
    await browser.write('updateEmail', { email: THIEF, password: PASSWORD })
    const link = new URL((await messages()).findLast((one) => one.to === THIEF)?.link ?? '', 'http://localhost')
    await browser.as(2)
    const token = link.searchParams.get('token')
    expect((await browser.write('confirmEmail', { token })).body.code).toBe('LINK_GONE')
  })
})
