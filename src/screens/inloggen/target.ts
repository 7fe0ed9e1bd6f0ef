import { safeReturnUrl } from '../../domain/returnUrl.ts'
import { find } from '../../routes/find.ts'

/** The page to open after signing in. */
export const targetIn = (query: URLSearchParams): string =>
  safeReturnUrl(query.get('ReturnUrl'), location.origin, (path) => find(path) !== undefined)
