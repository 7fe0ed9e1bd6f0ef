import { modalCopy } from '../copy.ts'
import type { PanelProps } from '../ModalHost.tsx'

/** Asks before a deed that cannot be undone. */
export default function Confirm({ settings }: PanelProps<'confirm'>) {
  return <p>{settings.body || modalCopy.confirm.title}</p>
}
