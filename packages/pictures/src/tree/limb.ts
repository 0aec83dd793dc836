import { soft, type Point } from '../kit/shapes.js'

/** Path about a way, as wide at each part of it (0 to 1) as `widthAt` says. */
function along(points: readonly Point[], widthAt: (part: number) => number): string {
  const last = points.length - 1
  const beside = (side: number) =>
    points.map(([x, y], index): Point => {
      const [ax, ay] = points[Math.max(index - 1, 0)] ?? [x, y]
      const [bx, by] = points[Math.min(index + 1, last)] ?? [x, y]
      const long = Math.hypot(bx - ax, by - ay) || 1
      const half = (widthAt(index / last) / 2) * side
      return [x + ((by - ay) / long) * half, y - ((bx - ax) / long) * half]
    })
  return soft(...beside(1), ...beside(-1).toReversed())
}

/** Path of a branch through the points, growing thinner from its foot to its tip. */
export function limb(points: readonly Point[], foot: number, tip: number): string {
  return along(points, (part) => foot + (tip - foot) * part)
}

/** Path of snow that lies along the points, thickest in the middle. */
export function drift(points: readonly Point[], wide: number): string {
  return along(points, (part) => 3 + (wide - 3) * Math.sin(part * Math.PI))
}
