import { type ReactNode, useEffect, useRef } from 'react'
import type { WithdrawalReceipt } from '#model/subscription/contract/withdrawal.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import { WithdrawalReceiptCard } from './Receipt.tsx'
import { meansText, receiptText } from './text.ts'

type Props = {
  receipt: WithdrawalReceipt /** Withdrawn just now: the heading takes the focus. */
  isNew: boolean
  children?: ReactNode
}

/** The confirmation of a withdrawal: when it was received, what is left to do, and the receipt. */
export function Done({ receipt, isNew, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNew) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isNew])
  const text = receiptText(receipt)
  const hasPhone = receipt.returnBy !== null
  return (
    <>
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1} ref={heading}>
          {text.heading}
        </h1>
        <p className="muted">{text.received}</p>
      </div>
      <div className="stack">
        {receipt.kind === 'phone' && receipt.refund?.amount !== 0 && <p>{copy.chooser.refund}</p>}
        {meansText({ ...receipt, hasPhone }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <WithdrawalReceiptCard receipt={receipt} />
        {children}
        <ButtonLink to="/" wide>
          {copy.toOverview}
        </ButtonLink>
      </div>
    </>
  )
}
