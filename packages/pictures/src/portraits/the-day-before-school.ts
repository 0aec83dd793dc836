import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { box, disc, fill, oval, placed, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import { hand } from './hand.js'

const STOVE = '#f6a45c'

const dogyeongHair = svg`${fill('M-46-2Q-54-70 0-72 54-70 46-2L41-8Q42-26 30-37 6-32-10-46-20-32-38-26L-41-8z', '#221b22')}${fill('M-46-2Q-54-64-12-70-28-56-26-38-32-29-38-26L-41-8z', '#4c4150')}`

/** Tucked behind the ears. */
const BOB = svg`${fill('M-46-12Q-60 8-52 32-44 38-34 34L34 34Q46 38 54 30 60 8 46-12z', '#19141a')}${fill('M-46-12Q-60 8-52 32-46 37-38 35-46 14-40-8z', '#4c4150')}`

/** Through the left brow, which is on the right of the picture. */
const SCAR = stroke('M20-23L28-8', SKIN.pale.lit, 3.4)

const hood = svg`${fill('M40 200Q30 60 116 2 136-6 142 6 214 70 200 200z', '#2c5a40')}${fill('M128 0Q138-4 142 6 214 70 200 200H160Q184 70 128 0z', '#1b3d2c')}${fill('M62 200Q54 90 120 34 186 90 178 200z', '#23503a')}`

const duffel = svg`${fill('M2 250Q6 208 76 188L120 222 164 188Q234 208 238 250z', '#3f7a55')}${fill('M164 188Q234 208 238 250H138z', '#265139')}${fill('M84 186L120 226 156 186 150 178H90z', '#dfe6f2')}${fill('M76 188L92 182 120 222V250H112z', '#57966d')}${stroke('M104 236H138', '#ead9b4', 4)}${fill(box(112, 230, 18, 10, 5), '#c98b45')}`

/** A roll of tape, worn like a bracelet on a sleeve that is too long. */
const tape = svg`${fill('M150 250L172 206Q186 192 204 202L224 222V250z', '#3f7a55')}${fill('M196 198Q214 206 224 222V250H186z', '#265139')}${placed({ x: 186, y: 206, turn: -24 }, fill('M-24-10a24 9 0 0 1 48 0v14a24 9 0 0 1-48 0z', '#e9d8a6'), fill('M6-18Q24-17 24-10v14q0 6-14 8z', '#b89b58'), oval(0, -10, 17, 5, '#8d7740'))}${hand({ x: 182, y: 188, turn: -24, scale: 0.8 }, SKIN.pale)}`

const dogyeong = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#6a6795',
    glow: STOVE,
    at: { y: 116, scale: 1.14 },
    head: { width: 42, jaw: 32, chin: 55 },
    behind: hood,
    hairBehind: BOB,
    hair: dogyeongHair + SCAR,
    body: duffel,
    before: tape,
    face: {
      skin: SKIN.pale,
      brow: { colour: '#221b22', thick: 4.5, long: 10, arch: 1, slant: -1.5, y: -13 },
      eye: { apart: 18, size: 8.5, lid: 4.6, slant: -1 },
      mouth: { width: 9, y: 32, curve: 0, lips: '#9a5040' },
      nose: { long: 17, wide: 5.5 },
      tired: true,
    },
    posture: {
      plain: { tilt: 3, dy: 2 },
      joy: { tilt: -4 },
      sad: { tilt: 9, dx: -3 },
      angry: { tilt: -3 },
    },
  })

const grannyHat = svg`${fill('M-50-16Q-60-74 0-80 60-74 50-16 0-34-50-16z', '#8a5aa8')}${fill('M14-79Q60-72 50-16 38-22 26-26 40-56 14-79z', '#5b3773')}${fill('M-54-18Q0-42 54-18L54-2Q0-24-54-2z', '#b58acb')}${fill('M26-27Q42-24 54-18V-2Q40-10 26-13z', '#734a8e')}${disc(2, -84, 13, '#b58acb')}${fill('M5-97Q15-94 15-84T5-71Q10-84 5-97z', '#734a8e')}${stroke('M-30-62Q-36-44-34-32M-4-72V-34M24-66Q30-50 28-32', '#6f4589', 3)}`

const quilt = svg`${fill('M4 250Q0 190 80 178H160Q240 190 236 250z', '#8d2b4e')}${fill('M160 178Q240 190 236 250H134z', '#5c1832')}${stroke('M30 206L76 250M58 190L118 250M24 250L86 186M70 250L108 210', '#b8506f', 2.4)}${stroke('M214 206L168 250M184 190L134 240M216 250L156 188', '#7c2645', 2.4)}${fill('M80 178L120 226 160 178 148 172 120 204 92 172z', '#f3ead6')}${fill('M160 178L148 172 120 204V226z', '#bfae98')}`

