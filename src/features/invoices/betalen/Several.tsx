import { useState } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { classes } from '#kit/ui/classes.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf } from '#model/invoices/dueInvoices.ts'
import { usePlace } from '#platform/router/location.tsx'
import { useSending } from '#platform/write/useSending.ts'
import { copy } from './copy.ts'
import due from './DueInvoice.module.css'
import { DueInvoice, dueLine } from './DueInvoice.tsx'
import { payOrder } from './flow.ts'
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
  const order = useSending(payOrder, true)
  const asked = new URLSearchParams(usePlace().search).get('facturen')
  const [wanted, setWanted] = useState(() => proposedOf(open, id, asked))
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
            <ul className={classes(styles.invoices, due.boxes)}>
              {open.map((invoice) => (
                <li key={invoice.id}>
                  <Checkbox name="factuur" checked={wanted.includes(invoice.id)} onChange={(isOn) => toggle(invoice.id, isOn)}>
                    <DueInvoice invoice={invoice} amount={euro(dueOf(invoice))} />
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
