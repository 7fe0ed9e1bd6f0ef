import { additionProblem, houseIn, houseNumberProblem, zipCodeIn, zipCodeProblem } from '#kit/typed/address.ts'
import { plainText } from '#kit/typed/typedText.ts'
import { additionCopy, cityCopy, houseNumberCopy, streetCopy, zipCodeCopy } from '#kit/ui/fieldCopy.ts'
import { messageFor } from '#kit/ui/useForm.ts'

type Address = { zipCode: string; houseNumber: string; houseNumberAddition: string; street: string; city: string }

/** Requires street and city only with a valid postcode and house number: usually the lookup finds them. */
const unlessUnknown = (text: string, { zipCode, houseNumber, houseNumberAddition }: Address, required: string): string | null =>
  plainText(text) !== '' || zipCodeIn(zipCode) === null || houseIn(houseNumber, houseNumberAddition) === null ? null : required

export const addressRules = {
  zipCode: (text: string) => messageFor(zipCodeProblem(text), zipCodeCopy),
  houseNumber: (text: string, { houseNumberAddition }: Address) =>
    messageFor(houseNumberProblem(text, houseNumberAddition), houseNumberCopy),
  houseNumberAddition: (text: string) => messageFor(additionProblem(text), additionCopy),
  street: (text: string, all: Address) => unlessUnknown(text, all, streetCopy.required),
  city: (text: string, all: Address) => unlessUnknown(text, all, cityCopy.required),
}

/** The address of such a form, as the backend stores it. The rules hold. */
export const addressIn = ({ zipCode, houseNumber, houseNumberAddition, street, city }: Address) => ({
  zipCode: zipCodeIn(zipCode) ?? '',
  ...(houseIn(houseNumber, houseNumberAddition) ?? { houseNumber: 0, houseNumberAddition: '' }),
  street: plainText(street),
  city: plainText(city),
})