const purse = svg`${placed({ x: 186, y: 220, turn: 8 }, fill('M-24-14Q-34 24 0 26 34 24 24-14z', '#c0862f'), fill('M8-14H24Q34 24 4 26 18 8 8-14z', '#8a5a1c'), fill(box(-26, -20, 52, 10, 5), '#e9c06a'), disc(0, -22, 5, '#e9c06a'))}${disc(152, 232, 9, '#d9dde3')}${disc(152, 232, 5.5, '#a7adb8')}`

const granny = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#45586f',
    glow: STOVE,
    at: { y: 126, scale: 1.14 },
    head: { width: 47, jaw: 41, chin: 50, ears: false },
    hairBehind: oval(0, 4, 50, 34, '#d8d5d0'),
    hair: svg`${fill('M-49 0Q-46-24 0-26 46-24 49 0 40-16 0-20-40-16-49 0z', '#e8e5df')}${placed({ y: -5 }, grannyHat)}`,
    body: quilt,
    before: purse,
    face: {
      skin: SKIN.warm,
      age: 3,
      brow: { colour: '#f0ebe2', thick: 4.8, long: 9, arch: 2.5, slant: -1, y: -9 },
      eye: { apart: 19, size: 7.5, lid: 3, y: 4 },
      mouth: { width: 12, y: 31, curve: 4, lips: '#8a4b3d' },
      nose: { long: 15, wide: 8 },
      blush: '#d98a6c',
    },
    posture: {
      plain: { tilt: -4 },
      joy: { tilt: -8 },
      sad: { tilt: -8, dy: 6 },
      surprised: { tilt: 2 },
    },
  })

const momHair = svg`${fill('M-47 2Q-56-62 0-66 56-62 47 2L41-4Q44-24 32-38 14-48 0-36-14-48-32-38-44-24-41-4z', '#4a2c22')}${fill('M-47 2Q-56-56-14-65-34-50-32-38-44-24-41-4z', '#7f5139')}${stroke('M-43 4Q-52 16-44 24M43 4Q52 16 44 26', '#4a2c22', 4)}${stroke('M-30-36Q-38-24-32-16', '#7f5139', 4.5)}${placed({ x: 4, y: -64, turn: 8 }, fill('M-26-8Q0-18 26-8L22 4H-22z', '#4f7fe6'), fill('M-22 4l5 13 5-13zM-5 4L0 17 5 4zM12 4l5 13 5-13zM4-14Q18-13 26-8L22 4H4z', '#2f5fd0'))}`

const momUp = svg`${disc(-24, -70, 20, '#7f5139')}${disc(0, -86, 23, '#5d3829')}${disc(24, -72, 20, '#3a2019')}${disc(2, -66, 22, '#4a2c22')}${stroke('M-34-76q8-10 16-4M-8-96q10-8 18 0M16-80q8-6 14 2', '#a8754f', 3)}`

const ladle = svg`${placed({ x: 202, y: 196, turn: 12 }, stroke('M0-40V52', '#c9ced6', 7), fill('M-24-62H18Q18-34-3-34T-24-62z', '#e3e6ea'), fill('M4-62H18Q18-36-1-34 8-46 4-62z', '#8f97a5'), oval(-3, -62, 21, 6, '#6d7584'))}${hand({ x: 198, y: 222, turn: 2, scale: 0.95 }, SKIN.fair)}`

const mom = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#5a5482',
    glow: STOVE,
    at: { x: 114, y: 132, scale: 1.12 },
    head: { width: 43, jaw: 33, chin: 54 },
    hairBehind: momUp,
    hair: momHair,
    body: svg`${fill('M2 250Q6 208 82 194H150Q228 206 232 250z', '#f2bf45')}${fill('M150 194Q228 206 232 250H134z', '#b8841f')}${fill('M78 196Q114 236 152 196L146 188H84z', '#fbdc8a')}${fill('M84 196Q114 226 146 196L140 186H90z', SKIN.fair.dark)}${fill('M64 250L72 226H160L168 250z', '#d9dfea')}${fill('M118 226H160L168 250H126z', '#98a3bf')}${stroke('M74 228L66 200M158 228L164 202', '#d9dfea', 8)}`,
    before: ladle,
    face: {
      skin: SKIN.fair,
      brow: { colour: '#3f251c', thick: 4, long: 11, arch: 3.5, slant: 1 },
      eye: { apart: 18.5, size: 9, lid: 3, crease: true },
      mouth: { width: 11, y: 33, curve: 2, opens: 'both', lips: '#a8443c' },
      nose: { long: 17, wide: 5.5 },
    },
    posture: { plain: { tilt: -5 }, joy: { tilt: -9 }, sad: { tilt: 8 } },
  })

const dadHair = svg`${fill('M-46-6Q-54-62-8-70 52-70 46-6L41-18Q42-38 34-48 6-64-26-54-40-40-41-18z', '#25222a')}${fill('M-46-6Q-54-58-14-69-32-60-30-50-40-40-41-18z', '#56505a')}`

const dadEars = svg`${oval(-46, 6, 12, 17, SKIN.warm.lit)}${oval(-46, 7, 6, 10, SKIN.warm.dark)}${oval(46, 6, 12, 17, SKIN.warm.dark)}${oval(46, 7, 6, 10, SKIN.warm.line)}`

