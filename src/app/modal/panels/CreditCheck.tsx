import type { PanelProps } from '../ModalHost.tsx'

/** The amount a month is more than income and costs leave room for: what it can be instead. */
export default function CreditCheck({ settings: { data } }: PanelProps<'retention-shop-credit-check'>) {
  return (
    <div className="stack stack--tight">
      <p>{data.text}</p>
      <p>{data.proposal}</p>
    </div>
  )
}
