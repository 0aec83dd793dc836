export type Size = { width: number; height: number }
export type Point = { x: number; y: number }

const px = (value: number) => Math.round(value * 10) / 10
export const at = ({ x, y }: Point) => `${px(x)} ${px(y)}`

/** A hundredth of the shorter side: drawings keep their proportions in every format. */
export const unitOf = ({ width, height }: Size) => Math.min(width, height) / 100

/** Numbers between 0 and 1 that look random and are the same every time. */
export function steady(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** A point that lies so far to the right of another one, and below it. */
export const beside = ({ x, y }: Point, right: number, down: number): Point => ({
  x: x + right,
  y: y + down,
})

export const line = (points: readonly Point[]) => `M${points.map(at).join('L')}`

export function disc({ x, y }: Point, radius: number): string {
  const r = px(radius)
  return `M${at({ x: x - r, y })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
}

/** Beside the title there is room for something small. */
export const isWide = ({ width, height }: Size) => width > height

/** A point from another one, `angle` in degrees, clockwise from straight up. */
export function from({ x, y }: Point, angle: number, distance: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: x + Math.sin(turn) * distance, y: y - Math.cos(turn) * distance }
}

/** A leaf or petal that leaves its foot in a direction. */
export function leaf(foot: Point, angle: number, { long, wide }: { long: number; wide: number }) {
  const tip = from(foot, angle, long)
  const middle = from(foot, angle, long * 0.45)
  const [left, right] = [from(middle, angle - 90, wide), from(middle, angle + 90, wide)]
  return `M${at(foot)}Q${at(left)} ${at(tip)}Q${at(right)} ${at(foot)}z`
}

/** Land below a line that rises and falls: parts of the height, from the left edge to the right one. */
export function land({ width, height }: Size, heights: readonly number[]): string {
  const step = width / (heights.length - 1)
  const points = heights.map((part, index) => ({ x: index * step, y: part * height }))
  const [first, ...rest] = points
  if (!first) return ''
  let before = first
  const curves = rest.map((point) => {
    const middle = (before.x + point.x) / 2
    const curve = `C${at({ x: middle, y: before.y })} ${at({ x: middle, y: point.y })} ${at(point)}`
    before = point
    return curve
  })
  return `M${at({ x: 0, y: height })}L${at(first)}${curves.join('')}L${at({ x: width, y: height })}z`
}
