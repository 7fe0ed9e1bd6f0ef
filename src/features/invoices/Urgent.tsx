import { useState } from 'react'
import { Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { euro, sumOf } from '#kit/words/money.ts'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf, isOverdue } from '#model/invoices/dueInvoices.ts'
import { invoiceName } from '#model/invoices/invoiceText.ts'
import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { copy as payInvoiceCopy } from './betalen/copy.ts'
import due from './betalen/DueInvoice.module.css'
import { DueInvoice, dueLine } from './betalen/DueInvoice.tsx'
import { copy as invoicesCopy } from './copy.ts'
import { PayWay } from './PayLink.tsx'
import styles from './Urgent.module.css'

const copy = invoicesCopy.list

/** The invoices that await payment, in one box: which ones, and one button with their sum. */
export function Urgent({ invoices }: { invoices: readonly InvoiceSummary[] }) {
  const [left, setLeft] = useState<readonly string[]>([])
  const chosen = invoices.filter(({ id }) => !left.includes(id))
  const isOne = invoices.length === 1
  return (
    <Section title={copy.urgent}>
      <Notice tone={invoices.some(isOverdue) ? 'bad' : 'warn'}>
        <ul className={classes(styles.invoices, due.boxes)} aria-label={isOne ? undefined : payInvoiceCopy.choose}>
          {invoices.map((invoice) => (
            <li key={invoice.id}>
              {isOne ? (
                <DueInvoice invoice={invoice} />
              ) : (
                <Checkbox
                  name="factuur"
                  checked={chosen.includes(invoice)}
                  onChange={(isOn) => setLeft(isOn ? left.filter((one) => one !== invoice.id) : [...left, invoice.id])}
                >
                  <DueInvoice invoice={invoice} amount={euro(dueOf(invoice))} />
                </Checkbox>
              )}
              <Link to={href('/factuur/:id', { id: invoice.id })} className={styles.view}>
                <Icon name="chevron-right" small />
                <span className="visually-hidden">
                  {copy.view} {invoiceName(invoice.date)}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <PayWay ids={chosen.map(({ id }) => id)} of={invoices}>
          {copy.paySum(euro(sumOf(chosen.map(dueLine))))}
        </PayWay>
      </Notice>
    </Section>
  )
}
