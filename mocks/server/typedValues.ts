import * as v from 'valibot'
import { plainText } from '#kit/typed/typedText.ts'
import { codeIn } from '#model/login/secondFactor.ts'
import { simDigits } from '#model/sim/simDigits.ts'

/*
 * Typed values, read by the functions of the app's forms: a backend that is stricter than its forms refuses people for a blank. The app sends
 * the stored form.
 */

const Typed = v.pipe(v.string(), v.maxLength(1000))

/** A code from an sms or e-mail, in any notation. */
export const TypedCode = v.pipe(Typed, v.transform(codeIn), v.string())

/** The last six digits of a simcard, or its whole number. */
export const TypedSimDigits = v.pipe(Typed, v.transform(simDigits), v.string())

/** A street or a city. */
export const TypedPlace = v.pipe(Typed, v.transform(plainText), v.nonEmpty(), v.maxLength(80))
