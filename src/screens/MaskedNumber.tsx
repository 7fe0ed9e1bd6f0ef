import { spokenNumber } from '../domain/phoneNumber.ts'

/** A number of which some digits stay with us, in groups; a screen reader says that they are hidden instead of reading dots. */
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
