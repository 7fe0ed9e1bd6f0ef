import type { PanelProps } from '../ModalHost.tsx'

/** Why an order was not taken, and that it cost nothing. */
export default function OrderError({ settings: { data } }: PanelProps<'retention-shop-order-error'>) {
  return (
    <div className="stack stack--tight">
      <p>{data.text}</p>
      <p>{data.nothing}</p>
    </div>
  )
}
