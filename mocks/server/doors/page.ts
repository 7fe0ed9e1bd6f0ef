import { folder } from '#kit/base.ts'
import { indexedDbStore, pageFetch } from './browser.ts'

/** Answers the calls of a page that has no server. The world rests in IndexedDB; addresses in answers are those of this folder. */
export const answer: typeof fetch = pageFetch({ store: indexedDbStore(), page: document, folder })
