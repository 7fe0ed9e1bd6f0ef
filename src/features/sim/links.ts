import type { IconName } from '#kit/ui/Icon.tsx'
import type { PendingSim } from '#model/sim/contract/sim.ts'
import type { Simcard } from '#model/sim/contract/simcard.ts'
import { canBlock, isActivating, isDefaultBlocked, isEsim, mayUnblock } from '#model/sim/simcard.ts'
import { type Href, href, withQuery } from '#platform/router/href.ts'
import { simcardCopy } from './copy.ts'

type LinkTo = { icon: IconName; to: Href; title: string; text: string }

const words = simcardCopy.links

/**
 * The actions that the card's current state allows. `noOther`: no other card can be ordered here, because the customer is prepaid or
 * one that was ordered waits for the number lock.
 */
export function linksOf(simcard: Simcard, pending: PendingSim | null, noOther: boolean): LinkTo[] {
  const { type } = simcard
  const waits = pending !== null && !isActivating(pending)
  const mayAsk = !noOther && pending === null && !isDefaultBlocked(simcard)
  const all: readonly (LinkTo | false)[] = [
    mayUnblock(simcard, pending) && { icon: 'lock', to: href('/simkaart-deblokkeren'), ...words.unblock },
    waits && !isEsim(pending.type) && { icon: 'check', to: href('/simkaart-activeren'), ...words.activate },
    (isEsim(type) || (pending !== null && isEsim(pending.type))) && {
      icon: 'esim',
      to: href('/instellingen/esim'),
      ...words.esim,
    },
    canBlock(simcard) && { icon: 'lock', to: href('/simkaart-blokkeren'), ...words.block },
    mayAsk && { icon: 'sim', to: href('/simkaart-aanvragen'), ...words.request },
    mayAsk && !isEsim(type) && { icon: 'esim', to: withQuery('/simkaart-aanvragen', { soort: 'esim' }), ...words.toEsim },
  ]
  return all.filter((link) => link !== false)
}
