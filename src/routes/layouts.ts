import { preloadable } from '../ui/preloadable.tsx'

/** The layout with navigation comes in its own chunk: the login screen does without. */
export const defaultLayout = preloadable(() => import('../app/layouts/Default.tsx'))
