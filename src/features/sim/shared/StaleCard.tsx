import { useEffect, useState } from 'react'
import { Notice } from '#kit/ui/Notice.tsx'
import { getSimcardDetails } from '#model/sim/contract/sim.ts'
import { useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import type { Box } from '#platform/sealed/box.ts'

const copy = {
  title: 'Je noodkaart klopt niet meer',
  body: 'Hij is van een andere simkaart, met een andere pukcode.',
  make: 'Maak hem opnieuw',
} as const

/** Warns when the emergency card belongs to another simcard than the active one. Renders nothing while that is unknown. */
export default function StaleCard({ card }: { card: Box }) {
  const number = useReadState(getSimcardDetails).value?.number
  const [isOther, setOther] = useState(false)
  useEffect(() => {
    if (typeof number !== 'string') return
    void import('#platform/sealed/make.ts').then(
      async ({ isOfSimcard }) => setOther(!(await isOfSimcard(card, number))),
      () => undefined, // checked again at the next visit
    )
  }, [card, number])
  if (!isOther) return null
  return (
    <Notice
      tone="warn"
      title={copy.title}
      action={
        <ButtonLink to="/instellingen/simkaart/noodkaart" variant="outline" size="small">
          {copy.make}
        </ButtonLink>
      }
    >
      {copy.body}
    </Notice>
  )
}
