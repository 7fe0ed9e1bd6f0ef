import { Boundary } from '#kit/ui/Boundary.tsx'
import { LocationProvider } from '#platform/router/location.tsx'
import { visitor } from '#platform/session/visitor.ts'
import { Failed } from './ErrorPage.tsx'
import { Frame } from './Frame.tsx'
import { Header } from './header/Header.tsx'

export function App() {
  return (
    <LocationProvider>
      <Boundary fallback={(error, again) => <Crashed error={error} again={again} />}>
        <Frame />
      </Boundary>
    </LocationProvider>
  )
}

/** The error page for a crash of the frame or the start. Its logo leads out. */
export function Crashed({ error, again }: { error: unknown; again: () => void }) {
  return (
    <>
      <Header guest={visitor().kind === 'guest'} anew />
      <main id="inhoud">
        <Failed error={error} again={again} />
      </main>
    </>
  )
}
