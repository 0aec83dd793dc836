import { darkShoulder, shoulders } from '../kit/clothes.js'
import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { box, disc, fill, placed, polygon, soft, stroke, type Point } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import type { ThemePictures } from '../theme-pictures.js'

const RAIN = { ground: '#33485f', glow: '#e8b25a' }
const WHITE_HAIR = '#ece8e1'

function keeper(emotion: Emotion): string {
  const [indigo, indigoDark] = ['#2f69b0', '#1d447a']
  return portrait(emotion, {
    ...RAIN,
    at: { y: 94, scale: 1.04 },
    head: { width: 38, jaw: 27, chin: 63, top: -58 },
    face: {
      skin: SKIN.pale,
      age: 1,
      brow: { colour: '#6f7278', thick: 3.4, long: 11, arch: 1, slant: 0.5 },
      eye: { apart: 16.5, size: 8, slant: 1.5, lid: 3, crease: true },
      mouth: { width: 9, y: 39, curve: 0.2 },
      nose: { long: 26, wide: 6 },
    },
    hair: svg`${fill('M-40-2C-48-44-30-68 2-68S48-44 40-2L36-18Q34-34 22-40L12-36 4-44-6-38-16-44-26-36Q-35-30-36-18z', '#c3c8ce')}${fill(
      'M8-68C42-66 48-40 40-2L36-18Q34-34 22-40L16-38Q30-52 8-68z',
      '#8d949d',
    )}`,
    body: svg`${fill('M68 212Q70 180 94 178H146Q170 180 172 212z', '#d9d4c6')}${fill(shoulders({ wide: 76, high: 202, open: 24, deep: 200 }), '#d9d4c6')}${fill(darkShoulder({ wide: 76, high: 202 }), '#9ea2a0')}${fill(
      'M76 264V204L92 200V222Q120 236 148 222V200L164 204V264z',
      '#24324d',
    )}${fill('M150 264V221L148 200 164 204V264z', '#182238')}${fill(
      'M92 166Q120 184 148 164Q158 178 150 192Q132 214 106 206Q88 198 86 186z',
      indigo,
    )}${fill('M148 164Q158 178 150 192Q142 202 130 206Q146 186 140 168z', indigoDark)}${fill('M104 198L92 232 108 228 112 238 122 202z', indigo)}${stroke('M92 182Q118 198 148 182', indigoDark, 3)}`,
    before: svg`${fill(box(136, 206, 11, 46), '#d9b070')}${fill(box(148, 214, 9, 40), '#a87f45')}${stroke('M136 214h5M136 222h5M136 230h5', '#5a4020', 1.8)}${fill('M128 236H168V264H128z', '#1c2942')}`,
    posture: {
      plain: { tilt: 0 },
      joy: { tilt: -5 },
      sad: { tilt: 9, dy: 8 },
      angry: { tilt: 0, dy: 1 },
      surprised: { tilt: -3, dy: -5 },
    },
  })
}

function boy(emotion: Emotion): string {
  const [yellow, yellowDark, red, redDark] = ['#f2c230', '#b98d17', '#d64a35', '#932d20']
  const roll = svg`${fill(box(-15, -96, 30, 190, 5), '#e6e0d0')}${fill(box(4, -96, 11, 190, 5), '#b3ad9c')}${stroke('M-9-80H0M-9-70H2M-9-58H-1M-9-40H2M-9-28H0M-9-16H2M-9 2H0', '#77736a', 3)}${stroke('M0-96V-112q0-14-13-14', '#3a2630', 8)}`
  return portrait(emotion, {
    ...RAIN,
    at: { y: 120, scale: 1.16 },
    head: { width: 43, jaw: 35, chin: 50, top: -54 },
    face: {
      skin: SKIN.fair,
      brow: { thick: 4.6, long: 9, arch: 3, y: -11, slant: -0.5 },
      eye: { apart: 18.5, size: 7.5, lid: 2.8, slant: -1, y: 4, pupil: 1.45 },
      mouth: { width: 9.5, y: 31, curve: 1.4, opens: 'both' },
      nose: { long: 15, wide: 6 },
      freckles: '#b27a52',
    },
    behind: svg`${placed({ x: 200, y: 132, turn: 14 }, roll)}${fill(box(34, 150, 172, 120, 30), red)}${fill(
      'M176 150A30 30 0 0 1 206 180V264H160V150z',
      redDark,
    )}`,
    hair: svg`${fill('M-46 6C-54-40-36-68 0-68S54-42 46 6Q44-10 40-18L30-10 26-24 16-8 8-26-2-10-10-26-18-8-28-24-34-12-40-18Q-44-8-46 6z', '#2b201c')}${fill(
      'M8-68C46-62 52-34 46 6Q44-10 40-18L30-10 27-22Q40-44 8-68z',
      '#15100e',
    )}${stroke('M-4-66Q-10-74-4-80M4-66Q8-76 16-76', '#2b201c', 5)}`,
    body: svg`${fill('M52 208Q82 184 120 196T190 208Q168 226 120 224T52 208z', yellowDark)}${fill(
      shoulders({ wide: 90, high: 214, open: 28, deep: 212 }),
      yellow,
    )}${fill(darkShoulder({ wide: 90, high: 214 }), yellowDark)}${stroke('M68 208V264M172 208V264', red, 15)}${stroke('M178 208V264', redDark, 4)}${stroke('M120 214V264', yellowDark, 3)}${disc(128, 232, 4, '#fff3cf')}`,
    posture: { sad: { tilt: 8, dy: 10, shoulders: 6 }, surprised: { dy: -8 } },
  })
}

