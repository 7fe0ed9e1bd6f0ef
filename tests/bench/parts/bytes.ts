import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { weighed } from '../../support/fetched.ts'
import { limits } from '../../support/limits.ts'
import { inKiB, wireSize } from '../../support/sizes.ts'
import type { Part } from '../part.ts'
import { visit } from '../stage.ts'

const all = ({ script, page, pictures }: Awaited<ReturnType<typeof weighed>>['atRest']) => inKiB(script + page + pictures)

/** KiB brotli fetched before the heading shows, and by a page that nobody touches. */
export const bytes: Part = async (stage) => {
  const { untilHeading: login, atRest: loginRests } = await visit(stage, stage.app, {}, (page) =>
    weighed(page, '/inloggen', stage.dist, [/build\.json/]),
  )
  const { untilHeading: overview, atRest: overviewRests } = await visit(stage, stage.app, { account: 1 }, (page) =>
    weighed(page, '/', stage.dist, [/build\.json/, /getUsage/]),
  )
  const assets = join(stage.folder, 'hello/assets')
  const script = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const hello = { what: 'hello', value: inKiB(script.reduce((sum, name) => sum + wireSize(join(assets, name)), 0)) }
  return [
    { what: 'script until the login screen', value: inKiB(login.script), unit: 'KiB', limit: limits.login.script, beside: hello },
    {
      what: 'script until the overview',
      value: inKiB(overview.script),
      unit: 'KiB',
      limit: limits.overview.script,
      beside: hello,
    },
    { what: 'HTML, CSS and font until the overview', value: inKiB(overview.page), unit: 'KiB', limit: limits.overview.page },
    { what: 'pictures until the login screen', value: inKiB(login.pictures), unit: 'KiB' },
    { what: 'pictures until the overview', value: inKiB(overview.pictures), unit: 'KiB' },
    { what: 'all files of a login screen that nobody touches', value: all(loginRests), unit: 'KiB', limit: limits.login.atRest },
    {
      what: 'all files of an overview that nobody touches',
      value: all(overviewRests),
      unit: 'KiB',
      limit: limits.overview.atRest,
    },
  ]
}
