import { createRoot } from 'react-dom/client'
import { Sheet } from './Sheet.tsx'

/** A separate root, so that visitors who have chosen load none of this code. */
const place = document.createElement('div')
document.body.append(place)
createRoot(place).render(<Sheet />)
