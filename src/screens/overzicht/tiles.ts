import type { GiftBundle, Overview, Tile } from '../../api/contract/overview.ts'
import type { Day } from '../../api/contract/parts.ts'
import { isComplete } from '../../domain/bundles.ts'
import { canUnwrap, unwrapBefore } from '../../domain/gifts.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { isOnItsWay } from '../../domain/phoneStanding.ts'
import { provider } from '../../provider.ts'
import type { PlainPath } from '../../routes/href.ts'
import type { TileArt, TileTone } from '../../ui/Tile.tsx'
import { minutesInFull, sizeText } from '../../words/dataSize.ts'
import { dayInFull, dayText, weekdayText } from '../../words/dateText.ts'
import { euro } from '../../words/money.ts'
import { listsCopy } from './listsCopy.ts'

const words = listsCopy.tiles
/** More tiles would look like advertising. */
const MOST = 3

export type TileRow = {
  id: string
  title: string
  body: string
  tone: TileTone
  art: TileArt
  to: PlainPath
  button: string
  invites: boolean
}

/** Gifts first, then news, then invitations; at most three. */
export function tileRows(overview: Overview): TileRow[] {
  const gifts = overview.giftBundles.filter(canUnwrap).map(giftTile)
  const told = [...overview.fixMeTiles, ...overview.tiles].flatMap((tile) => tileOf(tile, overview) ?? [])
  const shown = [...gifts, ...told]
  return [...shown.filter(({ invites }) => !invites), ...shown.filter(({ invites }) => invites)].slice(0, MOST)
}

function giftTile(gift: GiftBundle): TileRow {
  const { id, type, size } = gift
  const text = type === 'data' ? sizeText(size) : minutesInFull(size)
  return {
    id,
    title: words.gift.title,
    body: words.gift.body(text, type === 'voice' && size !== 1, dayText(unwrapBefore(gift))),
    tone: 'accent',
    art: 'tile-gift',
    to: '/cadeau',
    button: words.gift.button,
    invites: false,
  }
}

/** Which bundles Complete would double for this customer. Unlimited bundles cannot be doubled. */
function doublesOf({ dataBundle, voiceSmsBundle }: Overview): 'both' | 'data' | 'voice' | null {
  const data = dataBundle !== null && !dataBundle.isInfiniteBundle && dataBundle.size > 0
  const voice = voiceSmsBundle !== null && !voiceSmsBundle.isUnlimited && voiceSmsBundle.size > 0
  if (data && voice) return 'both'
  return data ? 'data' : voice ? 'voice' : null
}

/** The text of a pending change. `size` is the new internet bundle in MB, null for unlimited, undefined when something else changes. */
export function pendingText(date: Day, size: number | null | undefined): { title: string; body: string } {
  const { title, otherTitle, other, body, unlimited, sized, none } = words.pendingBundle
  if (size === undefined) return { title: otherTitle, body: other(dayText(date)) }
  return { title, body: body(dayText(date), size === null ? unlimited : size === 0 ? none : sized(sizeText(size))) }
}

type PhoneTile = Pick<Tile, 'date' | 'status' | 'firstTermOn'> & { paid: number; total: number }

function phoneBody({ paid, total, date, status, firstTermOn }: PhoneTile): string {
  const say = words.phone
  if (status !== undefined && isOnItsWay({ status })) {
    const where = say.coming(phoneOrderText({ status, totalCredit: total, totalPaid: paid }))
    return date === undefined ? where : `${where} ${say.comesOn(weekdayText(date))}`
  }
  if (firstTermOn !== undefined) return say.firstTerm(dayText(firstTermOn))
  return paid >= total ? say.paidOff : say.body(euro(paid), euro(total))
}

function tileOf({ templateType, date, paid, total, status, firstTermOn, size }: Tile, overview: Overview): TileRow | null {
  const { completeStatus, buyDataEligible } = overview
  switch (templateType) {
    case 'complete': {
      const row = {
        id: 'complete',
        title: words.complete.title,
        tone: 'info',
        art: 'tile-jars',
        to: '/compleet',
        button: words.complete.button,
      } as const
      if (isComplete(completeStatus)) return { ...row, body: words.complete.active, invites: false }
      if (completeStatus === 'PENDING') return { ...row, body: words.complete.pending, invites: false }
      const doubles = doublesOf(overview)
      // Cancelled or blocked customers cannot change anything.
      if (completeStatus !== 'ELIGIBLE' || doubles === null || !buyDataEligible) return null
      return { ...row, body: words.complete.eligible[doubles], invites: true }
    }
    case 'memberDeal': {
      if (!provider.memberGetMember) return null
      return { id: 'memberDeal', ...words.memberDeal, tone: 'good', art: 'tile-friends', to: '/vriendendeal', invites: true }
    }
    case 'renew': {
      const body = date === undefined ? words.renew.plain : words.renew.body(dayInFull(date))
      return {
        id: 'renew',
        ...words.renew,
        body,
        tone: 'info',
        art: 'tile-phone',
        to: '/verlengen/telefoons',
        invites: true,
      }
    }
    case 'phone': {
      if (paid === undefined || total === undefined) return null
      const body = phoneBody({ paid, total, date, status, firstTermOn })
      return {
        id: 'phone',
        ...words.phone,
        body,
        tone: 'info',
        art: 'tile-phone',
        to: '/instellingen/abonnement',
        invites: false,
      }
    }
    case 'pendingBundle': {
      if (date === undefined) return null
      return {
        id: 'pendingBundle',
        // Complete doubles the bundle.
        ...pendingText(date, size !== null && size !== undefined && isComplete(completeStatus) ? size * 2 : size),
        button: words.pendingBundle.button,
        tone: 'info',
        art: 'tile-jars',
        to: '/bundels-wijzigen',
        invites: false,
      }
    }
    // The hero already says that the subscription has stopped.
    case 'inactive':
      return null
  }
}
