import type { WayBack } from '../../../domain/wayBack.ts'
import { dayText } from '../../../words/dateText.ts'
import { bundleWords } from './bundleWords.ts'

const copy = bundleWords.undo

/** How and until when a bundle change can be undone, or why it cannot. */
export function wayBackText(back: WayBack): string {
  if (back.by === 'undo') return copy.until(dayText(back.until))
  if (back.by === 'order') return back.until === null ? copy.withPhone : `${copy.withPhone} ${copy.order(dayText(back.until))}`
  return copy.none[back.by]
}