function clerk(emotion: Emotion): string {
  const [suit, suitDark] = ['#8b919a', '#5d646e']
  return portrait(emotion, {
    ...RAIN,
    at: { y: 98, scale: 1.12 },
    head: { width: 40, jaw: 34, chin: 62, top: -58 },
    face: {
      skin: SKIN.fair,
      age: 1,
      tired: true,
      brow: { thick: 4, long: 10, arch: 0.4, slant: -1.5, colour: '#2a2320' },
      eye: { apart: 17, size: 7.2, slant: -1, lid: 2.8 },
      mouth: { width: 8, y: 38, curve: -0.4 },
      nose: { long: 25, wide: 7 },
      glasses: { form: 'square', colour: '#3b4048' },
    },
    hair: svg`${fill('M-43 0C-50-48-30-70 4-70C42-68 50-42 42 0L38-14Q40-28 34-36Q0-40-20-54Q-30-40-37-34Q-38-20-38-12z', '#26211f')}${fill(
      'M8-70C42-66 50-42 42 0L38-14Q40-28 34-36Q28-38 22-38Q38-54 8-70z',
      '#131010',
    )}${stroke('M-20-54Q-22-62-16-68', '#d9b08a', 2.6)}`,
    body: svg`${fill('M10 264V198Q12 188 24 187L90 178Q120 204 150 178L216 187Q228 188 230 198V264z', suit)}${fill(
      'M150 178L216 187Q228 188 230 198V264H184Q188 212 150 178z',
      suitDark,
    )}${fill('M92 178L120 200 148 178 134 264H106z', '#eef0ee')}${fill('M112 198H128L133 218 129 264H111L107 218z', '#c99a2e')}${fill('M122 198H128L133 218 129 264H122z', '#94701c')}`,
    before: placed(
      { y: emotion === 'sad' ? 6 : emotion === 'surprised' ? -14 : -6 },
      fill(box(66, 222, 108, 50, 2), '#c79f68'),
      stroke('M66 224L120 246 174 224', '#8a673a', 3),
      fill(
        'M52 264Q50 236 66 230Q78 228 80 240Q82 252 74 264zM188 264Q190 236 174 230Q162 228 160 240Q158 252 166 264z',
        SKIN.fair.lit,
      ),
      disc(120, 244, 5, '#a8382e'),
    ),
    posture: { joy: { tilt: -2 }, sad: { tilt: 2, dy: 12 }, angry: { tilt: 0 } },
  })
}

