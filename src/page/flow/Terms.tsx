import type { ReactNode } from 'react'
import { provider } from '#kit/provider.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import type { CheckBinding, Rules } from '#kit/ui/useForm.ts'
import { ExternalLink } from '#platform/router/Link.tsx'
import { flowCopy } from './copy.ts'

/** The two consents of an order with their fixed sentences; `additional` only where more terms apply. */
export const noTerms = { terms: false, additional: false }
export const termsRules = (hasAdditional: boolean): Rules<typeof noTerms> => ({
  terms: (agreed) => (agreed ? null : flowCopy.terms.required),
  additional: (agreed) => (agreed || !hasAdditional ? null : flowCopy.terms.additionalRequired),
})

type Props = {
  check: (name: 'terms' | 'additional') => CheckBinding
  /** The additional terms, as the end of a sentence: "Ik ga akkoord met …". */
  additional?: string | null
  children?: ReactNode
}

export function Terms({ check, additional = null, children }: Props) {
  return (
    <Section title={flowCopy.terms.title}>
      <Card>
        <div className="stack stack--tight">
          <Checkbox {...check('terms')}>
            {flowCopy.terms.agree[0]}
            <ExternalLink to={provider.terms} className="link">
              {flowCopy.terms.agree[1]}
            </ExternalLink>
            {flowCopy.terms.agree[2]}
          </Checkbox>
          {additional !== null && <Checkbox {...check('additional')}>{flowCopy.terms.agreeWith(additional)}</Checkbox>}
          {children}
        </div>
      </Card>
    </Section>
  )
}
