import { useState } from 'react'
import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import { dueOf } from '../../../domain/dueInvoices.ts'
import { invoiceName } from '../../../domain/invoiceText.ts'
import { useOrder } from '../../../flow/useOrder.ts'
import { Card, Section } from '../../../ui/Card.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { euro, sumOf } from '../../../words/money.ts'
import { standingText } from '../text.ts'
import { payInvoiceCopy as copy } from './copy.ts'
import { payFlow } from './flow.ts'
import { PayInvoices } from './PayInvoices.tsx'
import styles from './Several.module.css'
import { proposedOf } from './which.ts'

type Props = {
  id: string
  /** The invoices that await payment, the most urgent first. */
  open: readonly InvoiceSummary[]
  invoices: readonly InvoiceSummary[]
}

export function Several({ id, open, invoices }: Props) {
  const order = useOrder(payFlow, true)
  const [wanted, setWanted] = useState(() => proposedOf(open, id))
  // An invoice paid meanwhile is no longer open.
  const chosen = open.filter((invoice) => wanted.includes(invoice.id))
  function toggle(one: string, isOn: boolean) {
    setWanted(isOn ? [...wanted, one] : wanted.filter((other) => other !== one))
    order.again()
  }
  return (
    <>
      <p className="lead" role="status">
        {chosen.length === 0 ? copy.none : copy.multiple(chosen.length, euro(sumOf(chosen.map(dueLine))))}
      </p>
      <fieldset aria-label={copy.choose}>
        <Section title={copy.choose}>
          <Card>
            <ul className={styles.invoices}>
              {open.map((invoice) => (
                <li key={invoice.id}>
                  <Checkbox name="factuur" checked={wanted.includes(invoice.id)} onChange={(isOn) => toggle(invoice.id, isOn)}>
                    <span className={styles.invoice}>
                      <span>
                        <span className="strong">{invoiceName(invoice.date)}</span>
                        <span className="small muted"> {standingText(invoice)}</span>
                      </span>
                      <span className="num strong">{euro(dueOf(invoice))}</span>
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      </fieldset>
      <PayInvoices order={order} chosen={chosen} invoices={invoices} id={id} />
    </>
  )
}

const dueLine = (invoice: InvoiceSummary) => ({ amount: dueOf(invoice) })
