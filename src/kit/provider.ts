import { provider } from '#brand/provider.ts'

export { provider }

/** The name of the test environment of a host such as `test.mijn.provider.example` or `test-2.localhost`; otherwise null. */
export const environmentOf = (host: string): string | null =>
  Object.entries(provider.testHosts).find(([name]) => new RegExp(`^${name}(?:-[a-z0-9]+)?\\.`, 'i').test(host))?.[1] ?? null
