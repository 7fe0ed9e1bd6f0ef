import { useId, useState } from 'react'
import type { FieldBinding } from './FieldFrame.tsx'
import { focusOn } from './focusOn.ts'

type Value = string | boolean | null
type Values = Record<string, Value>
type Named<V extends Values, Kind> = { [Name in keyof V]: V[Name] extends Kind ? Name : never }[keyof V] & string

/** The error message for a value, or null. Fields without a rule are always valid. */
export type Rules<V extends Values> = { [Name in keyof V]?: (value: V[Name], all: V) => string | null | undefined }
export type Problem = { id: string; text: string }

export type CheckBinding = {
  id: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | null
}

/** A shown error and the value that it was about. `refused`: an error from the backend, which no rule can check. */
type Said = { text: string; of: Value; refused: boolean }
type Shown = Partial<Record<string, Said>>

/**
 * The error to show with a field, given the current result of its rule. An error disappears as soon as it no longer applies; typing never
 * adds an error.
 */
export function errorNow(said: Said | undefined, value: Value, problem: string | null): string | null {
  if (!said) return null
  if (said.of === value) return said.refused ? said.text : problem
  return said.text === problem ? problem : null
}

/** The error message for the problem of a rule. */
export function messageFor<Problem extends string>(
  problem: Problem | null,
  copy: Record<NoInfer<Problem>, string>,
): string | null {
  return problem === null ? null : copy[problem]
}

/** The values of a form, and when their errors show: on blur of a non-empty field, and on submit. */
export function useForm<V extends Values>(initial: V, rules: Rules<V>) {
  const prefix = useId()
  const [values, setValues] = useState(initial)
  const [shown, setShown] = useState<Shown>({})

  const problemOf = (name: keyof V & string) => rules[name]?.(values[name], values) ?? null
  const idOf = (name: string) => `${prefix}${name}`
  /** An unchanged value keeps the same `values`: a lookup that answers what is there already does not count as typing. */
  const set = (name: keyof V, value: Value) => setValues((old) => (old[name] === value ? old : { ...old, [name]: value }))
  const say = (name: keyof V & string, text: string | null, refused = false) => {
    const of = values[name]
    setShown((old) => ({ ...old, [name]: text === null || of === undefined ? undefined : { text, of, refused } }))
  }
  const errorOf = (name: keyof V & string) => errorNow(shown[name], values[name] ?? '', problemOf(name))

  return {
    values,
    set: <Name extends keyof V>(name: Name, value: V[Name]) => set(name, value),

    /** For a field, a list or a choice. */
    field: (name: Named<V, string>): FieldBinding & { id: string; error: string | null; onBlur: () => void } => ({
      id: idOf(name),
      name,
      value: values[name] as string, // `Named` allows only the names of such values
      onChange: (value) => set(name, value),
      onBlur: () => values[name] !== '' && afterPress(() => say(name, problemOf(name))),
      error: errorOf(name),
    }),

    /** For a checkbox or a switch. */
    check: (name: Named<V, boolean>): CheckBinding => ({
      id: idOf(name),
      name,
      checked: values[name] as boolean, // `Named` allows only the names of such values
      onChange: (checked) => set(name, checked),
      error: errorOf(name),
    }),

    /** Shows and answers all errors. */
    review(): Problem[] {
      const wrong = Object.keys(values).flatMap((name) => {
        const text = problemOf(name)
        return text === null ? [] : [{ name, text }]
      })
      setShown(Object.fromEntries(wrong.map(({ name, text }) => [name, { text, of: values[name] ?? '', refused: false }])))
      return wrong.map(({ name, text }) => ({ id: idOf(name), text }))
    },

    /** Shows the backend's error with a field until its value changes, and focuses the field. */
    refuse(name: keyof V & string, text: string) {
      say(name, text, true)
      focusOn(idOf(name))
    },

    focus: (name: keyof V & string) => focusOn(idOf(name)),
  }
}

/**
 * Runs once no pointer is pressed any more. Pressing a button blurs the field; an error that appears at once would move the button away
 * from under the pointer before the release.
 */
function afterPress(run: () => void): void {
  if (document.querySelector(':active')) addEventListener('click', () => setTimeout(run), { once: true })
  else run()
}
