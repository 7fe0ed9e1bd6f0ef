import { type ReactNode, useState } from 'react'
import { onHost } from '#kit/base.ts'
import { Select } from '#kit/ui/Select.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { euro } from '#kit/words/money.ts'
import { type AccountPayment, getPaymentIssuers } from '#model/payment/contract.ts'
import { useReadState } from '#platform/api/client.ts'
import type { ConnectionLoss } from '#platform/connection/connection.ts'
import { type Href, type PlainPath, withQuery } from '#platform/router/href.ts'
import { readItem, writeItem } from '#platform/storage/items.ts'
import { bankChoice } from '#platform/storage/registry.ts'
import { payCopy } from '#platform/write/copy.ts'
import type { OrderWords } from '#platform/write/refusalText.ts'
import { OrderButton } from './OrderButton.tsx'
import { OrderStatus, type ShownOrder } from './OrderStatus.tsx'

type Props<What> = OrderWords & {
  /** Cents. */
  amount: number
  /** The subject of the payment: `PaymentOrder['for']`, or the flow's own data. */
  what: What
  order: ShownOrder & {
    submit: (input: { for: What; AccountPayment: AccountPayment }) => Promise<void>
  }
  /** The reason for waiting without a connection. */
  offline: Readonly<Record<ConnectionLoss, string>>
  /** Why paying is impossible now. */
  blocked?: string | null
  /** True when the rest of the form is valid; the screen shows its own errors. */
  isReady?: () => boolean
  /** The path to continue at after paying, when not the usual one. */
  back?: string | null
  /** The label of the button; defaults to the price. */
  button?: string
  /** The flow's own address for checking the payment. */
  returnPath?: Href | PlainPath
  children?: ReactNode
}

/** The default address to which the bank returns the customer. */
const RETURN_PATH = '/betaling-controleren' satisfies PlainPath

/** Pays with iDEAL: the choice of a bank, if the backend lists banks, and the button that leaves for the bank. */
export function Ideal<What>({ blocked = null, button, failed, offline, refusals = {}, ...props }: Props<What>) {
  const { amount, order } = props
  const { method, pay } = useIdeal(props)
  return (
    <>
      {method}
      <OrderStatus order={order} failed={failed} refusals={refusals} price={payCopy} />
      <OrderButton standing={order.standing} wide offline={offline} blocked={blocked} onPress={pay}>
        {button ?? payCopy.button(euro(amount))}
      </OrderButton>
    </>
  )
}

type Way<What> = Pick<Props<What>, 'amount' | 'what' | 'isReady' | 'back' | 'returnPath' | 'children'> & {
  order: Pick<Props<What>['order'], 'submit'>
}

/** The same for a screen that places its own button: the choice of a bank, and paying. */
export function useIdeal<What>({ amount, what, order, isReady, back, returnPath = RETURN_PATH, children }: Way<What>): {
  method: ReactNode
  pay: () => void
} {
  const { value, settled } = useReadState(getPaymentIssuers)
  const issuers = value ?? []
  const [chosen, setChosen] = useState(() => readItem(bankChoice))
  const [isMissing, setMissing] = useState(false)
  // A stored bank that is no longer listed is ignored.
  const issuer = (issuers.find(({ id }) => id === chosen) ?? issuers.find(({ isUsual }) => isUsual))?.id ?? null
  const needsBank = issuers.length > 0 && issuer === null

  function pay() {
    if (isReady && !isReady()) return
    setMissing(needsBank)
    if (needsBank) return document.getElementById('bank')?.focus()
    const ReturnURL = new URL(onHost(withQuery(returnPath, { terug: back })), location.origin).href
    void order.submit({ for: what, AccountPayment: { Amount: amount, Issuer: issuer, ReturnURL } })
  }

  const method = (
    <>
      <div>
        <h2 className="title-card">{payCopy.method}</h2>
        {children && <p className="muted">{children}</p>}
      </div>
      <Banks
        issuers={issuers}
        settled={settled}
        value={issuer ?? ''}
        onChange={(id) => {
          setMissing(false)
          setChosen(id)
          writeItem(bankChoice, id)
        }}
        error={isMissing ? payCopy.bankRequired : null}
      />
    </>
  )
  return { method, pay }
}

type BanksProps = {
  issuers: readonly { id: string; name: string }[]
  settled: boolean
  value: string
  onChange: (id: string) => void
  error: string | null
}

/** The listed banks; without a list the payment page asks. */
function Banks({ issuers, settled, ...select }: BanksProps) {
  if (!settled) return <Skeleton width="100%" height="5.2rem" radius="var(--radius-md)" />
  if (issuers.length === 0) return <p className="small muted">{payCopy.bankThere}</p>
  return (
    <Select
      {...select}
      id="bank"
      name="bank"
      label={payCopy.chooseBank}
      placeholder={payCopy.noBank}
      options={issuers.map(({ id, name }) => ({ value: id, text: name }))}
    />
  )
}
