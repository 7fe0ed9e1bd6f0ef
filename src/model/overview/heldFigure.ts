import { sizeText } from '#kit/words/dataSize.ts'
import { euro } from '#kit/words/money.ts'
import type { Overview } from './contract.ts'
import { internetOf } from './internet.ts'

/**
 * The one figure of an overview, for a page that cannot be loaded: `Nog 1,35 GB internet`, `€ 25,00 beltegoed`. Null when there is no
 * figure to go by, because internet is off or the subscription has stopped. `now` in ms.
 */
export function heldFigure(overview: Overview, now: number): string | null {
  const internet = internetOf(overview, now)
  const works = internet.kind !== 'stopped' && internet.standstill === null
  if (works && internet.kind === 'unlimited') return 'Onbeperkt internet'
  if (works && internet.kind === 'limited')
    return internet.left > 0 ? `Nog ${sizeText(internet.left)} internet` : 'Je internetbundel is op'
  return overview.balance === null ? null : `${euro(overview.balance)} beltegoed`
}
