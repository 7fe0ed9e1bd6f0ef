import type { ComponentProps } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { useBlocked } from '#platform/connection/blocked.ts'
import type { ConnectionLoss } from '#platform/connection/connection.ts'

type Props = Omit<ComponentProps<typeof Button>, 'type'> & {
  /** The screen's own reasons for waiting without a connection. */
  offline?: Partial<Record<ConnectionLoss, string>>
}

/** The button of a write: it waits for the connection and while it sends. Without a press of its own it submits its form. */
export function WriteButton({ blocked = null, offline = {}, ...button }: Props) {
  const unreachable = useBlocked(offline)
  return (
    <Button variant="primary-green" {...button} type={button.onPress ? 'button' : 'submit'} blocked={unreachable ?? blocked} />
  )
}

/** Why a write outside a form was refused, as `useWrite` words it. */
export const Refusal = ({ text }: { text: string | null }) => text !== null && <Notice tone="bad" title={text} alert />
