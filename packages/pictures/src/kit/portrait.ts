import type { Emotion } from './emotion.js'
import { face, type FaceStyle } from './face.js'
import { light } from './light.js'
import { fill, oval, placed, within } from './shapes.js'
import { picture, svg } from './svg.js'

/** Half widths and heights about the line of the eyes. */
export type HeadShape = {
  width?: number
  jaw?: number
  chin?: number
  top?: number
  ears?: boolean
}
export type Posture = { tilt: number; dx: number; dy: number; shoulders: number }

export type Portrait = {
  ground: string
  /** Colour of the light, which comes from the upper left in every portrait. */
  glow: string
  head?: HeadShape
  face: FaceStyle
  /** In the head's own coordinates: they move with it. */
  hairBehind?: string
  hair?: string
  /** In the frame's coordinates, below the head: the neckline is about (120, 200), the hem below 250. */
  body: string
  /** Behind the person, and before them. */
  behind?: string
  before?: string
  at?: { x?: number; y?: number; scale?: number }
  posture?: Partial<Record<Emotion, Partial<Posture>>>
}

const postures: Record<Emotion, Posture> = {
  plain: { tilt: 0, dx: 0, dy: 0, shoulders: 0 },
  joy: { tilt: -4, dx: 0, dy: -2, shoulders: -2 },
  sad: { tilt: 6, dx: 2, dy: 7, shoulders: 5 },
  angry: { tilt: 1, dx: 0, dy: 3, shoulders: -4 },
  surprised: { tilt: -2, dx: -2, dy: -5, shoulders: -5 },
}

/** The identity's corner, for a square of 240: three round, one nearly not. */
const FRAME =
  'M52 0H188A52 52 0 0 1 240 52V188A52 52 0 0 1 188 240H14A14 14 0 0 1 0 226V52A52 52 0 0 1 52 0z'

function headOf(
  { width: w = 44, jaw = 33, chin = 58, top = -58, ears = true }: HeadShape,
  style: FaceStyle,
) {
  const { skin } = style
  const right = svg`C${w * 0.62} ${top} ${w} ${top + 24} ${w} -6C${w} 14 ${jaw + 5} 26 ${jaw} ${chin - 20}C${jaw - 5} ${chin - 6} 15 ${chin} 0 ${chin}`
  const left = svg`C-15 ${chin} ${5 - jaw} ${chin - 6} ${-jaw} ${chin - 20}C${-jaw - 5} 26 ${-w} 14 ${-w} -6C${-w} ${top + 24} ${-w * 0.62} ${top} 0 ${top}z`
  const shade = svg`M0 ${top}${right}Q${w * 0.5} ${chin - 14} ${w * 0.55} 14T${w * 0.44} -24T0 ${top}z`
  return svg`${ears && oval(-w, 6, 7, 11, skin.lit)}${ears && oval(w, 6, 7, 11, skin.dark)}${fill(
    svg`M0 ${top}${right}${left}`,
    skin.lit,
  )}${fill(shade, skin.dark, 0.62)}`
}

/** A picture of 240 × 240 on its own ground; for what is not a person. */
export function framed(ground: string, ...parts: string[]): string {
  return picture(240, 240, within('frame', FRAME, fill('M0 0h240v240H0z', ground), ...parts))
}

/** Head and shoulders, lit from the upper left. */
export function portrait(emotion: Emotion, drawn: Portrait): string {
  const { x = 120, y = 112, scale = 1.24 } = drawn.at ?? {}
  const { tilt, dx, dy, shoulders } = { ...postures[emotion], ...drawn.posture?.[emotion] }
  const { skin } = drawn.face
  const onNeck = (...parts: string[]) =>
    placed({ x: x + dx, y: y + dy, turn: tilt, scale }, ...parts)
  const neck = placed(
    { x, y: y + shoulders, scale },
    fill('M-18 34H18V64Q20 78 40 84H-40Q-20 78 -18 64z', skin.dark),
    fill('M-18 40Q-12 62 -10 84H-40Q-20 78 -18 64z', skin.lit),
  )
  return framed(
    drawn.ground,
    light({ x: 30, y: 24, r: 190, colour: drawn.glow, strength: 0.5 }),
    drawn.behind ?? '',
    drawn.hairBehind ? onNeck(drawn.hairBehind) : '',
    neck,
    placed({ y: shoulders }, drawn.body),
    onNeck(headOf(drawn.head ?? {}, drawn.face), face(emotion, drawn.face), drawn.hair ?? ''),
    drawn.before ?? '',
  )
}
