import { minutesInFull, sizeText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { choiceText, euro, priceText } from '#kit/words/money.ts'
import type { Cause, Foretold, Remedy } from './foretold.ts'

const copy = {
  between: (least: string, most: string) => `Ga je zo door, dan wordt je factuur ${least} tot ${most}.`,
  about: (amount: string) => `Ga je zo door, dan wordt je factuur ongeveer ${amount}.`,
  data: {
    endsOn: (date: string, price: string) => `Je internet is rond ${date} op. Daarna betaal je ${price} per MB.`,
    empty: (price: string) => `Je internet is op. Je betaalt nu ${price} per MB.`,
    mayEnd: (price: string) => `Raakt je internet op, dan betaal je ${price} per MB.`,
    none: (price: string) => `Je internet kost ${price} per MB.`,
  },
  voice: {
    empty: (price: string) => `Je belbundel is op. Je betaalt nu ${price} per minuut.`,
    mayEnd: (price: string) => `Raakt je belbundel op, dan betaal je ${price} per minuut.`,
    none: (price: string) => `Bellen kost ${price} per minuut.`,
  },
  sms: (price: string) => `Een sms'je kost ${price}.`,
  other: 'Bellen naar het buitenland en naar 0900-nummers komt erbij.',
  ways: {
    extra: (what: string, price: string) => `${what} extra kost ${price}.`,
    minutes: (what: string, price: string) => `${what} extra kosten ${price}.`,
    cap: (price: string) => `Met een dataplafond (${price} per maand) stopt je internet als je bundel op is.`,
    limit: 'Met een kostenlimiet (gratis) stopt wat extra kost bij het bedrag dat jij kiest.',
    freeCap: 'Met een dataplafond (gratis) stopt je internet als je bundel op is.',
  },
} as const

/** `Ga je zo door, dan wordt je factuur € 26 tot € 112.` */
export const rangeText = ({ least, most }: Pick<Foretold, 'least' | 'most'>): string =>
  least === most ? copy.about(choiceText(most)) : copy.between(choiceText(least), choiceText(most))

function causeText(cause: Cause): string {
  if (cause.kind === 'other') return copy.other
  const price = euro(cause.price)
  if (cause.kind === 'sms') return copy.sms(price)
  if (cause.kind === 'voice') return copy.voice[cause.bundle](price)
  return typeof cause.bundle === 'string' ? copy.data[cause.bundle](price) : copy.data.endsOn(dayText(cause.bundle.endsOn), price)
}

function wayText(way: Remedy): string {
  switch (way.kind) {
    case 'limit':
      return copy.ways.limit
    case 'cap':
      return way.price === 0 ? copy.ways.freeCap : copy.ways.cap(priceText(way.price))
    case 'data':
      return copy.ways.extra(sizeText(way.size), euro(way.price))
    case 'voice':
      return copy.ways.minutes(minutesInFull(way.size), euro(way.price))
  }
}

/** Why the invoice rises, and how to stop that, in sentences. */
export const foretoldText = ({ causes, ways }: Pick<Foretold, 'causes' | 'ways'>): string =>
  [...causes.map(causeText), ...ways.map(wayText)].join(' ')
