import { useEffect, useMemo, useState } from 'react'
import { onHost } from '#kit/base.ts'
import { Button, buttonClass } from '#kit/ui/Button.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Spinner } from '#kit/ui/Spinner.tsx'
import { CONTRACT } from '../../contract/address.ts'
import styles from './Contract.module.css'
import { copy } from './copy.ts'
import { Operation } from './Operation.tsx'
import { type ContractDocument as Document, type Listed, listedOperations, operationsFor } from './shape.ts'

type Loaded = Document | 'failed' | null

/** A file of this site, written by the build. */
async function load(signal?: AbortSignal): Promise<Loaded> {
  try {
    const response = await fetch(onHost(CONTRACT), signal ? { signal } : {})
    return response.ok ? ((await response.json()) as Document) : 'failed'
  } catch {
    return signal?.aborted ? null : 'failed'
  }
}

/** The contract of the backend; null while it loads. */
function useContract(): { contract: Loaded; again: () => void } {
  const [contract, setContract] = useState<Loaded>(null)
  useEffect(() => {
    const stop = new AbortController()
    void load(stop.signal).then(setContract)
    return () => stop.abort()
  }, [])
  const again = () => {
    setContract(null)
    void load().then(setContract)
  }
  return { contract, again }
}

/** `/demo/contract`: every call of the backend, to search and to try. */
export default function Contract() {
  const { contract, again } = useContract()
  return (
    <div className="wrap page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          {copy.title}
        </h1>
        <p className="lead muted">{copy.lead}</p>
      </div>
      {contract === null && <Spinner />}
      {contract === 'failed' && (
        <Notice
          tone="bad"
          action={
            <Button variant="outline" size="small" onPress={again}>
              {copy.retry}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      )}
      {contract !== null && contract !== 'failed' && <Calls contract={contract} />}
    </div>
  )
}

function Calls({ contract }: { contract: Document }) {
  const [typed, setTyped] = useState('')
  const all = useMemo(() => listedOperations(contract), [contract])
  const found = operationsFor(all, typed)
  return (
    <div className="stack stack--loose">
      <search className="stack">
        <Field
          name="contract-search"
          type="search"
          label={copy.search}
          help={copy.searchHelp}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
        />
        <p role="status" className="muted">
          {copy.found(found.length)}
        </p>
      </search>
      <div className={styles.calls}>
        <Disclosures>
          {found.map((one) => (
            <One key={`${one.verb} ${one.path} ${one.name}`} one={one} all={all} contract={contract} />
          ))}
        </Disclosures>
      </div>
      <p>
        <a href={onHost(CONTRACT)} download="openapi.json" className={buttonClass({ variant: 'outline' })}>
          {copy.file}
        </a>
      </p>
    </div>
  )
}

/** Draws the details once they are opened: there are thousands of fields. */
function One({ one, all, contract }: { one: Listed; all: readonly Listed[]; contract: Document }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure title={`${one.verb.toUpperCase()} ${one.name}`} opened={() => setWasOpened(true)}>
      {wasOpened && <Operation one={one} all={all} schemas={contract.components.schemas} />}
    </Disclosure>
  )
}
