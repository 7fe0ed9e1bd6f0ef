import { type WindowedProps, WindowedRows } from '#kit/ui/WindowedRows.tsx'
import type { Row } from './EventRow.tsx'

export default function WindowedEvents(props: WindowedProps<Row>) {
  return <WindowedRows {...props} />
}
