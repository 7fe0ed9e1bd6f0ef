import { useMemo } from 'react'
import { qrPath } from '#kit/qr.ts'
import { esimCopy } from '../esimCopy.ts'

export default function QrCode({ code }: { code: string }) {
  const { path, size } = useMemo(() => qrPath(code), [code])
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={esimCopy.qr.alt} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
