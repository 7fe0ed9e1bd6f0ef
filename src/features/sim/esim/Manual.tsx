import { useRef, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import type { EsimParts } from '#model/sim/esim.ts'
import { toast } from '#platform/stores/toasts.ts'
import { esimCopy } from '../esimCopy.ts'
import styles from './Esim.module.css'

const copy = esimCopy.manual

type Props = { parts: EsimParts; confirmationCode: string | null; used: () => void }

export const Manual = ({ parts, confirmationCode, used }: Props) => (
  <div className="stack">
    <Code label={copy.smdp} value={parts.address} used={used} />
    <Code label={copy.code} value={parts.code} used={used} />
    {confirmationCode !== null && <Code label={copy.confirmation} value={confirmationCode} used={used} />}
    <p className="small muted">{copy.ios}</p>
    <p className="small muted">{copy.android}</p>
  </div>
)

function Code({ label, value, used }: { label: string; value: string; used: () => void }) {
  const text = useRef<HTMLSpanElement>(null)
  const [isRefused, setRefused] = useState(false)

  async function copyIt() {
    used()
    try {
      await navigator.clipboard.writeText(value)
      setRefused(false)
      toast({ id: 'copied', text: copy.copied(label), good: true })
    } catch {
      // Copying was refused, so the text is selected for copying by hand.
      if (text.current) getSelection()?.selectAllChildren(text.current)
      setRefused(true)
    }
  }

  return (
    <div>
      <p className="small muted">{label}</p>
      <div className={styles.code}>
        <span ref={text} className="mono" translate="no">
          {value}
        </span>
        <Button variant="outline" size="small" onPress={() => void copyIt()}>
          {copy.copy}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      <div role="status">{isRefused && <p className="small muted">{copy.byHand}</p>}</div>
    </div>
  )
}
