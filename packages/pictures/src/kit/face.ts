import type { Emotion } from './emotion.js'
import type { Skin } from './palette.js'
import { glasses, lines, type Age, type Glasses } from './face-marks.js'
import { disc, fill, oval, stroke } from './shapes.js'
import { svg } from './svg.js'

/** Everything has a usual size; a portrait names what makes its face its own. */
export type FaceStyle = {
  skin: Skin
  /** Eyes and mouth. */
  ink?: string
  brow?: {
    colour?: string
    thick?: number
    long?: number
    arch?: number
    slant?: number
    y?: number
  }
  eye?: {
    apart?: number
    size?: number
    slant?: number
    lid?: number
    crease?: boolean
    y?: number
    /** A child's is larger: 1.4. */
    pupil?: number
  }
  mouth?: {
    width?: number
    y?: number
    curve?: number
    lips?: string
    opens?: 'joy' | 'anger' | 'both'
  }
  nose?: { long?: number; wide?: number }
  /** 0 young, 1 forties, 2 sixties, 3 past seventy. */
  age?: Age
  tired?: boolean
  glasses?: Glasses
  freckles?: string
  blush?: string
  mole?: readonly [x: number, y: number]
}

type Eyes = { inner: number; outer: number; arch: number; look: number; open: number }
type Brows = { inner: number; outer: number; arch: number }

const eyes: Record<Emotion, Eyes> = {
  plain: { inner: 0, outer: 0, arch: 5, look: 1.6, open: 4.8 },
  joy: { inner: 3, outer: 3, arch: 11, look: 0, open: 0 },
  sad: { inner: -2.5, outer: 4, arch: 3, look: 4, open: 3.8 },
  angry: { inner: 3.5, outer: -2.5, arch: 2, look: 2.6, open: 4 },
  surprised: { inner: -3.5, outer: -3, arch: 7.5, look: 0.4, open: 4.2 },
}

const brows: Record<Emotion, Brows> = {
  plain: { inner: 0, outer: 0, arch: 0 },
  joy: { inner: -2, outer: -1, arch: 3 },
  sad: { inner: -6, outer: 3.5, arch: 0 },
  angry: { inner: 7, outer: -4, arch: -3 },
  surprised: { inner: -7.5, outer: -6, arch: 3 },
}

function eyesOf(emotion: Emotion, { eye = {}, ink = '#22150f', skin }: FaceStyle): string[] {
  const { apart = 18, size = 8.5, slant = 0, lid = 3.2, crease = false, y = 0, pupil = 1 } = eye
  const { inner, outer, look } = eyes[emotion]
  const [arch, open] = [eyes[emotion].arch * pupil, eyes[emotion].open * pupil]
  return [-1, 1].map((side) => {
    const cx = side * apart
    const [from, to] = [cx - side * size, cx + side * size]
    const curve = (up: number) =>
      svg`M${from} ${y + inner - up}Q${cx} ${y + (inner + outer) / 2 - arch - up} ${to} ${y + outer - slant - up}`
    return svg`${emotion === 'surprised' && oval(cx, y, size * 0.88, 6.4, '#fbf3e6')}${
      open > 0 && oval(cx, y + look, open * 0.86, open, ink)
    }${stroke(curve(0), ink, emotion === 'joy' ? lid + 0.6 : lid)}${
      crease && emotion !== 'joy' && stroke(curve(5.5), skin.line, 1.6, 0.6)
    }${open > 0 && disc(cx - 1.6, y + look - 1.4, 1.2, '#fff6e6')}`
  })
}

function browsOf(emotion: Emotion, { brow = {}, eye = {}, ink = '#22150f' }: FaceStyle): string[] {
  const { colour = ink, thick = 5, long = 11, arch = 3, slant = 0, y = -15 } = brow
  const move = brows[emotion]
  return [-1, 1].map((side) => {
    const cx = side * ((eye.apart ?? 18) + 0.5)
    const [from, to] = [cx - side * long, cx + side * (long + 2)]
    const [inner, outer] = [y + move.inner, y + move.outer - slant]
    const middle = (inner + outer) / 2 - (arch + move.arch) * 2
    return fill(
      svg`M${from} ${inner - thick / 2}Q${cx} ${middle - thick / 2} ${to} ${outer}Q${cx} ${middle + thick} ${from} ${inner + thick / 2}z`,
      colour,
    )
  })
}

