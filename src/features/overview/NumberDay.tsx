import { useEffect, useState } from 'react'
import { phoneText } from '#kit/typed/phoneNumber.ts'
import { buzz } from '#kit/ui/buzz.ts'
import { getUser } from '#model/login/contract/session.ts'
import { refresh } from '#platform/api/client.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { numberDay } from '#platform/storage/registry.ts'
import { pill } from '#platform/stores/pill.ts'

/** How long (ms) the old number is seen, each digit takes, and the new number stays. */
const [WAS_MS, DIGIT_MS, STAYS_MS] = [1400, 110, 6000]

/** A narrower header has no room for a number, or for a number with spaces (px). */
const [ROOM, WIDE] = [384, 1120]

const words = (number: string) => `Je nummer is nu ${phoneText(number)}.`

type Props = {
  was: string
  number: string
  /** The day on which it changes. */
  day: string
}

/** The number in the header changes before one's eyes, once in this tab: digit by digit, or at once for who wants less motion. */
export default function NumberDay({ was, number, day }: Props) {
  const [isSaid, setSaid] = useState(false)
  useEffect(() => {
    if (readItem(numberDay) === day) return
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const [from, to] = innerWidth >= WIDE ? [phoneText(was), phoneText(number)] : [was, number]
    const shows = innerWidth >= ROOM ? rolled(from, to) : []
    const timers = (isCalm ? shows.slice(-1) : shows).map((text, at) =>
      setTimeout(
        () => {
          pill.text = text
        },
        at === 0 ? 0 : WAS_MS + at * DIGIT_MS,
      ),
    )
    const last = isCalm ? 0 : WAS_MS + shows.length * DIGIT_MS
    const told = setTimeout(() => {
      writeItem(numberDay, day)
      setSaid(true)
      buzz()
      void refresh(getUser)
    }, last)
    const over = setTimeout(() => {
      pill.text = null
    }, last + STAYS_MS)
    return () => {
      for (const timer of [...timers, told, over]) clearTimeout(timer)
      pill.text = null
    }
  }, [was, number, day])
  return (
    <p role="status" className="visually-hidden">
      {isSaid && words(number)}
    </p>
  )
}

/** The texts in which one number becomes another: the digits that differ change from left to right. The old one first. */
export function rolled(was: string, is: string): string[] {
  const texts = [was]
  for (let at = 0; at < is.length; at += 1) if (was[at] !== is[at]) texts.push(is.slice(0, at + 1) + was.slice(at + 1))
  return texts
}
