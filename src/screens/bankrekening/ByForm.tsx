import { refresh } from '../../api/client.ts'
import { getBankAccount, requestMandateForm } from '../../api/contract/bankAccount.ts'
import { newKey } from '../../api/newKey.ts'
import { write } from '../../api/write.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { useHeldReload } from '../../flow/useUnsaved.ts'
import { Card } from '../../ui/Card.tsx'
import { downloadPdf } from '../../ui/download.ts'
import { Numbered } from '../../ui/Numbered.tsx'
import { ContactLink } from '../ContactLink.tsx'
import { bankAccountCopy } from './copy.ts'

const copy = bankAccountCopy.form

/** An account at a foreign bank: refusing it is forbidden (domain 1.12), and iDEAL does not reach it. `done`: the form is there. */
export function ByForm({ iban, done }: { iban: string; done: () => void }) {
  // The number never rests.
  useHeldReload(true)
  async function fetchForm() {
    const form = await write(requestMandateForm, { iban }, { key: newKey() })
    await refresh(getBankAccount)
    return form
  }

  return (
    <Card>
      <div className="stack">
        <h2 className="title-card">{copy.title}</h2>
        <Numbered steps={copy.steps} />
        <p className="muted">{copy.after}</p>
        <DocumentButton
          fetchDocument={fetchForm}
          handOver={(name, base64) => {
            downloadPdf(name, base64)
            done()
          }}
        >
          {copy.button}
        </DocumentButton>
        <div>
          <ContactLink />
        </div>
      </div>
    </Card>
  )
}
