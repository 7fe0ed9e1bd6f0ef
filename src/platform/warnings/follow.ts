import { pathHere } from '#kit/base.ts'
import { now } from '#kit/clock.ts'
import { getUsPs, type Overview, overviewFor } from '#model/overview/contract.ts'
import { customerTypeOf } from '#model/visitor.ts'
import { isPushed } from '#model/warnings/push.ts'
import { badgeOf, isAnyOn, noChoices } from '#model/warnings/warnings.ts'
import { peek } from '../api/client.ts'
import { onRead } from '../api/events.ts'
import { collapsed, isFlow } from '../router/find.ts'
import { navigate } from '../router/location.tsx'
import { rowIn } from '../session/machine.ts'
import { accountHere, session, visitor, whenKnown } from '../session/visitor.ts'
import { noteRemembered } from '../storage/owned.ts'
import { push, warnings } from '../storage/registry.ts'
import { isModalOpen } from '../stores/modal.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { setBadge } from './badge.ts'
import { readChoices, takeDue } from './choices.ts'
import { readPush } from './push.ts'
import { togetherOf } from './words.ts'

const SHOW = 'Bekijk'

const overviewHere = () => overviewFor(customerTypeOf(visitor()) === 'prepaid')

/** A warning waits for the next figures while nobody looks, in a flow, and behind a dialog or the lock on the app. */
const isUntimely = (): boolean =>
  document.hidden || 'covered' in document.documentElement.dataset || isFlow(collapsed(pathHere())) || isModalOpen()

/** Says what these figures give reason to, once. Nothing that waits here has been taken. */
async function sayDue(overview: Overview): Promise<void> {
  const account = accountHere()
  if (account === null || isUntimely()) return
  const [wanted, pushed] = await Promise.all([readChoices(), readPush()])
  const topics = pushed?.account === account ? pushed.topics : []
  const choices = wanted?.account === account ? wanted.choices : noChoices
  if (!isAnyOn(choices) && topics.length === 0) return
  const remembered = rowIn(session())?.remembered ?? false
  if (wanted && wanted.remembered !== remembered) await noteRemembered(warnings, remembered)
  if (pushed && pushed.remembered !== remembered) await noteRemembered(push, remembered)
  await setBadge(badgeOf(choices, overview, now(), topics))
  const due = await takeDue(account, overview, peek(getUsPs) ?? null)
  const [first, ...others] = due.filter((warning) => !isPushed(warning, overview, topics))
  if (!first) return
  const { kind, text, path } = togetherOf([first, ...others], now())
  const id = `warning-${kind}`
  const run = () => {
    dismiss(id)
    navigate(path)
  }
  toast({ id, text, action: { label: SHOW, run } })
}

/** Says what the figures of this page give reason to. */
export async function sayKnown(): Promise<void> {
  const overview = peek(overviewHere())
  if (overview) await sayDue(overview)
}

let isFollowing = false

/** Says warnings inside the app from now on: at every answer with new figures, and when somebody looks at the page again. */
export function followWarnings(): void {
  if (isFollowing) return
  isFollowing = true
  onRead.add((operation, _, value) => {
    // The answer has been validated against this operation's schema.
    if (operation === overviewHere().name) void sayDue(value as Overview)
  })
  document.addEventListener('visibilitychange', () => void sayKnown())
  whenKnown(() => void sayKnown())
}
