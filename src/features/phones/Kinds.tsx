import { useState } from 'react'
import { chipClass, chipsClass } from '#kit/ui/Chips.tsx'
import type { Smartphone } from '#model/phones/contract/handsetShop.ts'
import { popularBrands } from '#model/phones/handsetHits.ts'
import { href, withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { findCopy } from './copy.ts'
import { hitsKept } from './hits.ts'
import { type Found, type Scope, withCompared } from './useFound.ts'

type Props = { phones: readonly Smartphone[]; scope: Scope | null; found: Found }

/** Links to the lists: all phones, refurbished, and the brands, most viewed first. */
export function Kinds({ phones, scope, found }: Props) {
  const [brands] = useState(() => popularBrands(hitsKept(), phones)) // the order stays fixed while the screen is open
  const query = withCompared(found)
  const current = (is: boolean) => is && ({ 'aria-current': 'page' } as const)
  const chosen = scope === null || scope.kind === 'all' ? found.filters.brand : []
  const narrowed = (slug: string) => chosen.includes(slug) && ({ 'aria-current': 'true' } as const)
  return (
    <nav className={chipsClass} aria-label={findCopy.nav.label}>
      <Link
        to={withQuery('/verlengen/telefoons/alle', query)}
        className={chipClass}
        {...current(scope?.kind === 'all' && chosen.length === 0)}
      >
        {findCopy.nav.all}
      </Link>
      {brands.map(({ slug, name }) => (
        <Link
          key={slug}
          to={withQuery(href('/verlengen/telefoons/:brand', { brand: slug }), query)}
          className={chipClass}
          {...narrowed(slug)}
          {...current(scope?.kind === 'brand' && scope.slug === slug)}
        >
          {name}
        </Link>
      ))}
      <Link
        to={withQuery('/verlengen/telefoons/refurbished', query)}
        className={chipClass}
        {...current(scope?.kind === 'refurbished')}
      >
        {findCopy.nav.refurbished}
      </Link>
    </nav>
  )
}
