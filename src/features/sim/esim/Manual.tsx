import { useRef, useState } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import type { EsimParts } from '#model/sim/esim.ts'
import { toast } from '#platform/stores/toasts.ts'
import { esimCopy } from '../esimCopy.ts'
import styles from './Esim.module.css'

type Props = { parts: EsimParts; confirmationCode: string | null; used: () => void }

export const Manual = ({ parts, confirmationCode, used }: Props) => (
  <div className="stack">
    <Code label={esimCopy.manual.smdp} value={parts.address} used={used} />
    <Code label={esimCopy.manual.code} value={parts.code} used={used} />
    {confirmationCode !== null && <Code label={esimCopy.manual.confirmation} value={confirmationCode} used={used} />}
    <p className="small muted">{esimCopy.manual.ios}</p>
    <p className="small muted">{esimCopy.manual.android}</p>
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
      toast({ id: 'copied', text: esimCopy.manual.copied(label), good: true })
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
          {esimCopy.manual.copy}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
      <div role="status">{isRefused && <p className="small muted">{esimCopy.manual.byHand}</p>}</div>
    </div>
  )
}
