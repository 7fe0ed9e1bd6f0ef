import { onHost } from '#kit/base.ts'
import { provider } from '#kit/provider.ts'
import { buttonClass } from '#kit/ui/Button.tsx'
import { redirectTarget } from '#model/login/redirectTarget.ts'

/** The name of a known page of the provider; null otherwise, so that a link cannot put its own text on this page. */
function nameIn(search: string): string | null {
  const target = redirectTarget(new URLSearchParams(search).get('naar') ?? '', location.origin, provider.hosts, () => false)
  return target?.kind === 'external' ? target.to.replace(/^https:\/\/(?:www\.)?/, '') : null
}

/** Replaces every page outside the app in a demo. */
export default function Buiten() {
  const name = nameIn(location.search)
  return (
    <div className="wrap page">
      <div className="page__head">
        <h1 className="title-page" tabIndex={-1}>
          Hier stopt de demo
        </h1>
        <p className="lead muted">Deze link gaat naar de website van {provider.name}. Die doet in de demo niet mee.</p>
      </div>
      <div className="stack stack--loose">
        {name && (
          <p>
            Je was nu op <strong>{name}</strong>
          </p>
        )}
        <p>
          <a href={onHost('/')} className={buttonClass({ variant: 'outline' })}>
            Naar {provider.product}
          </a>
        </p>
      </div>
    </div>
  )
}
