import { modalCopy } from '../copy.ts'
import type { PanelProps } from '../ModalHost.tsx'

/** Asks for confirmation of an irreversible action. */
export default function Confirm({ settings }: PanelProps<'confirm'>) {
  return <p>{settings.body || modalCopy.confirm.title}</p>
}
