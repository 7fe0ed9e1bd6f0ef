import { type GenericSchema, is, picklist } from 'valibot'
import { schemas } from './found.ts'

/** The codes of one status; empty when it is refused without a code. */
export type Refusals = ReadonlyMap<number, ReadonlySet<string>>

/** A status, a list of codes or an operation in backticks, or a code: in the order in which a sentence names them. */
const WORDS = /\b([45]\d\d)\b|(like )?`(\w+)`|\b([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)\b/g

const optionsOf = (name: string): readonly string[] => {
  const schema: (GenericSchema & { options?: unknown }) | undefined = schemas.get(name)?.schema
  return schema && is(picklist(['picklist']), schema.type) && Array.isArray(schema.options) ? schema.options : []
}

/**
 * What the doc comment of an operation says about refusals: `Refused 409 ALREADY or PENDING, 422 INVALID`. Codes follow their status;
 * `like \`other\`` brings along those of another operation. Throws for a word in capitals that is no code, and for a code without status.
 */
export function refusalsIn(doc: string, codes: ReadonlySet<string>, docOf: (exported: string) => string | undefined): Refusals {
  const start = doc.search(/Refus(?:ed|als)/)
  const found = new Map<number, Set<string>>()
  if (start < 0) return found
  const refusalsOf = (name: string) => {
    const other = docOf(name)
    if (other === undefined) throw new Error(`${name} is no operation in: ${doc}`)
    return refusalsIn(other, codes, docOf)
  }
  const at = (status: number) => {
    const known = found.get(status) ?? new Set<string>()
    found.set(status, known)
    return known
  }
  let status: number | null = null
  const add = (code: string) => {
    if (status === null) throw new Error(`${code} has no status in: ${doc}`)
    at(status).add(code)
  }
  for (const [word, number, like, name, code] of doc.slice(start).matchAll(WORDS)) {
    if (number) {
      status = Number(number)
      at(status)
    } else if (like && name) {
      for (const [same, some] of refusalsOf(name)) for (const one of some) at(same).add(one)
    } else if (name) optionsOf(name).forEach(add)
    else if (code && codes.has(code)) add(code)
    else if (code && code.length > 1) throw new Error(`${word} is no code in: ${doc}`)
  }
  return found
}
