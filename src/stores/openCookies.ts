import { openModal } from './modal.ts'

/** Opens the cookie settings. */
export const openCookies = (): void => void openModal({ id: 'cookies', component: 'cookies', title: 'Cookies' })
