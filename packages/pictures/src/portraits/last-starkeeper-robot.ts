import type { Emotion } from '../kit/emotion.js'
import { light } from '../kit/light.js'
import { framed } from '../kit/portrait.js'
import { disc, fill, oval, placed, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'

const PAINT = '#d9824a'
const PAINT_DARK = '#a4572b'
const STEEL = '#c9cfda'
const STEEL_DARK = '#7f879c'
const HOLLOW = '#14182c'
const LAMP = '#ffd24a'

/** The one lamp it has for a face, about its own middle. */
const lamp: Record<Emotion, string> = {
  plain: disc(0, 0, 20, LAMP) + disc(-6, -6, 5, '#fff7e3'),
  joy: fill('M-25 8A25 25 0 0 1 25 8Q14-8 0-8T-25 8z', LAMP),
  sad: fill('M-22 4H22A22 20 0 0 1-22 4z', '#e0ad38') + stroke('M-25 2Q0-5 25 2', STEEL_DARK, 6),
  angry:
    fill('M-24-8L24 2A24 23 0 0 1-19 15 24 24 0 0 1-24-8z', '#ffb52e') + disc(-2, 7, 6, '#fff7e3'),
  surprised: disc(0, 0, 28, LAMP) + disc(0, 0, 11, '#fff7e3'),
}

type Pose = { tilt: number; dy: number; ladle: { y: number; turn: number }; claw: number }

const poses: Record<Emotion, Pose> = {
  plain: { tilt: 0, dy: 0, ladle: { y: 184, turn: 2 }, claw: 4 },
  joy: { tilt: -5, dy: -6, ladle: { y: 164, turn: -2 }, claw: 14 },
  sad: { tilt: 6, dy: 14, ladle: { y: 252, turn: -66 }, claw: -22 },
  angry: { tilt: 3, dy: 2, ladle: { y: 192, turn: 7 }, claw: 20 },
  surprised: { tilt: -3, dy: -12, ladle: { y: 158, turn: 4 }, claw: 30 },
}

const drum = [
  fill('M-68 150V-10Q-68-58 0-58T68-10V150z', PAINT),
  fill('M26-55Q68-46 68-10V150H34Q50 44 26-55z', PAINT_DARK),
  fill('M-68 66l14-6 12 9 9-4 10 12-14 10-10-4-9 8-12-3z', STEEL),
  fill('M-38-46q12-7 24-9l-5 11-9 0-5 8-9-2z', STEEL),
  fill('M44 66l9-6 15 3V92l-11-3-4-10z', STEEL_DARK),
  fill('M-72 34Q0 54 72 34V46Q0 66-72 46z', STEEL_DARK),
  fill('M-72 34Q-34 45 16 45V57Q-34 57-72 46z', STEEL),
  ...[-52, -26, 0].map((x) => disc(x, 50 - Math.abs(x) / 11, 2.4, HOLLOW)),
  oval(0, 90, 20, 18, HOLLOW),
  stroke('M-11 91l7-8 7 15 7-11', LAMP, 3),
]

const ladle = [
  stroke('M0 0L20-20', STEEL_DARK, 12),
  stroke('M20-20V-84', STEEL, 7),
  fill('M-6-112H46Q46-78 20-78T-6-112z', STEEL),
  fill('M24-112H46Q46-78 20-78 32-90 24-112z', STEEL_DARK),
]
const claw = [
  stroke('M0 0L-16-26', STEEL_DARK, 12),
  stroke('M-18-28Q-40-38-30-62M-14-28Q6-40-6-62', STEEL, 9),
]

/** Ttukttak: a barrel with one lamp, a claw and a ladle. */
export function ttukttak(emotion: Emotion): string {
  const { tilt, dy, ladle: held, claw: out } = poses[emotion]
  return framed(
    '#1d2748',
    light({ x: 30, y: 24, r: 190, colour: '#fff7e3', strength: 0.42 }),
    placed({ x: 54, y: 184 + dy, turn: -out }, ...claw),
    placed(
      { x: 108, y: 122 + dy, turn: tilt },
      ...drum,
      disc(0, -8, 38, STEEL),
      svg`<path d="M22-39A38 38 0 0 1-18 25 40 40 0 0 0 22-39z" fill="${STEEL_DARK}"/>`,
      disc(0, -8, 31, HOLLOW),
      placed({ y: -8 }, lamp[emotion]),
    ),
    placed({ x: 178, ...held }, ...ladle),
  )
}
