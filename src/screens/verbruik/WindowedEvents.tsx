import { type WindowedProps, WindowedRows } from '../../ui/WindowedRows.tsx'
import type { Row } from './EventRow.tsx'

/** The windowed rows of a long list, in its own chunk. */
export default function WindowedEvents(props: WindowedProps<Row>) {
  return <WindowedRows {...props} />
}
