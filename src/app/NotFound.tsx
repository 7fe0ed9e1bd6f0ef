import { useLayoutEffect } from 'react'
import type { Visitor } from '../domain/visitor.ts'
import { find } from '../routes/find.ts'
import { nothingHere } from '../stores/nothingHere.ts'
import { Message } from '../ui/Message.tsx'
import Existing from './Existing.tsx'
import { notFoundCopy } from './notFoundCopy.ts'
import { useRedirect } from './useRedirect.ts'
import { useArrivalTold, useTitle } from './useTitle.ts'
import { Waiting } from './Waiting.tsx'

type Props = {
  path: string
  visitor: Visitor
  /** The message when the address fits a row but names something that does not exist. */
  message?: string
}

/** The 404 page. Unless a guard refused a known path, it first asks the server for a redirect. */
export default function NotFound(props: Props) {
  return find(props.path) ? <Foutje {...props} /> : <Moved {...props} />
}

function Moved(props: Props) {
  const isAsking = useRedirect(props.path)
  return isAsking ? <Waiting /> : <Foutje {...props} />
}

/** The 404 page: the fixed texts, and the list of existing pages. */
function Foutje({ path, visitor, message = `Page Not Found: ${path}` }: Props) {
  useTitle(message)
  useArrivalTold(null, path)
  // Switches the frame to the default layout (app/Frame).
  useLayoutEffect(() => nothingHere(path), [path])
  return (
    <Message drawing="error" title={notFoundCopy.title}>
      <h2 className="title-section">{notFoundCopy.heading}</h2>
      <p className="lead">{notFoundCopy.intro}</p>
      <Existing visitor={visitor} />
    </Message>
  )
}
