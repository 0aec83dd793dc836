import { disc } from '../../kit/shapes.js'
import { bumpyPath } from '../../games/kit/paths.js'
import { solid } from '../../games/kit/solid.js'

/** One round grain with knobs all over. */
export function candy(
  id: string,
  x: number,
  y: number,
  r: number,
  colour: string,
  dark: string,
): string {
  const knobs: ReadonlyArray<readonly [dx: number, dy: number]> = [
    [0.36, 0.06],
    [0.02, 0.42],
    [-0.42, 0.2],
    [0.16, -0.4],
  ]
  return solid(
    id,
    bumpyPath(x, y, r * 0.84, r * 0.84, 9, 1),
    colour,
    { shade: 4, rim: 2 },
    knobs.map(([dx, dy]) => disc(x + dx * r, y + dy * r, r * 0.17, dark)).join(''),
    disc(x - r * 0.34, y - r * 0.32, r * 0.17, '#fff8e6'),
  )
}
