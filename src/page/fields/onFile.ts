import type { Rules } from '#kit/ui/useForm.ts'

/** Rules that accept each text which the backend itself has on file, as long as it stays as it is. */
export function acceptOnFile<V extends Record<string, string | boolean | null>>(known: V, rules: Rules<V>): Rules<V> {
  const accepting: Rules<V> = {}
  for (const name of Object.keys(rules) as (keyof V)[]) {
    accepting[name] = (value, all) =>
      typeof value === 'string' && value !== '' && value === known[name] ? null : rules[name]?.(value, all)
  }
  return accepting
}
