import type { PanelProps } from '../ModalHost.tsx'

/** Explains what the data cap does to the bill. */
export default function ConfirmDataCap({ settings }: PanelProps<'confirm-data-cap'>) {
  return <p>{settings.data.text}</p>
}
