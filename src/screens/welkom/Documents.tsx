import { read } from '../../api/client.ts'
import { type DocumentKind, getContractDocument } from '../../api/contract/simcard.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { ButtonGroup } from '../../ui/Button.tsx'
import { welcomeCopy } from './copy.ts'

const kinds: readonly DocumentKind[] = ['contract', 'summary']

export function Documents() {
  return (
    <ButtonGroup>
      {kinds.map((document) => (
        <DocumentButton key={document} fetchDocument={() => read(getContractDocument, { document })}>
          {welcomeCopy.contract.documents[document]}
        </DocumentButton>
      ))}
    </ButtonGroup>
  )
}
