import { createRoot } from 'react-dom/client'
import { Panel } from './Panel.tsx'

/** Beside the app, not in it: the panel is a tool, and nothing of the product depends on it. */
const place = document.createElement('div')
place.id = 'demo'
document.body.append(place)
createRoot(place).render(<Panel />)
