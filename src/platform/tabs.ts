import { nameHere } from '#kit/base.ts'

/** A channel between the tabs of this browser; null where unsupported or refused. */
export function channelOf(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(nameHere(name))
  } catch {
    return null
  }
}
