import { Slider } from '#kit/ui/Slider.tsx'
import { ranges, type WarningKind } from '#model/warnings/warnings.ts'
import { amountCopy } from './amountCopy.ts'

type Props = { label: string; kind: WarningKind; at: number; onChange: (at: number) => void }

/** From which amount the customer is warned. */
export default function Amount({ label, kind, at, onChange }: Props) {
  const { when, at: text, end } = amountCopy[kind]
  const { min, max, step } = ranges[kind]
  return (
    <Slider
      name={`waarschuwing-${kind}-vanaf`}
      label={label}
      labelHidden
      value={at}
      onChange={onChange}
      min={min}
      max={max}
      step={step}
      valueText={(amount) => `${when} ${text(amount)}`}
      ends={[end(min), end(max)]}
      sums={[{ label: when, text: text(at) }]}
    />
  )
}
