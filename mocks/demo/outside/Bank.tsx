import { useEffect, useState } from 'react'
import { provider } from '#kit/provider.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { euro } from '#kit/words/money.ts'
import type { Decision } from '../../payment/paying.ts'
import { type DemoPayment, decidePayment, payment } from '../panel/control.ts'
import styles from './Bank.module.css'

/** The outcomes behind "Andere afloop". */
const ways: readonly { decision: Decision; text: string; comesBack: boolean }[] = [
  { decision: 'paid', text: 'Betaling lukt', comesBack: true },
  { decision: 'cancelled', text: 'Ik annuleer', comesBack: true },
  { decision: 'failed', text: 'Betaling mislukt', comesBack: true },
  { decision: 'slow', text: 'Controle duurt lang', comesBack: true },
  { decision: 'paid', text: 'Betaal, en ga niet terug', comesBack: false },
]

/** Extra outcomes of a payment that links a bank account: another payer. */
const linkWays: typeof ways = [
  { decision: 'other-account', text: 'Betaal van een andere rekening', comesBack: true },
  { decision: 'other-name', text: 'Betaal van een rekening op een andere naam', comesBack: true },
]

const over = {
  pending: 'Je bank controleert deze betaling nog.',
  paid: 'Deze betaling is gelukt.',
  cancelled: 'Deze betaling is geannuleerd.',
  failed: 'Deze betaling is mislukt.',
  expired: 'Deze betaling is verlopen.',
  'other-name': 'Deze betaling kwam van iemand anders.',
  'other-account': 'Deze betaling kwam van een andere rekening.',
} as const

type Shown = DemoPayment | 'missing' | null

/** The demo bank: no money moves. The chosen bank has a default outcome, and this page offers the others. */
export default function Bank() {
  const id = new URLSearchParams(location.search).get('betaling') ?? ''
  const [shown, setShown] = useState<Shown>(null)
  useEffect(() => {
    payment(id).then(setShown, () => setShown('missing'))
  }, [id])

  async function choose(decision: Decision, comesBack: boolean) {
    const decided = await decidePayment(id, decision).catch(() => 'missing' as const)
    if (decided === 'missing' || !comesBack) setShown(decided)
    else goBack(decided)
  }

  return (
    <div className="wrap page">
      <div className={styles.app}>
        <div className={styles.bar}>
          <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true">
            <path d="M4 14 18 5l14 9ZM8 18v9M15 18v9M21 18v9M28 18v9M4 31h28" />
          </svg>
          <h1 tabIndex={-1}>Testbank</h1>
          <p className="small">Dit is een demo, en geen echte betaling.</p>
        </div>
        <div className={styles.sheet}>{shown !== null && <Choices shown={shown} choose={choose} />}</div>
      </div>
    </div>
  )
}

function goBack({ back }: DemoPayment): void {
  if (new URL(back).origin === location.origin) location.assign(back)
}

type Choose = (decision: Decision, comesBack: boolean) => Promise<void>
type Props = { shown: Exclude<Shown, null>; choose: Choose }

function Choices({ shown, choose }: Props) {
  if (shown === 'missing') return <Notice tone="warn" title="We kennen deze betaling niet" alert />
  const { amount, status, decision } = shown
  return (
    <>
      <p className={styles.amount}>{euro(amount)}</p>
      <Facts>
        <Fact term="Aan">{provider.name}</Fact>
        <Fact term="Van">Betaalrekening</Fact>
      </Facts>
      {status !== 'open' && (
        <>
          <Notice title={over[status]} />
          <Button variant="outline" onPress={() => goBack(shown)}>
            Terug naar {provider.product}
          </Button>
        </>
      )}
      {status === 'open' && decision !== null && (
        <>
          <div className="stack">
            <Button wide variant="ink" onPress={() => void choose(decision, true)}>
              Betalen
            </Button>
            <Button wide variant="quiet" onPress={() => void choose('cancelled', true)}>
              Annuleren
            </Button>
          </div>
          <Disclosure title="Andere afloop">
            <Ways shown={shown} choose={choose} />
          </Disclosure>
        </>
      )}
      {status === 'open' && decision === null && <Ways shown={shown} choose={choose} />}
    </>
  )
}

const Ways = ({ shown: { links }, choose }: { shown: DemoPayment; choose: Choose }) => (
  <div className="stack">
    {[...ways, ...(links ? linkWays : [])].map(({ decision, text, comesBack }) => (
      <Button key={text} wide variant="outline" onPress={() => void choose(decision, comesBack)}>
        {text}
      </Button>
    ))}
  </div>
)
