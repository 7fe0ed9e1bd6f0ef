import type { PanelProps } from '../ModalHost.tsx'

/** Tells which number the customer keeps after cancelling. */
export default function ConfirmPortingCancellation({ settings }: PanelProps<'confirm-number-porting-cancellation'>) {
  return <p>{settings.data.text}</p>
}
