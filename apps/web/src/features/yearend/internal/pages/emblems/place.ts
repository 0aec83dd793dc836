import type { Stroke } from '../../../../../lib/board-picture/picture-shapes'
import { disc, line, type Point } from '../../../../../lib/board-picture/grounds/pen'

/** Where an emblem stands: its middle, and how far it reaches from there. */
export type Place = Point & { reach: number }

export type Emblem = {
  ground: string
  plate: string
  ink: string
  quiet: string
  draw: (place: Place) => Stroke[]
}

type Pair = readonly [right: number, down: number]

/** Shapes by their distance from a place's middle, in parts of its reach. */
export function penAt({ x, y, reach }: Place) {
  const point = ([right, down]: Pair): Point => ({ x: x + right * reach, y: y + down * reach })
  const all = (pairs: readonly Pair[]) => pairs.map(point)
  return {
    point,
    disc: (middle: Pair, radius: number, colour: string): Stroke => ({
      path: disc(point(middle), radius * reach),
      colour,
    }),
    ring: (middle: Pair, radius: number, colour: string, wide: number): Stroke => ({
      path: disc(point(middle), radius * reach),
      colour,
      line: wide * reach,
    }),
    shape: (corners: readonly Pair[], colour: string): Stroke => ({
      path: `${line(all(corners))}z`,
      colour,
    }),
    line: (points: readonly Pair[], colour: string, wide: number): Stroke => ({
      path: line(all(points)),
      colour,
      line: wide * reach,
    }),
    /** Closed, with a bend before each end: start, then bend and end by turns. */
    bent: (pairs: readonly Pair[], colour: string): Stroke => {
      const [start, ...rest] = all(pairs)
      const bends = rest.map(
        ({ x: right, y: down }, at) =>
          `${at % 2 === 0 ? 'Q' : ' '}${Math.round(right)} ${Math.round(down)}`,
      )
      return {
        path: start ? `M${Math.round(start.x)} ${Math.round(start.y)}${bends.join('')}z` : '',
        colour,
      }
    },
  }
}
