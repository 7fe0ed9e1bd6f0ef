import { Router } from 'wouter'
import { LocationProvider, useTransitionLocation } from '../routes/location.tsx'
import { Frame } from './Frame.tsx'

export function App() {
  return (
    <LocationProvider>
      <Router hook={useTransitionLocation}>
        <Frame />
      </Router>
    </LocationProvider>
  )
}
