import type { PanelProps } from '../ModalHost.tsx'

/** Asks before choices that are not sent yet are thrown away. */
export default function DismissBundleChanges({ settings }: PanelProps<'dismiss-bundle-changes'>) {
  return <p>{settings.body}</p>
}
