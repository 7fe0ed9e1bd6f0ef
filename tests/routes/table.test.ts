import { describe, expect, test } from 'vitest'
import { provider } from '#kit/provider.ts'
import { find } from '#platform/router/find.ts'
import { href, pathOf, withQuery } from '#platform/router/href.ts'
import { isSwitchedOn } from '#routes/switches.ts'
import { allowedTo, printedRoutes } from './matrix.ts'
import { rows, screenAt } from './rows.ts'
import { allowedIn } from './visitors.ts'

const sample = (pattern: string) => pattern.replace(/:(\w+)/g, 'een-$1')

describe('the route table', () => {
  test.each(rows)('%s is its own first match', (pattern) => expect(find(sample(pattern))?.pattern).toBe(pattern))

  test('every redirect ends at a screen, over at most one more', () => {
    const next = (path: string) => {
      const route = find(path)?.route
      return route && 'redirect' in route ? route.redirect : path
    }
    for (const [path, route] of rows) {
      if (!('redirect' in route)) continue
      const end = next(next(path))
      expect(find(end)?.route, `${path} to ${end}`).toHaveProperty('for')
    }
    expect(next(next('/bundels-verlengen'))).toBe('/instellingen/abonnement')
  })

  test('case and a trailing slash do not matter (spec 2: also written /LoginSSO)', () => {
    expect(find('/LoginSSO')?.pattern).toBe('/loginsso')
    expect(find('/Verbruik/')?.pattern).toBe('/verbruik')
  })

  test('what stands in an address for a name is told to the screen', () => {
    expect(find('/verbruik')?.params).toEqual({})
    expect(find('/factuur/2026-11%20b')?.params).toEqual({ id: '2026-11 b' })
    expect(find('/factuur/%')?.params).toEqual({ id: '%' })
    expect(find('/verlengen/telefoons/talura/s2')?.params).toEqual({ brand: 'talura', name: 's2' })
  })

  test('without member-get-member there is no VriendenDeal (spec 9 flag, which is true)', () => {
    expect(isSwitchedOn('/vriendendeal')).toBe(true)
    const off = { ...provider, memberGetMember: false, travelPack: false, yearCard: false }
    expect(isSwitchedOn('/vriendendeal', off)).toBe(false)
    expect(isSwitchedOn('/buitenland')).toBe(true)
    expect(isSwitchedOn('/buitenland', off)).toBe(false)
    expect(isSwitchedOn('/jaarkaart', off)).toBe(false)
    expect(isSwitchedOn('/verbruik', off)).toBe(true)
  })

  test.each(['/instellingen/gegevens/beveiliging', '/instellingen/gegevens/beveiliging/dit-was-ik-niet'])(
    'a provider without a security log has no %s',
    (path) => {
      expect(isSwitchedOn(path)).toBe(true)
      expect(isSwitchedOn(path, { ...provider, securityLog: false })).toBe(false)
    },
  )

  test('a provider without passkeys has no screen for them', () => {
    expect(isSwitchedOn('/instellingen/gegevens/passkeys')).toBe(true)
    expect(isSwitchedOn('/instellingen/gegevens/passkeys', { ...provider, passkeys: false })).toBe(false)
  })

  test('the layouts of the guest pages (spec 2)', () => {
    const layouts = rows.flatMap(([path, row]) => ('for' in row && row.for === 'guests' ? [`${path} ${row.layout}`] : []))
    expect(layouts).toEqual([
      '/inloggen login',
      '/inloggen/mfa login',
      '/wachtwoord-vergeten logged-out',
      '/wachtwoord-vergeten/bedankt logged-out',
      '/wachtwoord-instellen logged-out',
      '/wachtwoord-instellen/bedankt logged-out',
      '/appredirect login',
      '/uitgelogd logged-out-with-body',
    ])
  })

  test('a path that is not in the table has no row', () => {
    expect(find('/nergens')).toBeUndefined()
    expect(find('/verbruik/sms')).toBeUndefined()
  })

  test('titles are unique', () => {
    const titles = rows.flatMap(([path, route]) => ('redirect' in route ? [] : [screenAt(path, route).title]))
    expect(new Set(titles).size).toBe(titles.length)
  })

  test('who may see what', () => expect(`\n${printedRoutes()}\n`).toMatchSnapshot())

  test('the printed matrix: when it is read back, then it names the same visitors', () => {
    const allowed = allowedIn(printedRoutes())
    const ofCustomers = rows.filter(([, route]) => 'for' in route && route.for === 'customers')
    expect(ofCustomers.map(([path]) => [path, allowed.get(path)])).toEqual(
      ofCustomers.map(([path, route]) => [path, allowedTo(path, route)[0]]),
    )
  })
})

describe('links', () => {
  test('a path of the table', () => expect(href('/verbruik/internet')).toBe('/verbruik/internet'))

  test('parameters are written so that they stay one part of the path', () => {
    expect(pathOf('/factuur/:id', { id: 'a/b ?' })).toBe('/factuur/a%2Fb%20%3F')
    expect(pathOf('/verlengen/telefoons/:brand/:name', { brand: 'wad', name: 'x1' })).toBe('/verlengen/telefoons/wad/x1')
  })

  test('a query; what is empty is left out', () => {
    expect(withQuery('/verbruik', { periode: '2026-10', leeg: undefined, niets: '' })).toBe('/verbruik?periode=2026-10')
    expect(withQuery('/verbruik', new URLSearchParams())).toBe('/verbruik')
  })
})
