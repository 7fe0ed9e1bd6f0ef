import { safeReturnUrl } from '#model/login/returnUrl.ts'
import { find } from '#platform/router/find.ts'

/** The page to open after signing in. */
export const targetIn = (query: URLSearchParams): string =>
  safeReturnUrl(query.get('ReturnUrl'), location.origin, (path) => find(path) !== undefined)
