import { type WindowedProps, WindowedRows } from '#kit/ui/WindowedRows.tsx'
import type { CallRow } from './EventRow.tsx'

export default function WindowedEvents(props: WindowedProps<CallRow>) {
  return <WindowedRows {...props} />
}
