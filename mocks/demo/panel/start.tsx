import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { followClock } from '../beside/follow.ts'
import { Panel } from './Panel.tsx'

/** Rendered outside the app's root: the panel is a tool, and the product does not depend on it. */
const place = document.createElement('div')
place.id = 'demo'
document.body.append(place)
// Whoever imports this file finds the panel listening to its keys.
flushSync(() => createRoot(place).render(<Panel />))
followClock()
