import { createRoot } from 'react-dom/client'
import { Sheet } from './Sheet.tsx'

/** Beside the app, not in it: for a visitor who has chosen, no byte of it is fetched. */
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Sheet />)
