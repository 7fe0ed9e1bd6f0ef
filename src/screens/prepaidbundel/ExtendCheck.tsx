import { Checkbox } from '../../ui/Checkbox.tsx'
import { prepaidCopy as copy } from './copy.ts'

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: string }

export const ExtendCheck = ({ checked, onChange, children }: Props) => (
  <Checkbox name="automatisch" checked={checked} onChange={onChange} text={copy.autoExtendHint}>
    {children}
  </Checkbox>
)
