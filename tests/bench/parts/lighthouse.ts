import { mkdtempSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import type { RunningServer } from '../../../mocks/server/doors/server.ts'
import { launching } from '../../support/launching.ts'
import { visitorOf } from '../../support/visitor.ts'
import type { Part } from '../part.ts'
import type { Stage } from '../stage.ts'
import { median } from '../table.ts'

const RUNS = 3
const REALLY = 'login, really slowed down'

type Score = { score: number; firstPaint: number; largestPaint: number; blocked: number; requests: number }
type Look = { account?: number; slowedDown?: 'simulate' | 'devtools' }

/** One run of Lighthouse (mobile) in a fresh browser; `account` is signed in first. */
async function look(
  { chromiumPath, folder }: Stage,
  { url }: RunningServer,
  path: string,
  { account, slowedDown = 'simulate' }: Look = {},
): Promise<Score> {
  const profile = mkdtempSync(join(folder, 'profile-'))
  const options = launching(chromiumPath)
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...(options.args ?? []), '--remote-debugging-port=0'],
  })
  try {
    if (account !== undefined) await visitorOf(context, url).signIn(account)
    const [port] = readFileSync(join(profile, 'DevToolsActivePort'), 'utf8').split('\n')
    const result = await lighthouse(new URL(path, url).href, {
      port: Number(port),
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance'],
      throttlingMethod: slowedDown,
      disableStorageReset: true, // a storage reset would sign out
    })
    if (!result) throw new Error('Lighthouse had nothing to say')
    const { audits, categories } = result.lhr
    const ms = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
    return {
      score: (categories.performance?.score ?? 0) * 100,
      firstPaint: ms('first-contentful-paint'),
      largestPaint: ms('largest-contentful-paint'),
      blocked: ms('total-blocking-time'),
      requests: (audits['network-requests']?.details as { items?: unknown[] } | undefined)?.items?.length ?? Number.NaN,
    }
  } finally {
    await context.close()
  }
}

export const lighthouseScores: Part = async (stage) => {
  const pages = {
    'blank page': () => look(stage, stage.blank, '/'),
    'React hello-world': () => look(stage, stage.hello, '/'),
    login: () => look(stage, stage.app, '/inloggen'),
    overview: () => look(stage, stage.app, '/', { account: 1 }),
    // Simulated throttling counts everything before the frame as a dependency, which is random on this machine.
    [REALLY]: () => look(stage, stage.app, '/inloggen', { slowedDown: 'devtools' }),
  }
  const scores = new Map<string, Score[]>(Object.keys(pages).map((name) => [name, []]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, take] of Object.entries(pages)) scores.get(name)?.push(await take())
  }
  const middle = (name: string, figure: keyof Score) => median((scores.get(name) ?? []).map((score) => score[figure]))
  const beside = (figure: keyof Score) => ({ what: 'blank page', value: middle('blank page', figure) })
  return Object.keys(pages).flatMap((name) => {
    const isOurs = name === 'login' || name === 'overview'
    if (name === REALLY)
      return [{ what: `Lighthouse LCP, ${name}`, value: middle(name, 'largestPaint'), unit: 'ms', limit: 1400 }]
    return [
      {
        what: `Lighthouse score, ${name}`,
        value: middle(name, 'score'),
        unit: '',
        ...(isOurs && { limit: name === 'login' ? 100 : 98, least: true as const }),
      },
      { what: `Lighthouse FCP, ${name}`, value: middle(name, 'firstPaint'), unit: 'ms', beside: beside('firstPaint') },
      {
        what: `Lighthouse LCP, ${name}`,
        value: middle(name, 'largestPaint'),
        unit: 'ms',
        beside: beside('largestPaint'),
        ...(isOurs && { limit: name === 'login' ? 1400 : 1900 }),
      },
      { what: `Lighthouse TBT, ${name}`, value: middle(name, 'blocked'), unit: 'ms' },
    ]
  })
}

/** The limits of a screen that is opened by its address: its largest paint as a multiple of the overview's, its blocking time (ms), its requests. */
const [MOST_TIMES, MOST_BLOCKED, MOST_REQUESTS] = [1.15, 90, 40]

/** Screens of every area, as a customer opens them from a bookmark or a message. */
const addresses = [
  '/verbruik',
  '/facturen',
  '/instellingen',
  '/verlengen/telefoons',
  '/bundels-wijzigen',
  '/esim',
  '/buitenland',
  '/storingstool',
  '/verlengen/sim-only',
  '/instellingen/wijzig/adres',
] as const

/** Lighthouse figures of screens that are opened by their address, beside those of the overview. */
export const lighthouseOfAddresses: Part = async (stage) => {
  const scores = new Map<string, Score[]>(['/', ...addresses].map((path) => [path, []]))
  for (let run = 0; run < RUNS; run += 1) {
    for (const [path, list] of scores) list.push(await look(stage, stage.app, path, { account: 1 }))
  }
  const middle = (path: string, figure: keyof Score) => median((scores.get(path) ?? []).map((score) => score[figure]))
  const overview = { what: 'overview', value: middle('/', 'largestPaint') }
  return [...scores.keys()].flatMap((path) => [
    {
      what: `LCP of ${path}`,
      value: middle(path, 'largestPaint'),
      unit: 'ms',
      ...(path !== '/' && { beside: overview, mostTimes: MOST_TIMES }),
    },
    { what: `TBT of ${path}`, value: middle(path, 'blocked'), unit: 'ms', limit: path === '/' ? 60 : MOST_BLOCKED },
    { what: `requests of ${path}`, value: middle(path, 'requests'), unit: '', limit: path === '/' ? 30 : MOST_REQUESTS },
  ])
}
