import { svg } from '../../kit/svg.js'

/** Path of an ellipse. */
export function ovalPath(x: number, y: number, rx: number, ry = rx): string {
  return svg`M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`
}

/** Path of a rounded wavy rim (batter, wool, foam): `bumps` humps about an ellipse, `deep` high. */
export function bumpyPath(
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  deep = 1,
): string {
  const at = (index: number) => {
    const turn = (index / bumps) * 2 * Math.PI
    return [x + Math.cos(turn) * rx, y + Math.sin(turn) * ry] as const
  }
  const arcs = Array.from({ length: bumps }, (_, index) => {
    const [ax, ay] = at(index)
    const [bx, by] = at(index + 1)
    const r = (Math.hypot(bx - ax, by - ay) / 2) * (1.6 - 0.5 * deep)
    return svg`A${r} ${r} 0 0 1 ${bx} ${by}`
  })
  const [x0, y0] = at(0)
  return svg`M${x0} ${y0}${arcs}z`
}
