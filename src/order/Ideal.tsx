import { type ReactNode, useState } from 'react'
import { useServerRead } from '../api/client.ts'
import { type AccountPayment, getPaymentIssuers } from '../api/contract/payment.ts'
import { euro } from '../domain/money.ts'
import { type Href, type PlainPath, withQuery } from '../routes/href.ts'
import { bankChoice } from '../storage/registry.ts'
import { keep, recall } from '../storage/rest.ts'
import type { ConnectionLoss } from '../stores/connection.ts'
import { Bone } from '../ui/Bone.tsx'
import { Select } from '../ui/Select.tsx'
import { payCopy as copy } from './copy.ts'
import type { Standing } from './machine.ts'
import { OrderButton } from './OrderButton.tsx'
import { OrderStanding } from './OrderStanding.tsx'

type Props<What> = {
  /** Cents. */
  amount: number
  /** What it is for: `PaymentOrder['for']`, or what else the flow sends along. */
  what: What
  order: {
    standing: Standing
    recheck: () => void
    submit: (input: { for: What; AccountPayment: AccountPayment }) => Promise<void>
  }
  /** Nothing was paid, for whatever reason. */
  failed: string
  /** Why it waits without a connection. */
  offline: Readonly<Record<ConnectionLoss, string>>
  /** Why nothing can be paid now. */
  blocked?: string | null
  /** Is all else there that has to be? The screen says itself what is missing. */
  isReady?: () => boolean
  /** What the screen says of a refusal. */
  refused?: (code: string | undefined) => string | null
  /** Where the customer goes on afterwards, when that is not the usual place: a path of the app. */
  back?: string | null
  /** What the button says; left out: what it costs. */
  button?: string
  /** The address of the flow's own at which the payment is checked. */
  returnPath?: Href | PlainPath
  /** What paying does. */
  children?: ReactNode
}

/** Where the bank sends the customer back to, whatever was paid. */
const RETURN_PATH = '/betaling-controleren' satisfies PlainPath

/** Paying with iDEAL: the bank, when there are banks to choose from here, and the button that leaves for it. */
export function Ideal<What>({ amount, what, order, blocked = null, ...props }: Props<What>) {
  const {
    isReady,
    failed,
    offline,
    refused,
    back,
    children,
    button = copy.button(euro(amount)),
    returnPath = RETURN_PATH,
  } = props
  const { value: issuers = [], settled } = useServerRead(getPaymentIssuers)
  const [chosen, setChosen] = useState(() => recall(bankChoice))
  const [isMissing, setMissing] = useState(false)
  // A bank that is not listed any more is asked for again.
  const issuer = issuers.find(({ id }) => id === chosen)?.id ?? null
  const needsBank = issuers.length > 0 && issuer === null

  function pay() {
    if (isReady && !isReady()) return
    setMissing(needsBank)
    if (needsBank) return document.getElementById('bank')?.focus()
    const ReturnURL = new URL(withQuery(returnPath, { terug: back }), location.origin).href
    void order.submit({ for: what, AccountPayment: { Amount: amount, Issuer: issuer, ReturnURL } })
  }

  return (
    <>
      <div>
        <h2 className="title-card">{copy.method}</h2>
        {children && <p className="muted">{children}</p>}
      </div>
      <Banks
        issuers={issuers}
        settled={settled}
        value={issuer ?? ''}
        onChange={(id) => {
          setMissing(false)
          setChosen(id)
          keep(bankChoice, id)
        }}
        error={isMissing ? copy.bankRequired : null}
      />
      <OrderStanding order={order} failed={failed} refused={refused ?? (() => null)} price={copy} />
      <OrderButton standing={order.standing} wide offline={offline} blocked={blocked} onPress={pay}>
        {button}
      </OrderButton>
    </>
  )
}

type BanksProps = {
  issuers: readonly { id: string; name: string }[]
  settled: boolean
  value: string
  onChange: (id: string) => void
  error: string | null
}

/** The banks, when the backend lists any; else the payment page asks. */
function Banks({ issuers, settled, ...select }: BanksProps) {
  if (!settled) return <Bone width="100%" height="5.2rem" radius="var(--radius-md)" />
  if (issuers.length === 0) return <p className="small muted">{copy.bankThere}</p>
  return (
    <Select
      {...select}
      id="bank"
      name="bank"
      label={copy.chooseBank}
      placeholder={copy.chooseBank}
      options={issuers.map(({ id, name }) => ({ value: id, text: name }))}
    />
  )
}
