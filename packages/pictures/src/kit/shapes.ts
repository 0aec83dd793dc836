import { svg } from './svg.js'

export type Point = readonly [x: number, y: number]
export type Place = { x?: number; y?: number; turn?: number; scale?: number; flip?: boolean }

export function fill(d: string, colour: string, opacity = 1): string {
  const seeThrough = opacity < 1 ? ` fill-opacity="${opacity}"` : ''
  return svg`<path d="${d}" fill="${colour}"${seeThrough}/>`
}

/** A drawn line with round ends. */
export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  const seeThrough = opacity < 1 ? ` stroke-opacity="${opacity}"` : ''
  return svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${seeThrough}/>`
}

export function disc(x: number, y: number, r: number, colour: string): string {
  return svg`<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}"/>`
}

export function oval(x: number, y: number, rx: number, ry: number, colour: string): string {
  return svg`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`
}

/** Path of a rectangle, its corners rounded by `r`. */
export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return svg`M${x} ${y}h${width}v${height}h${-width}z`
  const corner = (dx: number, dy: number) => svg`a${r} ${r} 0 0 1 ${dx} ${dy}`
  const [w, h] = [width - 2 * r, height - 2 * r]
  return svg`M${x + r} ${y}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`
}

/** Path with straight sides. */
export function polygon(...points: Point[]): string {
  return `M${points.map(([x, y]) => svg`${x} ${y}`).join('L')}z`
}

/** Path of a soft closed shape through the points. */
export function soft(...points: Point[]): string {
  const at = (index: number): Point => points.at(index % points.length) ?? [0, 0]
  const bends = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    const [ax, ay] = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const [bx, by] = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return svg`C${ax} ${ay} ${bx} ${by} ${to[0]} ${to[1]}`
  })
  const [x, y] = at(0)
  return svg`M${x} ${y}${bends}z`
}

/** Parts moved to a place, turned about their own origin. */
export function placed({ x = 0, y = 0, turn = 0, scale = 1, flip }: Place, ...parts: string[]) {
  const turned = turn === 0 ? '' : svg`rotate(${turn})`
  const size = `${scale * (flip ? -1 : 1)} ${scale}`
  const sized = size === '1 1' ? '' : `scale(${size})`
  return svg`<g transform="translate(${x} ${y})${turned}${sized}">${parts}</g>`
}

/** Parts seen only within the path. */
export function within(id: string, d: string, ...parts: string[]): string {
  return svg`<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${parts}</g>`
}

/** Numbers from 0 to 1, always the same for a seed: snow, rain, books. */
export function scattered(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
