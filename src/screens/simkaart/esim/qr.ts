import { encode } from 'uqr'

/** Modules of white around it: a scanner finds none without them. */
const QUIET = 4

/** A QR code as the path of a drawing of `size` by `size`, made here: nothing is sent anywhere. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
