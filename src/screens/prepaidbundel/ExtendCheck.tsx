import { Checkbox } from '../../ui/Checkbox.tsx'
import { prepaidCopy as copy } from './copy.ts'

type Props = { checked: boolean; onChange: (checked: boolean) => void; children: string }

/** The choice to extend automatically, sent with the order. */
export const ExtendCheck = ({ checked, onChange, children }: Props) => (
  <Checkbox name="automatisch" checked={checked} onChange={onChange} text={copy.autoExtendHint}>
    {children}
  </Checkbox>
)
