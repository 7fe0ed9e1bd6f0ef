import { smsText } from '#features/usage/shared/contactText.ts'
import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { monthName, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { PostcardFacts } from '#model/overview/postcard.ts'

const copy = {
  title: (month: string) => `Ansichtkaart uit ${month}`,
  used: (used: string) => `Je gebruikte ${used} internet.`,
  usedOf: (used: string, room: string) => `Je gebruikte ${used} van je ${room}.`,
  usedUp: (room: string) => `Je ${room} internet ging helemaal op.`,
  busiest: (day: string, size: string) => `Je drukste dag was ${day}, met ${size}.`,
  called: (minutes: string) => `Je belde ${minutes}.`,
  texted: (count: string) => `Je verstuurde ${count}.`,
  calledAndTexted: (minutes: string, count: string) => `Je belde ${minutes} en verstuurde ${count}.`,
  within: 'Alles paste in je bundel.',
  outside: (amount: string) => `Buiten je bundel kwam er ${amount} bij.`,
  bought: (amount: string) => `Je kocht voor ${amount} bij.`,
  extra: (amount: string, outside: string, bought: string) =>
    `Er kwam ${amount} extra bij: ${outside} buiten je bundel, en ${bought} voor wat je bijkocht.`,
  look: (month: string) => `Bekijk ${month}`,
} as const

export const PUT_AWAY = 'Berg de ansichtkaart op'

/** The text of the postcard: its title, its sentences, and the link to the whole month. */
export function postcardText(card: PostcardFacts): { title: string; sentences: string[]; link: string } {
  const { period, used, room, isEmpty, busiest, minutes, sms, outside, bought } = card
  const month = monthName(period.from)
  const sentences = [
    room === null
      ? used > 0 && copy.used(sizeText(used))
      : isEmpty
        ? copy.usedUp(sizeText(room))
        : copy.usedOf(sizeText(used), sizeText(room)),
    busiest && copy.busiest(weekdayText(busiest.day), sizeText(busiest.size)),
    callsText(minutes, sms),
    extraText(outside, bought) ?? (room !== null && !isEmpty && copy.within),
  ]
  return { title: copy.title(month), sentences: sentences.filter((one) => typeof one === 'string'), link: copy.look(month) }
}

/** The extra costs of the month, as on the overview and the invoice: use outside the bundle and bundles that were bought (cents). */
function extraText(outside: number, bought: number): string | null {
  if (outside > 0 && bought > 0) return copy.extra(euro(outside + bought), euro(outside), euro(bought))
  if (outside > 0) return copy.outside(euro(outside))
  return bought > 0 ? copy.bought(euro(bought)) : null
}

function callsText(minutes: number, sms: number): string | null {
  if (minutes > 0 && sms > 0) return copy.calledAndTexted(minutesInFull(minutes), smsText(sms))
  if (minutes > 0) return copy.called(minutesInFull(minutes))
  return sms > 0 ? copy.texted(smsText(sms)) : null
}
