import { LocationProvider } from '../routes/location.tsx'
import { visitor } from '../session/visitor.ts'
import { Boundary } from '../ui/Boundary.tsx'
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

/** When the frame itself cannot be shown, or the app cannot start (spec 8): the error page, with the logo as a way out. */
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
