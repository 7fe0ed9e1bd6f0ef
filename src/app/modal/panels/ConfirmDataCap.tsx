import type { PanelProps } from '../ModalHost.tsx'

/** What switching the data cap on or off means for the bill. */
export default function ConfirmDataCap({ settings }: PanelProps<'confirm-data-cap'>) {
  return <p>{settings.data.text}</p>
}
