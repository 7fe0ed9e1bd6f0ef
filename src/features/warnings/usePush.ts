import { useCallback, useEffect, useState } from 'react'
import { atMost } from '#kit/pause.ts'
import { endPush, type PushDevice, type PushTopic, setPush } from '#model/warnings/contract.ts'
import { type PushFacts, pushStateOf } from '#model/warnings/push.ts'
import { installation, runsInstalled } from '#platform/pwa/install.ts'
import { accountHash } from '#platform/session/account.ts'
import { isRemembered } from '#platform/session/remembering.ts'
import { toast } from '#platform/stores/toasts.ts'
import { followWarnings } from '#platform/warnings/follow.ts'
import { dropPush, readPush, subscribe, writePush } from '#platform/warnings/push.ts'
import { askPermission } from '#platform/warnings/reach.ts'
import { useWrite } from '#platform/write/useWrite.ts'
import { pushCopy as copy } from './pushCopy.ts'

type Told = { key: string | null; devices: readonly PushDevice[] }

/** What this device knows: the id that the backend gave its subscription, null without one, and what the browser can. */
type Own = Omit<PushFacts, 'isOffered' | 'isOn'> & { id: string | null }

async function look(): Promise<Own> {
  const registration = await globalThis.navigator.serviceWorker?.getRegistration()
  const [kept, account] = await Promise.all([readPush(), accountHash()])
  const isSubscribed = Boolean(await registration?.pushManager?.getSubscription())
  return {
    canPush: 'PushManager' in globalThis && 'Notification' in globalThis && globalThis.navigator.serviceWorker !== undefined,
    needsInstall: installation.way === 'ios' && !runsInstalled(),
    permission: 'Notification' in globalThis ? Notification.permission : 'denied',
    id: isSubscribed && kept?.account === account ? kept.id : null,
  }
}

/** A browser that cannot tell has no messages. */
const UNABLE: Own = { canPush: false, needsInstall: false, permission: 'denied', id: null }

/** How long the worker may take to start, at the first visit (ms). */
const PATIENCE_MS = 10_000

async function registrationHere(): Promise<ServiceWorkerRegistration> {
  await atMost(PATIENCE_MS, navigator.serviceWorker.ready)
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) throw new Error('there is no worker')
  return registration
}

/** What a device gets messages about. `details`: with amounts and numbers. */
export type Wish = { topics: readonly PushTopic[]; details: boolean }

/** Push messages on this device, and the ways to start, change and end them. `state` is null until it is known. */
export function usePush(told: Told) {
  const [own, setOwn] = useState<Own | null>(null)
  const [working, setWorking] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  const setting = useWrite(setPush, { failed: copy.failed, refusals: { NO_PUSH: copy.refused } })
  const ending = useWrite(endPush, { failed: copy.failed })
  const again = useCallback(
    () =>
      look()
        .catch(() => UNABLE)
        .then(setOwn),
    [],
  )
  useEffect(() => void again(), [again])
  // Both must know of the messages: the device and the backend.
  const device = told.devices.find(({ id }) => id === own?.id) ?? null
  const state = own && pushStateOf({ ...own, isOffered: told.key !== null, isOn: device !== null })

  /** The device notes the wish first, because the worker ends a subscription that nobody wants. */
  async function send({ topics, details }: Wish, key: string): Promise<boolean> {
    const registration = await registrationHere()
    const [before, account] = await Promise.all([readPush(), accountHash()])
    const mine = before?.account === account ? before : null
    const wish = { account, remembered: isRemembered(), topics: [...topics] }
    if (!(await writePush({ ...wish, id: mine?.id ?? null }))) throw new Error('the device keeps nothing')
    let isSet = false
    try {
      const address = await subscribe(registration, key, mine !== null)
      const failure = await setting.run({ ...address, topics: [...topics], details }, async ({ id }) => {
        await writePush({ ...wish, id })
      })
      isSet = failure === null
    } finally {
      if (!isSet) await (mine ? writePush(mine) : dropPush(registration))
    }
    return isSet
  }

  /** The browser asks at once: Safari allows it only in the press itself. */
  async function start(wish: Wish): Promise<void> {
    if (told.key === null || (await askPermission()) !== 'granted') return
    if (await send(wish, told.key)) followWarnings()
  }

  async function change(wish: Wish): Promise<void> {
    if (told.key !== null && (await send(wish, told.key))) toast({ id: 'push', text: copy.saved, good: true })
  }

  /** The browser ends them first: then nothing comes any more, whatever the backend answers. */
  async function stop(): Promise<void> {
    const kept = await readPush()
    await dropPush(await registrationHere())
    if (kept?.id) await ending.run({ id: kept.id })
  }

  async function carryOut(work: () => Promise<void>): Promise<void> {
    if (working) return
    setWorking(true)
    setFailed(null)
    setting.clear()
    await work().catch(() => setFailed(copy.failed))
    await again()
    setWorking(false)
  }

  return {
    state,
    device: state === 'on' ? device : null,
    busy: working,
    refusal: failed ?? setting.refusal ?? ending.refusal,
    look: again,
    turnOn: (wish: Wish) => carryOut(() => start(wish)),
    change: (wish: Wish) => carryOut(() => change(wish)),
    turnOff: () => carryOut(stop),
  }
}
