import type { PanelProps } from '../ModalHost.tsx'

/** Which number the customer keeps when nothing comes over. */
export default function ConfirmPortingCancellation({ settings }: PanelProps<'confirm-number-porting-cancellation'>) {
  return <p>{settings.data.text}</p>
}