const tangerine = svg`${disc(182, 214, 24, '#f6a92b')}${fill('M190 191Q206 198 206 214T180 238Q200 222 190 191z', '#c9731c')}${fill('M176 192q8-8 16-2-6 8-16 2z', '#5f8a45')}${hand({ x: 178, y: 236, turn: -6, scale: 1.15 }, SKIN.warm)}${placed({ x: 160, y: 220, turn: 18 }, fill(box(-7, -16, 14, 32, 7), SKIN.warm.lit), fill(box(-5, -15, 10, 11, 5), '#f6c93b'))}`

const dad = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#8d6a4a',
    glow: '#ffd29a',
    at: { x: 116, y: 116, scale: 1.18 },
    head: { width: 41, jaw: 31, chin: 58, top: -64, ears: false },
    hairBehind: dadEars,
    hair: dadHair,
    body: svg`${fill('M10 250Q12 212 84 194L118 216 154 194Q226 212 230 250z', '#2f416e')}${fill('M154 194Q226 212 230 250H136z', '#1c2848')}${fill('M90 190L118 220 148 190 142 182H96z', '#b9c0cf')}${fill('M84 194L94 184 118 218 104 236zM154 194L144 184 118 218 132 236z', '#45598c')}${stroke('M118 220V250', '#d9b25c', 3.5)}${fill(box(58, 226, 30, 5), '#45598c')}`,
    before: tangerine,
    face: {
      skin: SKIN.warm,
      age: 1,
      tired: true,
      brow: { colour: '#25222a', thick: 5.5, long: 11, arch: 1.5, slant: -2.5 },
      eye: { apart: 17, size: 8, lid: 3.4, slant: -2 },
      mouth: { width: 11, y: 35, curve: 0.6, lips: '#83443a' },
      nose: { long: 22, wide: 7.5 },
    },
    posture: { plain: { tilt: 4, dy: 2 }, joy: { tilt: -3 }, sad: { tilt: 9, dy: 9 } },
  })

const CLOUD = [
  [-46, 0, 16],
  [-55, -24, 19],
  [-44, -52, 21],
  [-18, -70, 22],
  [14, -72, 22],
  [42, -54, 21],
  [54, -26, 19],
  [46, -2, 15],
] as const

const teacherHair = svg`${CLOUD.map(([x, y, r], index) => disc(x, y, r, index < 3 ? '#d5d6d8' : index > 5 ? '#6d7178' : '#a3a6ac'))}${disc(-24, -46, 14, '#d5d6d8')}${disc(0, -52, 15, '#a3a6ac')}${stroke('M-62-30q2-12 12-12M-36-62q6-10 16-6M34-62q10-2 12 8', '#eeeeec', 3)}`

const stone = svg`${placed({ x: 188, y: 208, turn: -6 }, fill('M-30 10Q-34-16-8-24 22-28 32-6 34 18 8 22-22 24-30 10z', '#8b93a0'), fill('M10-25Q30-22 32-6 34 18 6 22 22 2 10-25z', '#596270'), stroke('M-29-2Q0-12 31-6M-30 8Q0-2 30 6', '#d9dfe6', 3))}${hand({ x: 186, y: 236, turn: 0, scale: 1.15 }, SKIN.fair)}${fill(box(150, 214, 13, 26, 6), SKIN.fair.lit)}`

const teacher = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#3d5a63',
    glow: STOVE,
    at: { x: 112, y: 124, scale: 1.1 },
    head: { width: 41, jaw: 31, chin: 60 },
    hair: teacherHair,
    body: svg`${fill('M0 250Q4 206 78 192L114 216 152 192Q226 208 230 250z', '#7a4a2c')}${fill('M152 192Q226 208 230 250H132z', '#4f2d18')}${stroke('M30 224V250M50 208V250', '#96633f', 3)}${fill('M88 190L114 222 142 190 138 250H94z', '#d8cdb8')}${fill('M108 214h12l4 36h-20z', '#2f6a66')}${fill('M78 192L58 218 80 224 98 250H106L90 188zM152 192L172 218 148 224 132 250H122L142 188z', '#94603a')}${fill('M152 192L172 218 148 224 132 250H122L142 188z', '#623a20')}`,
    before: stone,
    face: {
      skin: SKIN.fair,
      age: 1,
      brow: { colour: '#6d6f74', thick: 5, long: 11, arch: 3, slant: -1, y: -18 },
      eye: { apart: 18, size: 7.5, lid: 3 },
      mouth: { width: 12, y: 36, curve: 2.6, lips: '#85463a' },
      nose: { long: 23, wide: 8 },
      glasses: { form: 'round', colour: '#4a2a17' },
    },
    posture: {
      plain: { tilt: 5 },
      joy: { tilt: -5 },
      sad: { tilt: 10, dy: 8 },
      angry: { tilt: 3 },
    },
  })

export const portraits = { dogyeong, granny, mom, dad, teacher }
