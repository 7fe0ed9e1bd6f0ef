import { encode } from 'uqr'

/** Quiet zone in modules; scanners need it. */
const QUIET = 4

/** A QR code as an SVG path in a square of `size`, encoded on the device: nothing is sent anywhere. */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return { path, size }
}
