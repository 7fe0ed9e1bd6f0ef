/** The options of every call. `no-store` also because browsers queue equal cacheable requests: a retry would wait for the dead request. */
export const callOptions = {
  headers: { 'X-Requested-With': 'mijn', Accept: 'application/json' },
  credentials: 'same-origin',
  cache: 'no-store',
  redirect: 'error', // our backend never redirects a call
} as const
