import { spokenNumber } from '#kit/typed/spokenNumber.ts'

/** A partly masked number in groups. A screen reader hears that digits are hidden instead of a row of dots. */
export function MaskedNumber({ children: number }: { children: string }) {
  const spoken = spokenNumber(number)
  if (spoken === number) return number
  return (
    <>
      <span aria-hidden="true">{number}</span>
      <span className="visually-hidden">{spoken}</span>
    </>
  )
}
