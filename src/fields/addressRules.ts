import { additionProblem, houseNumberProblem, zipCodeProblem } from '../typed/address.ts'
import { additionCopy, cityCopy, houseNumberCopy, streetCopy, zipCodeCopy } from '../ui/fieldCopy.ts'
import { said } from '../ui/useForm.ts'

type Address = { zipCode: string; houseNumber: string }

/** Requires street and city only with a valid postcode and house number: usually the lookup finds them. */
const unlessUnknown = (text: string, { zipCode, houseNumber }: Address, required: string): string | null =>
  text.trim() !== '' || zipCodeProblem(zipCode) !== null || houseNumberProblem(houseNumber) !== null ? null : required

export const addressRules = {
  zipCode: (text: string) => said(zipCodeProblem(text), zipCodeCopy),
  houseNumber: (text: string) => said(houseNumberProblem(text), houseNumberCopy),
  houseNumberAddition: (text: string) => said(additionProblem(text), additionCopy),
  street: (text: string, all: Address) => unlessUnknown(text, all, streetCopy.required),
  city: (text: string, all: Address) => unlessUnknown(text, all, cityCopy.required),
}
