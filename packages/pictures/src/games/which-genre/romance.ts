import { fill, placed, scattered, stroke } from '../../kit/shapes.js'
import { svg } from '../../kit/svg.js'
import { ovalPath } from '../kit/paths.js'
import { scene, shadow } from '../kit/scene.js'
import { couple } from './couple.js'
import { GROUND } from './palette.js'

const PETAL = 'M0-9C9-9 12-1 9 7 4 3-4 3-9 7-12-1-9-9 0-9z'

const PETALS = [
  [54, 96, 20],
  [352, 206, -30],
  [40, 250, 70],
  [338, 62, 110],
  [56, 348, 40],
  [344, 340, -20],
] as const

function rain(): string {
  const next = scattered(44_332)
  const drops = Array.from({ length: 22 }, () => {
    const [x, y] = [20 + next() * 360, 12 + next() * 330]
    return svg`M${x} ${y}l-5 ${18 + next() * 12}`
  })
  return stroke(drops.join(''), '#ffdfe0', 4, 0.34)
}

/** Two walk under one umbrella that leans to the other; the outer shoulder gets the rain. */
export function romance(): string {
  return scene(
    { ground: GROUND.rose, behind: rain() },
    fill(ovalPath(206, 346, 150, 30), '#ffcf9a', 0.22),
    shadow(160, 348, 58, 11),
    shadow(256, 348, 58, 11),
    couple(),
    stroke('M92 226l-16-12M86 246l-20-2M104 208l-8-18', '#fff0ea', 6),
    ...PETALS.map(([x, y, turn]) => placed({ x, y, turn }, fill(PETAL, '#ffc2c0'))),
  )
}
