import { light } from '../../kit/light.js'
import { svg } from '../../kit/svg.js'
import { box, disc, fill, placed, stroke } from '../../kit/shapes.js'
import { scene, shadow } from '../kit/scene.js'
import { GROUND } from './palette.js'
import { pot } from './pot.js'

/** A window with somebody at it. */
function watcher(x: number, y: number): string {
  return (
    fill(box(x, y, 38, 42, 4), '#ffd58a') +
    disc(x + 19, y + 22, 8, '#5b3a4a') +
    fill(
      `M${x + 7} ${y + 42}Q${x + 8} ${y + 28} ${x + 19} ${y + 28}T${x + 31} ${y + 42}z`,
      '#5b3a4a',
    )
  )
}

const OUTSIDE =
  fill(
    'M0 236V110H86V236zM110 236V58H190V236zM214 236V96H300V236zM322 236V44H400V236z',
    '#2f3a6a',
  ) +
  watcher(24, 140) +
  watcher(132, 84) +
  watcher(340, 74) +
  watcher(340, 168) +
  watcher(236, 122)

function around(turn: number, far: number): string {
  const angle = (turn * Math.PI) / 180
  return svg`${Math.sin(angle) * far} ${-Math.cos(angle) * far}`
}

/** Pointed petals about the origin, `long` each, the first turned by `from` degrees. */
function petals(count: number, from: number, long: number): string {
  return Array.from({ length: count }, (_, index) => {
    const turn = from + (index / count) * 360
    return `M0 0Q${around(turn - 24, long * 0.62)} ${around(turn, long)} ${around(turn + 24, long * 0.62)} 0 0z`
  }).join('')
}

/** With the lamps off the flower opens, and every window outside turns out to have somebody in it. */
export function lightsOut(): string {
  return scene(
    { ground: GROUND.dark, horizon: 276, strength: 0, behind: OUTSIDE },
    stroke('M0 30H400M66-10V240M336-10V240', '#171d3a', 10),
    fill('M0 232H400V250H0z', '#171d3a'),
    light({ x: 214, y: 176, r: 250, colour: GROUND.dark.glow, strength: 0.62 }, 'glow'),
    shadow(188, 366, 92, 14),
    pot('p', { x: 184, y: 366, scale: 0.92 }),
    placed(
      { x: 222, y: 176, turn: 8, scale: 1.04 },
      fill(petals(8, 22, 118), '#d9bfb4'),
      fill(petals(8, 0, 106), '#f4e6d6'),
      fill(petals(8, 22, 82), '#fffaf0'),
      disc(0, 0, 20, '#ffe39a'),
      stroke('M0 0L-14-24M0 0L10-28M0 0L26-10M0 0L-26-4M0 0L12 22M0 0L-14 20', '#f2b23a', 5),
      disc(0, 0, 7, '#f2b23a'),
    ),
  )
}
