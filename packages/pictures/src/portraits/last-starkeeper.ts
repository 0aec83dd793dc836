import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { disc, fill, oval, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import { ttukttak } from './last-starkeeper-robot.js'

const STARLIGHT = '#fff7e3'
const WHITE = '#e9e6df'

/** How far the long ends of his brows rise. */
const browEnds: Record<Emotion, number> = { plain: 0, joy: -3, sad: 4, angry: -4, surprised: -7 }

/** Han Maru, 72: a bent back, long white brows, a whistle. */
function hanmaru(emotion: Emotion): string {
  const crop =
    fill(
      'M-46 4Q-52-40-32-56L-24-46-34-34-36-18-42-14zM-36-52Q-18-72 8-68 36-64 44-30L46 4 41-14 37-20 34-36 22-48 8-42-2-50-14-46z',
      WHITE,
    ) + fill('M14-67Q38-62 44-30L46 4 41-14 37-20 34-36 22-48z', '#a4a5ad')
  const stubble = fill(
    'M-43 6Q-40 36-27 48-12 59 0 59 12 59 27 48 40 36 43 6L34 24Q28 30 24 42 12 51 0 51-12 51-24 42-28 30-34 24z',
    '#d6d0c8',
    0.75,
  )
  const longBrows = [-1, 1].map((side) => {
    const y = browEnds[emotion] - 15
    return stroke(svg`M${side * 25} ${y}Q${side * 42} ${y - 2} ${side * 47} ${y + 14}`, WHITE, 5)
  })
  return portrait(emotion, {
    ground: '#2a2f3d',
    glow: STARLIGHT,
    head: { width: 42, jaw: 32, top: -60 },
    face: {
      skin: SKIN.warm,
      age: 3,
      brow: { colour: WHITE, thick: 8, long: 13, arch: 2 },
      eye: { size: 8, lid: 3.4, slant: -1.5, crease: true },
      mouth: { width: 12, curve: 0.6 },
      nose: { long: 23, wide: 9 },
    },
    hair: svg`${stubble}${crop}${longBrows}`,
    at: { x: 104, y: 120 },
    body:
      fill('M4 260Q8 206 62 194L106 214 146 172Q216 140 238 212L240 260z', '#2b3d7c') +
      fill('M146 172Q216 140 238 212L240 260H168Q182 204 146 172z', '#18224a') +
      fill('M64 190L106 216 92 238 52 206zM146 172L106 216 126 242 166 198z', '#3c529b'),
    before:
      stroke('M74 202Q86 216 98 218M140 192Q130 212 112 218', '#e2c26a', 3) +
      fill('M88 214h34v9h-8a13 13 0 1 1-26 4z', '#e2c26a') +
      disc(101, 228, 4.5, '#18224a'),
    posture: { plain: { tilt: 3 }, sad: { tilt: 9, dy: 10 }, joy: { tilt: -1 } },
  })
}

/** Noeul, 63: a braid over one shoulder, a dark red shawl, needles. */
function noeul(emotion: Emotion): string {
  const [grey, greyDark] = ['#b3aca8', '#6f6868']
  const hair =
    fill(
      'M-50 14Q-58-44-26-62 0-74 28-62 58-44 50 14Q46-14 30-32 14-44 0-50-16-42-32-28-46-10-50 14z',
      grey,
    ) +
    fill('M2-67Q20-68 28-62 58-44 50 14 46-14 30-32 14-44 0-50z', greyDark) +
    stroke('M-40-20Q-30-46-6-58M-46 0Q-44-30-24-48', '#8d8684', 2)
  const braid = [0, 1, 2, 3, 4]
    .map((row) =>
      oval(62 - row * 2 + (row % 2) * 7, 158 + row * 18, 14 - row, 12, row % 2 ? '#958d8b' : grey),
    )
    .join('')
  return portrait(emotion, {
    ground: '#3a2430',
    glow: '#ffdfae',
    head: { width: 46, jaw: 38, chin: 56, ears: false },
    face: {
      skin: SKIN.fair,
      age: 2,
      brow: { colour: '#7c7472', thick: 4, long: 11, arch: 4, slant: -2 },
      eye: { apart: 19, size: 8, lid: 3, slant: -1 },
      mouth: { width: 11, curve: 2.5, lips: '#8c4038' },
      nose: { long: 18, wide: 7 },
      blush: '#d98d70',
    },
    hairBehind: fill('M-50 10Q-60 46-40 60L0 40 34 34Q52 30 50 10z', greyDark),
    hair,
    body:
      fill('M-6 260L46 200Q80 186 94 190L120 226 148 190Q170 188 196 202L248 260z', '#8a2f36') +
      fill('M148 190Q170 188 196 202L248 260H132L120 226z', '#5f1e28') +
      stroke(
        'M22 236Q70 210 110 240M52 216Q80 208 100 222M0 256Q70 228 124 256M142 222Q170 208 198 222M132 242Q180 222 226 244',
        '#b04a4a',
        3,
        0.8,
      ),
    before:
      braid +
      fill('M54 238l8-6 10 6 2 20H48z', '#c9a45a') +
      stroke('M142 246L212 168M220 246L164 172', '#e9dfc8', 5) +
      disc(212, 168, 5, '#d9824a') +
      disc(164, 172, 5, '#d9824a') +
      fill('M164 224q-2-18 12-20 20-6 32 6 8 10-2 20z', '#e6b98f') +
      stroke('M174 208l2 10M185 204v11M196 206l-1 10', '#a97852', 2.4) +
      fill('M160 222q22-10 50 2l8 40h-62z', '#4d5674') +
      fill('M196 219l14 5 8 40h-18z', '#333a55'),
  })
}

/** Sora, 26: hair that stands, a teal suit, odd mittens on a string. */
function sora(emotion: Emotion): string {
  const black = '#1b1b22'
  const hair =
    fill(
      'M-36 30Q-46 24-44 10L-58 6Q-50-4-48-12L-62-24Q-52-30-48-38L-54-58Q-40-54-32-58L-26-78Q-16-70-6-68L10-84Q14-72 20-66L42-72Q40-60 44-52L62-44Q52-38 50-28L60-10Q52-8 48-2L52 14 43 16Q44 26 37 32 38 6 33-16 23-29 14-42 6-30-10-27L-6-38Q-22-28-32-18-38 8-36 32z',
      black,
    ) + fill('M-30-52L-22-66-6-56-2-44-18-46z', '#3d4054')
  return portrait(emotion, {
    ground: '#16353c',
    glow: '#e8fff6',
    head: { width: 39, jaw: 26, chin: 55 },
    at: { y: 108 },
    face: {
      skin: SKIN.fair,
      brow: { colour: black, thick: 3.2, long: 9, arch: 3 },
      eye: { apart: 17.5, size: 9, lid: 3.3, slant: 2, crease: true },
      mouth: { width: 9, y: 33, curve: 1.5, opens: 'joy', lips: '#a04a40' },
      blush: '#dd8f74',
      nose: { long: 18, wide: 6 },
    },
    hair: hair + stroke('M-36 22q12-2 14 10', '#c9785e', 2.4),
    body:
      fill('M34 260Q36 212 88 196L120 214 152 196Q204 212 206 260z', '#2f8f8f') +
      fill('M152 196Q204 212 206 260H150Q160 226 134 206z', '#1c6064') +
      fill('M88 194L120 218 152 194 160 204 122 234 80 204z', '#d8dde6') +
      fill('M152 194L160 204 122 234 120 218z', '#98a3b5'),
    before:
      stroke('M86 200Q80 206 74 210M154 200Q162 206 168 210', '#f1c45a', 3) +
      fill('M58 250V222q0-17 16-17 17 0 17 17v6q9-7 12 0l-6 22z', '#d9824a') +
      fill('M184 250V222q0-17-16-17-17 0-17 17v6q-9-7-12 0l6 22z', '#e9d9a8') +
      stroke('M62 230h25', STARLIGHT, 4) +
      stroke('M155 224h25M155 234h25', '#8a2f36', 4),
  })
}

export const portraits: Readonly<Record<string, (emotion: Emotion) => string>> = {
  ttukttak,
  hanmaru,
  noeul,
  sora,
}
