import { useState } from 'react'
import type { InvoiceSummary } from '../../api/contract/invoices.ts'
import { dueOf, isOverdue } from '../../domain/dueInvoices.ts'
import { invoiceName } from '../../domain/invoiceText.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Section } from '../../ui/Card.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { euro, sumOf } from '../../words/money.ts'
import { payInvoiceCopy } from './betalen/copy.ts'
import due from './betalen/DueInvoice.module.css'
import { DueInvoice, dueLine } from './betalen/DueInvoice.tsx'
import { invoicesCopy } from './copy.ts'
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
