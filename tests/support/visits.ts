import { receipts, type Screen, screens, visitorFor, walks } from './screens.ts'

/** A screen and the number of the account that visits it; null for a guest. */
export type Visit = { account: number | null; screen: Screen }

const inWalk = new Set(walks.flatMap(({ steps }) => steps.map(([path]) => path)))

/** Each screen that an address shows, with its visitor; those with a receipt, which no address alone shows, after the others. */
export const visits: readonly Visit[] = [
  ...Map.groupBy(
    screens.filter(({ path }) => !inWalk.has(path)),
    visitorFor,
  ),
].flatMap(([account, group]) => {
  const [plain = [], ends = []] = [false, true].map((isEnd) => group.filter(({ path }) => path in receipts === isEnd))
  return [...plain, ...ends].map((screen) => ({ account, screen }))
})
