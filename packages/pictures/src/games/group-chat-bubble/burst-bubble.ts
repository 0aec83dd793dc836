import { svg } from '../../kit/svg.js'
import { solid } from '../kit/solid.js'
import { face } from './face.js'
import { COLOUR } from './palette.js'

const POINTS = 11
const TAIL = 4

function at(step: number, share: number): readonly [x: number, y: number] {
  const turn = ((step + 0.1) / POINTS) * 2 * Math.PI
  return [Math.round(Math.cos(turn) * 142 * share), Math.round(Math.sin(turn) * 122 * share)]
}

/** Where the rounding of a point begins on the way to it. */
const near = (from: number, to: number) => Math.round(to + (from - to) * 0.26)

/** A burst about the origin, its points rounded; the long one at the lower left is the tail. */
function burstPath(): string {
  const points = Array.from({ length: POINTS }, (_, step) => {
    const [ax, ay] = at(step - 0.5, 0.82)
    const [x, y] = at(step, step === TAIL ? 1.5 : 1.1 + (step % 2) * 0.1)
    const [bx, by] = at(step + 0.5, 0.82)
    return svg`${step === 0 ? 'M' : 'L'}${ax} ${ay}L${near(ax, x)} ${near(ay, y)}Q${x} ${y} ${near(bx, x)} ${near(by, y)}`
  })
  return svg`${points}z`
}

/** It shouts for joy. */
export function burstBubble(rim = 6): string {
  return (
    solid('bb', burstPath(), COLOUR.yellow, { shade: 16, rim, rimStrength: 0.7 }) +
    face({ y: -24 }, { wide: 46, eye: 13, mouth: 'open' })
  )
}
