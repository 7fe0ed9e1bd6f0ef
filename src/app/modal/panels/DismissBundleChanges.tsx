import type { PanelProps } from '../ModalHost.tsx'

/** Asks before unsent choices are discarded. */
export default function DismissBundleChanges({ settings }: PanelProps<'dismiss-bundle-changes'>) {
  return <p>{settings.body}</p>
}