function mechanic(emotion: Emotion): string {
  const [olive, oliveDark] = ['#7d8148', '#53562c']
  const kettle = svg`${fill('M-34 8Q-34-22 0-22T34 8Q34 26 24 30H-24Q-34 26-34 8z', '#b9bfc4')}${fill(
    'M12-20Q34-16 34 8Q34 26 24 30H8Q24 4 12-20z',
    '#7b838b',
  )}${fill('M-30 4L-54-12-48-22-24-8z', '#b9bfc4')}${stroke('M-14-22Q0-30 14-22', '#7b838b', 6)}${disc(0, -30, 5, '#3a3f44')}`
  return portrait(emotion, {
    ...RAIN,
    at: { y: 114, scale: 1.22 },
    head: { width: 46, jaw: 42, chin: 57, top: -55 },
    face: {
      skin: SKIN.tan,
      age: 3,
      brow: { colour: WHITE_HAIR, thick: 10, long: 12, arch: 2, slant: 4, y: -14 },
      eye: { apart: 18, size: 7, lid: 4, slant: 0 },
      mouth: { width: 7.5, y: 35, curve: -0.6, opens: 'anger' },
      nose: { long: 20, wide: 11 },
    },
    hair: svg`${fill('M-47-6C-52-44-30-60 0-60S52-44 47-6L42-16Q40-44 0-46T-42-16z', WHITE_HAIR)}${fill(
      'M14-59C44-54 50-34 47-6L42-16Q41-34 28-41Q34-50 14-59z',
      '#b9b3a8',
    )}`,
    body: svg`${fill('M-6 264Q-4 206 40 198L86 188Q120 218 154 188L200 198Q244 206 246 264z', olive)}${fill(
      'M154 188L200 198Q244 206 246 264H186Q190 214 154 188z',
      oliveDark,
    )}${fill('M86 188L120 216 154 188 148 222 120 232 92 222z', '#3b3d40')}${fill(soft([44, 224], [62, 220], [66, 240], [50, 246]), oliveDark)}${stroke('M120 230V264', oliveDark, 4)}${stroke('M68 192L176 250', '#3a2a20', 6)}`,
    before: placed({ x: 188, y: 226, turn: emotion === 'surprised' ? -10 : 4 }, kettle),
    posture: { angry: { shoulders: -6 }, sad: { tilt: 3, dy: 11, shoulders: 8 } },
  })
}

/** Curls along an arch over the head. */
const CURLS: Point[] = [
  [-48, 20],
  [-54, -2],
  [-54, -26],
  [-44, -48],
  [-24, -62],
  [2, -67],
  [28, -61],
  [46, -45],
  [54, -22],
  [54, 2],
  [48, 22],
]

function curls(colour: string, from: number, to: number): string {
  return fill(
    CURLS.slice(from, to)
      .map(([x, y]) => svg`M${x - 14} ${y}a14 14 0 1 1 28 0a14 14 0 1 1-28 0z`)
      .join(''),
    colour,
  )
}

function mother(emotion: Emotion): string {
  const [navy, navyDark] = ['#26355a', '#172240']
  const glove = svg`${fill('M-24 4Q-28-20-8-24Q18-28 24-8Q26 12 14 20H-14Q-22 16-24 4z', '#faf7f0')}${fill('M6-25Q20-22 24-8Q26 12 14 20H4Q18 0 6-25z', '#c4c9d2')}`
  const grip = emotion === 'angry' ? 2 : 0
  return portrait(emotion, {
    ...RAIN,
    at: { x: 122, y: 106, scale: 1.12 },
    head: { width: 42, jaw: 33, chin: 56 },
    face: {
      skin: SKIN.warm,
      age: 2,
      brow: { thick: 3.4, long: 10, arch: 4, colour: '#3a322e', slant: 1 },
      eye: { apart: 18, size: 8, slant: 1.5, lid: 3.4 },
      mouth: { width: 10.5, y: 34, lips: '#9c4238', curve: -0.2 },
      nose: { long: 20, wide: 7 },
    },
    hairBehind: curls('#625d58', 6, 11) + curls('#8d8780', 0, 7),
    hair: svg`${fill('M-45 4C-50-42-34-64 0-64S50-42 45 4Q44-14 36-22Q28-18 24-28Q12-22 6-32Q-4-24-12-32Q-18-22-28-26Q-34-16-38-18Q-44-8-45 4z', '#7a746d')}`,
    body: svg`${fill(shoulders({ wide: 92, high: 200, open: 30, deep: 199 }), '#e9e7e0')}${fill(darkShoulder({ wide: 92, high: 200 }), '#b4b7bd')}${fill(
      'M58 264V201L92 192 118 236V264zM182 264V201L148 192 122 236V264z',
      navy,
    )}${fill('M182 264V201L162 195V264z', navyDark)}${fill(polygon([90, 190], [120, 212], [106, 226]), '#fff')}${fill(polygon([150, 190], [120, 212], [134, 226]), '#d7dade')}`,
    before: svg`${stroke('M26 284A96 96 0 0 1 214 284', '#11151b', 13)}${stroke('M70 216Q90 202 118 201', '#7d8a98', 4)}${placed({ x: 54, y: 228 - grip, turn: -28 }, glove)}${placed({ x: 188, y: 228 - grip, turn: 24 }, glove)}`,
    posture: {
      plain: { tilt: -5, dy: -2 },
      joy: { tilt: -8, dy: -3 },
      sad: { tilt: 7, dy: 7 },
      angry: { tilt: -3 },
      surprised: { tilt: 2, dy: -5 },
    },
  })
}

export const portraits = {
  on: keeper,
  doyul: boy,
  gidong: clerk,
  seokgu: mechanic,
  mother,
} satisfies ThemePictures['portraits']
