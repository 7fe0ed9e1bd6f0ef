import { useRead } from '../../api/client.ts'
import { getVatInvoice, updateVatInvoice } from '../../api/contract/preferences.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'
import { detailsCopy as copy } from './gegevensCopy.ts'
import { SavingSwitch } from './SavingSwitch.tsx'

export const VatSwitch = () => (
  <Card>
    <ReadBlock waiting={<Bone width="100%" height="3.5rem" />}>
      <Setting />
    </ReadBlock>
  </Card>
)

function Setting() {
  const { showVatInInvoice } = useRead(getVatInvoice)
  return (
    <SavingSwitch
      name="btw"
      checked={showVatInInvoice}
      operation={updateVatInvoice}
      input={(on) => ({ showVatInInvoice: on })}
      savedText={copy.vat.saved}
    >
      {copy.vat.label}
    </SavingSwitch>
  )
}
