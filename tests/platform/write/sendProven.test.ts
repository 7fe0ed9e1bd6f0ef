import * as v from 'valibot'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { post, takes } from '#model/operation.ts'
import { getSimCodes } from '#model/sim/contract/sim.ts'
import { replaced } from '../../support/replaced.ts'

const [sendWrite, read, openModal, pathHere] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]
replaced({
  'platform/api/write.ts': { sendWrite },
  'platform/api/client.ts': { read },
  'kit/base.ts': { pathHere },
  'platform/stores/modal.ts': { openModal },
})
const load = async () => ({
  ...(await import('#platform/write/sendProven.ts')),
  ...(await import('#platform/write/readProven.ts')),
  ...(await import('#platform/api/failure.ts')),
})
let app: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  app = await load()
})

const save = post('save', v.literal(true), [], takes<string>())
const refused = (status: number, code: 'PROOF_NEEDED' | 'NUMBER_LOCKED' | 'EMAIL_SAME') =>
  new app.Failure('refused', 'save', '', { status, code })
const send = () => app.sendProven(save, 'getypt', 'sleutel')

beforeEach(() => {
  sendWrite.mockReset()
  openModal.mockReset().mockResolvedValue('confirm')
  pathHere.mockReset().mockReturnValue('/gegevens')
})

describe('a write for which the backend wants to know who is at the screen', () => {
  test.each([
    ['PROOF_NEEDED', 403, 'prove-by-password'],
    ['NUMBER_LOCKED', 409, 'prove-by-code'],
  ] as const)('%s: asked, and sent again as it was, under its own key', async (code, status, component) => {
    sendWrite.mockRejectedValueOnce(refused(status, code)).mockResolvedValueOnce('gelukt')
    expect(await send()).toBe('gelukt')
    expect(openModal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ component }))
    expect(sendWrite.mock.calls).toEqual([
      [save, 'getypt', 'sleutel'],
      [save, 'getypt', 'sleutel'],
    ])
  })

  test('both may be wanted, one after the other', async () => {
    sendWrite
      .mockRejectedValueOnce(refused(403, 'PROOF_NEEDED'))
      .mockRejectedValueOnce(refused(409, 'NUMBER_LOCKED'))
      .mockResolvedValueOnce('gelukt')
    expect(await send()).toBe('gelukt')
    expect(openModal).toHaveBeenCalledTimes(2)
  })

  test.each(['cancel', 'close'])('a dialog that ends with %s: the refusal stands, and nothing more is sent', async (how) => {
    const failure = refused(403, 'PROOF_NEEDED')
    sendWrite.mockRejectedValueOnce(failure)
    openModal.mockResolvedValueOnce(how)
    await expect(send()).rejects.toBe(failure)
    expect(sendWrite).toHaveBeenCalledTimes(1)
  })

  test('a screen that was left: when its write needs a proof, then nothing is asked over the next screen', async () => {
    const failure = refused(403, 'PROOF_NEEDED')
    sendWrite.mockImplementationOnce(async () => {
      pathHere.mockReturnValue('/facturen')
      throw failure
    })
    await expect(send()).rejects.toBe(failure)
    expect(openModal).not.toHaveBeenCalled()
  })

  test('any other refusal is passed on, without a question', async () => {
    const failure = refused(422, 'EMAIL_SAME')
    sendWrite.mockRejectedValueOnce(failure)
    await expect(send()).rejects.toBe(failure)
    expect(openModal).not.toHaveBeenCalled()
  })
})

describe('a read for which the backend wants to know who is at the screen', () => {
  const codes = { pin: '1234', puk: '12345678' }

  test('the proof: when it is given, then the same is read again', async () => {
    read.mockReset().mockRejectedValueOnce(refused(403, 'PROOF_NEEDED')).mockResolvedValueOnce(codes)
    expect(await app.readProven(getSimCodes, { card: 'current' })).toBe(codes)
    expect(openModal).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ component: 'prove-by-password' }))
    expect(read.mock.calls).toEqual([
      [getSimCodes, { card: 'current' }],
      [getSimCodes, { card: 'current' }],
    ])
  })

  test('the question: when it is closed, then the refusal stands and nothing more is read', async () => {
    const failure = refused(403, 'PROOF_NEEDED')
    read.mockReset().mockRejectedValueOnce(failure)
    openModal.mockResolvedValueOnce('close')
    await expect(app.readProven(getSimCodes, { card: 'current' })).rejects.toBe(failure)
    expect(read).toHaveBeenCalledTimes(1)
  })
})

test('a write that needs proof: when the code of the question fails to load, then the refusal stands and nothing is sent again', async () => {
  vi.resetModules()
  vi.doMock('#platform/write/proving.ts', () => Promise.reject(new TypeError('the code did not come')))
  const { Failure, sendProven } = await load()
  const failure = new Failure('refused', 'save', '', { status: 403, code: 'PROOF_NEEDED' })
  sendWrite.mockReset().mockRejectedValueOnce(failure).mockResolvedValueOnce('gelukt')
  await expect(sendProven(save, 'getypt', 'sleutel')).rejects.toBe(failure)
  expect(sendWrite).toHaveBeenCalledTimes(1)
  vi.doUnmock('#platform/write/proving.ts')
})
