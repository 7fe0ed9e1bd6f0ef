import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import type { TileArt, TileTone } from '#kit/ui/Tile.tsx'
import { sizeText } from '#kit/words/dataSize.ts'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { isComplete } from '#model/bundles/bundles.ts'
import type { Overview, Tile } from '#model/overview/contract.ts'
import type { PlainPath } from '#platform/router/href.ts'
import { listsCopy } from './listsCopy.ts'
import { parcelOf } from './parcel.ts'

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

/** News first, then invitations; at most three. A phone that comes or has just come has a card of its own. */
export function tileRows(overview: Overview, today: Day): TileRow[] {
  const hasParcel = parcelOf(overview, today) !== null
  const tiles = [...overview.fixMeTiles, ...overview.tiles].filter(({ templateType }) => !(hasParcel && templateType === 'phone'))
  const shown = tiles.flatMap((tile) => tileOf(tile, overview, today) ?? [])
  return [...shown.filter(({ invites }) => !invites), ...shown.filter(({ invites }) => invites)].slice(0, MOST)
}

/** Which bundles Complete would double for this customer. Unlimited bundles cannot be doubled. */
function doublesOf({ dataBundle, voiceSmsBundle }: Overview): 'both' | 'data' | 'voice' | null {
  const data = dataBundle !== null && !dataBundle.isInfiniteBundle && dataBundle.size > 0
  const voice = voiceSmsBundle !== null && !voiceSmsBundle.isUnlimited && voiceSmsBundle.size > 0
  if (data && voice) return 'both'
  return data ? 'data' : voice ? 'voice' : null
}

/** Complete doubles the internet and the minutes of a bundle. */
const doubled = ({ size, minutes, ...tile }: Tile): Tile => ({
  ...tile,
  ...(size !== undefined && { size: size && size * 2 }),
  ...(minutes !== undefined && { minutes: minutes && minutes * 2 }),
})

type Pending = Pick<Tile, 'size' | 'minutes' | 'renews'>

/** The text of a pending change. `size` is the new internet bundle in MB, and `minutes` the new call bundle; null for unlimited. */
export function tilePendingText(date: Day, { size, minutes, renews }: Pending): { title: string; body: string } {
  const { title, otherTitle, other, body, renewal, ...names } = words.pendingBundle
  const day = dayText(date)
  if (size !== undefined)
    return { title, body: body(day, size === null ? names.unlimited : size === 0 ? names.none : names.sized(sizeText(size))) }
  if (minutes !== undefined)
    return { title, body: body(day, minutes === null ? names.calls : minutes === 0 ? names.noCalls : names.minutes(minutes)) }
  return renews ? { title: renewal.title, body: renewal.body(day) } : { title: otherTitle, body: other(day) }
}

function phoneTile({ paid, total, firstTermOn }: Tile): TileRow | null {
  if (paid === undefined || total === undefined || total === 0) return null
  const { title, button, firstTerm, paidOff, paidOffButton, body } = words.phone
  const row = { id: 'phone', title, tone: 'info', art: 'tile-phone', invites: false } as const
  if (firstTermOn === undefined && paid >= total)
    return { ...row, body: paidOff, button: paidOffButton, to: '/instellingen/abonnement/telefoon-afbetaald' }
  const text = firstTermOn === undefined ? body(euro(paid), euro(total)) : firstTerm(dayText(firstTermOn))
  return { ...row, body: text, button, to: '/instellingen/abonnement' }
}

function tileOf(tile: Tile, overview: Overview, today: Day): TileRow | null {
  const { templateType, date, perMb } = tile
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
    case 'phone':
      return phoneTile(tile)
    case 'pendingBundle': {
      if (date === undefined) return null
      return {
        id: 'pendingBundle',
        ...tilePendingText(date, isComplete(completeStatus) ? doubled(tile) : tile),
        button: words.pendingBundle.button,
        tone: 'info',
        art: 'tile-jars',
        to: '/bundels-wijzigen',
        invites: false,
      }
    }
    case 'newestPrices': {
      if (!perMb) return null
      const body = words.newestPrices.body(euro(perMb.current), euro(perMb.newest))
      const look = { tone: 'good', art: 'tile-jars', to: '/nieuwste-prepaid-prijzen', invites: false } as const
      return { id: 'newestPrices', ...words.newestPrices, body, ...look }
    }
    case 'yearCard': {
      // A kept overview may be of January.
      if (!provider.yearCard || date === undefined || date < today) return null
      const { title, ...said } = words.yearCard
      const look = { tone: 'good', art: 'tile-gift', to: '/jaarkaart', invites: false } as const
      return { id: 'yearCard', ...said, title: title(Number(date.slice(0, 4)) - 1), ...look }
    }
    // The hero already says that the subscription has stopped.
    case 'inactive':
      return null
  }
}