function mouthOf(emotion: Emotion, { mouth = {}, ink = '#22150f', skin }: FaceStyle): string {
  const { width: m = 11, y = 34, curve = 1.5, lips = ink, opens } = mouth
  const underLip = stroke(svg`M-4 ${y + 7}Q0 ${y + 8.5} 4 ${y + 7}`, skin.dark, 2.4)
  if (emotion === 'surprised') return oval(0, y + 1.5, m * 0.42, 4.8, ink)
  if (emotion === 'joy') {
    const wide = m + 3
    if (opens === 'joy' || opens === 'both') {
      return svg`${fill(svg`M${-wide} ${y - 3}Q0 ${y + 1} ${wide} ${y - 3}Q${wide - 2} ${y + 10} 0 ${y + 10.5}T${-wide} ${y - 3}z`, ink)}${fill(svg`M${3 - wide} ${y - 1.6}Q0 ${y + 1} ${wide - 3} ${y - 1.6}L${wide - 5} ${y + 2.5}Q0 ${y + 4.5} ${5 - wide} ${y + 2.5}z`, '#fbf3e6')}`
    }
    return stroke(svg`M${-wide} ${y - 2.5}Q0 ${y + 9} ${wide} ${y - 2.5}`, lips, 3.6)
  }
  if (emotion === 'sad') {
    return svg`${stroke(svg`M${1 - m} ${y + 4}Q0 ${y - 5} ${m - 1} ${y + 4}`, lips, 3.4)}${underLip}`
  }
  if (emotion === 'angry') {
    if (opens === 'anger' || opens === 'both') {
      return svg`${fill(svg`M${1 - m} ${y + 5}Q${2 - m} ${y - 4} 0 ${y - 3}T${m - 1} ${y + 5}Q0 ${y + 9} ${1 - m} ${y + 5}z`, ink)}${fill(svg`M${4 - m} ${y}Q0 ${y - 2.5} ${m - 4} ${y}L${m - 5} ${y + 2}H${5 - m}z`, '#fbf3e6')}`
    }
    return svg`${stroke(svg`M${-m} ${y + 3}Q${-m * 0.6} ${y} 0 ${y}T${m} ${y + 3}`, lips, 4)}${underLip}`
  }
  return svg`${stroke(svg`M${-m} ${y}Q0 ${y + curve * 2} ${m} ${y}`, lips, 3.2)}${underLip}`
}

function noseOf({ nose = {}, skin }: FaceStyle): string {
  const { long = 20, wide = 7 } = nose
  return fill(
    svg`M2 -2Q3 ${long * 0.5} ${wide} ${long - 3}Q${wide} ${long + 2} -1 ${long + 1}Q3 ${long - 4} 2 -2z`,
    skin.dark,
  )
}

/** Eyes, brows, nose and mouth about their own middle, which is the line of the eyes. */
export function face(emotion: Emotion, style: FaceStyle): string {
  const { freckles, blush, mole, glasses: worn, eye = {} } = style
  const apart = eye.apart ?? 18
  const cheeks = blush
    ? [-1, 1].map((side) => oval(side * (apart + 7), 17, emotion === 'joy' ? 9 : 7.5, 4.5, blush))
    : []
  const dots = freckles
    ? [-27, -20, -14, 14, 20].map((x) => disc(x, 13 + (x % 3) * 1.6, 1.4, freckles))
    : []
  return svg`${cheeks}${dots}${lines(emotion, style)}${noseOf(style)}${browsOf(emotion, style)}${eyesOf(
    emotion,
    style,
  )}${mouthOf(emotion, style)}${mole && disc(mole[0], mole[1], 1.8, style.skin.line)}${
    worn && glasses(worn, apart)
  }`
}
