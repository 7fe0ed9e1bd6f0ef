import type { ReactNode } from 'react'
import { provider } from '#kit/provider.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import type { CheckBinding, Rules } from '#kit/ui/useForm.ts'
import { ExternalLink } from '#platform/router/Link.tsx'
import { flowCopy } from './copy.ts'

const copy = flowCopy.terms

/** The two consents of an order with their fixed sentences; `additional` only where more terms apply. */
export const noTerms = { terms: false, additional: false }
export const termsRules = (hasAdditional: boolean): Rules<typeof noTerms> => ({
  terms: (agreed) => (agreed ? null : copy.required),
  additional: (agreed) => (agreed || !hasAdditional ? null : copy.additionalRequired),
})

type Props = {
  check: (name: 'terms' | 'additional') => CheckBinding
  /** The additional terms, as the end of a sentence: "Ik ga akkoord met …". */
  additional?: string | null
  children?: ReactNode
}

export function Terms({ check, additional = null, children }: Props) {
  return (
    <Section title={copy.title}>
      <Card>
        <div className="stack stack--tight">
          <Checkbox {...check('terms')}>
            {copy.agree[0]}
            <ExternalLink to={provider.terms} className="link">
              {copy.agree[1]}
            </ExternalLink>
            {copy.agree[2]}
          </Checkbox>
          {additional !== null && <Checkbox {...check('additional')}>{copy.agreeWith(additional)}</Checkbox>}
          {children}
        </div>
      </Card>
    </Section>
  )
}
