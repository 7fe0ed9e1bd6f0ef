import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { TextArea } from '#kit/ui/TextArea.tsx'
import { wire } from '#platform/api/wire.ts'
import { readInputs } from '../../contract/conform/inputs.ts'
import styles from './Contract.module.css'
import { copy } from './copy.ts'
import type { Listed } from './shape.ts'

type Outcome = { status: number; milliseconds: number; text: string } | 'no answer'

/** Longer answers (characters) are cut: ten thousand calls would freeze the page. */
const LONGEST = 20_000

/** The answers on this page so far: examples of input take their ids from it. */
const answers = new Map<string, unknown>()
const nobody = { login: '', password: '' }

/** An input that this customer may have, and the reads whose answers it would take ids from but that were not asked yet. */
function exampleFor(exported: string): { input: string; lacking: readonly string[] } {
  const lacking: string[] = []
  const told = {
    get(name: string) {
      if (!answers.has(name)) lacking.push(name)
      return answers.get(name)
    },
  }
  return { input: JSON.stringify(readInputs[exported]?.[0]?.(told, nobody) ?? {}, null, 2), lacking }
}

async function ask({ verb, name, call }: Listed, input: string | null): Promise<Outcome> {
  const query = new URLSearchParams({ endpoint: name })
  if (verb === 'get' && input !== null) query.set('requestParams', input)
  const began = performance.now()
  try {
    const response = await wire(`/api/${verb}?${query}`, {
      method: verb.toUpperCase(),
      headers: { 'X-Requested-With': 'mijn', Accept: 'application/json' },
      ...(verb !== 'get' && input !== null && { body: input }),
    })
    const body: unknown = await response.json()
    if (response.ok) answers.set(call.operationId, Object(body).result)
    const text = JSON.stringify(body, null, 2)
    return {
      status: response.status,
      milliseconds: Math.round(performance.now() - began),
      text: text.length > LONGEST ? `${text.slice(0, LONGEST)}\n${copy.cut}` : text,
    }
  } catch {
    return 'no answer'
  }
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Asks a read as whoever is signed in, and shows the answer. */
export function Try({ one, all, hasInput }: { one: Listed; all: readonly Listed[]; hasInput: boolean }) {
  const { operationId } = one.call
  const [input, setInput] = useState(() => exampleFor(operationId).input)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isAsking, setAsking] = useState(false)
  useEffect(() => {
    const { input: before, lacking } = exampleFor(operationId)
    if (!hasInput || lacking.length === 0) return
    const asked = all.filter(({ call }) => lacking.includes(call.operationId)).map((read) => ask(read, null))
    void Promise.all(asked).then(() => setInput((now) => (now === before ? exampleFor(operationId).input : now)))
  }, [hasInput, operationId, all])
  const isWrong = hasInput && !isJson(input)
  async function press() {
    setAsking(true)
    setOutcome(await ask(one, hasInput ? input : null))
    setAsking(false)
  }
  return (
    <div className="stack">
      {hasInput && (
        <TextArea
          name="contract-input"
          label={copy.json}
          value={input}
          onChange={setInput}
          error={isWrong ? copy.jsonWrong : null}
        />
      )}
      <div>
        <Button
          busy={isAsking && copy.trying}
          blocked={isWrong ? copy.jsonWrong : null}
          reasonSpoken
          onPress={() => void press()}
        >
          {copy.tryIt}
        </Button>
      </div>
      <div role="status">
        {outcome === 'no answer' && <Notice tone="bad">{copy.noAnswer}</Notice>}
        {outcome !== null && outcome !== 'no answer' && <p>{copy.example(outcome.status, outcome.milliseconds)}</p>}
        {typeof outcome === 'object' && outcome?.status === 401 && <p>{copy.signIn}</p>}
      </div>
      {typeof outcome === 'object' && outcome && <pre className={styles.answer}>{outcome.text}</pre>}
    </div>
  )
}
