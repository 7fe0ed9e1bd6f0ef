import { plainValue } from './plainValue.ts'

/** An address without what comes along from a message or an address book: `mailto:`, a name with brackets, and marks at the end of a sentence. */
export const bareEmail = (text: string): string => {
  const plain = plainValue(text).replace(/ ?@ ?/g, '@')
  const [, inBrackets = plain] = /<([^<>]+)>[\s.,;:]*$/.exec(plain) ?? []
  return inBrackets
    .replace(/^mailto:/i, '')
    .replace(/^['"]+|[\s.,;:!?)>'"]+$/g, '')
    .trim()
}

/** Compares without case: `Sanne@Voorbeeld.example` is the same mailbox. */
export const isSameEmail = (one: string, other: string): boolean =>
  bareEmail(one).toLowerCase() === bareEmail(other).toLowerCase()
