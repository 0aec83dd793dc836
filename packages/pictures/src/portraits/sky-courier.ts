import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { box, disc, fill, oval, placed, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import { hand } from './hand.js'
import { porong } from './sky-courier-whale.js'

const BLOSSOM = '#ffd79a'
const BRASS = '#dca545'

const neuruCap = svg`${fill('M-44-30Q-62-58-44-74 0-96 46-74 62-58 44-30z', '#4d6084')}${fill('M10-84Q30-84 46-74 62-58 44-30H20Q34-60 10-84z', '#34425f')}${fill('M-45-42Q0-54 45-42V-28Q0-38-45-28z', '#2a3550')}${fill('M-66-22Q-56-40 0-42 56-40 66-22 40-32 0-32T-66-22z', '#1d2439')}${disc(0, -56, 8, BRASS)}${fill('M-40-28h-5v18l8 6zM40-28h5v18l-8 6z', '#c9c6bf')}`

/** It leaves the mouth free. */
const neuruBeard = svg`${fill('M-42 6Q-36 30-19 37-14 45 0 46 14 45 19 37 36 30 42 6 44 42 24 59 0 70-24 59-44 42-42 6z', '#eceae4')}${fill('M42 6Q44 42 24 59 12 66 4 65 18 56 19 37 36 30 42 6z', '#b3b0ae')}${fill('M0 23Q-14 22-19 32-8 27 0 28 8 27 19 32 14 22 0 23z', '#f4f2ec')}`

const neuruBody = svg`${fill('M0 250Q6 196 82 188L120 214 158 188Q234 196 240 250z', '#5a6c90')}${fill('M158 188Q234 196 240 250H138z', '#3e4d6d')}${fill('M86 186L120 220 154 186 146 178H94z', '#e9e2d2')}${fill('M82 188L92 184 120 222 114 250H104zM158 188L148 184 120 222 126 250H136z', '#46577a')}`

const stamp = svg`${placed({ x: 186, y: 220, turn: 10 }, fill(box(-7, -40, 14, 30, 7), '#7a4b2a'), fill(box(-19, -12, 38, 22, 4), BRASS))}${hand({ x: 182, y: 206, turn: 8, scale: 0.95 }, SKIN.warm)}${placed({ x: 164, y: 200, turn: -28 }, fill(box(-6, -14, 12, 26, 6), SKIN.warm.lit), fill(box(-6, -14, 12, 13, 6), '#27324f'))}`

const neuru = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#9c6f6a',
    glow: BLOSSOM,
    at: { x: 114, y: 118, scale: 1.18 },
    head: { width: 42, jaw: 34, chin: 58 },
    hair: neuruBeard + neuruCap,
    body: neuruBody,
    before: stamp,
    face: {
      skin: SKIN.warm,
      age: 2,
      brow: { colour: '#dcd9d2', thick: 5.5, long: 11, arch: 2, slant: -2.5, y: -14 },
      eye: { apart: 17, size: 8, lid: 3.4, slant: -1 },
      mouth: { width: 10, y: 35, curve: 1, lips: '#7b4334' },
      nose: { long: 21, wide: 8 },
    },
    posture: { plain: { tilt: 4 }, sad: { tilt: 9, dy: 10 }, joy: { tilt: -3 } },
  })

const yeoulHair = svg`${fill('M-46 10Q-54-66 0-68 54-66 46 10L40 6Q40-26 2-54-40-26-40 6z', '#f0eee8')}${fill('M2-68Q54-66 46 10L40 6Q40-26 2-54z', '#b5b5b8')}${stroke('M2-66V-54', '#85868c', 2.4)}`

const BRAID = [0, 1, 2, 3, 4]
  .map((step) =>
    placed(
      { x: 74 - step * 4, y: 172 + step * 17, turn: step % 2 === 0 ? -32 : 32 },
      oval(0, 0, 17, 11, step % 2 === 0 ? '#f0eee8' : '#c9c8c8'),
    ),
  )
  .join('')

const bowl = placed(
  { x: 186, y: 226 },
  fill('M-38-12H38Q36 26 0 28T-38-12z', '#a06a3c'),
  fill('M12-12H38Q36 26 4 28 18 12 12-12z', '#6f4424'),
  oval(0, -12, 38, 10, '#5a371e'),
  oval(0, -10, 31, 6.5, '#a9d2d6'),
)

const yeoul = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#4a5f83',
    glow: BLOSSOM,
    at: { y: 116, scale: 1.16 },
    head: { width: 43, jaw: 33, chin: 55 },
    hair: yeoulHair,
    hairBehind: fill('M-46 16Q-50-60 0-62 50-60 46 16 30 34 0 34T-46 16z', '#a7a8ad'),
    body: svg`${fill('M12 250Q16 202 84 188L120 210 156 188Q224 202 228 250z', '#d9ccb0')}${fill('M156 188Q224 202 228 250H140z', '#a89b80')}${fill('M84 188L120 222 156 188 148 182 120 206 92 182z', '#f3ead6')}${fill('M66 250L74 218H166L174 250z', '#6d7c45')}${fill('M124 218H166L174 250H132z', '#4d5a30')}`,
    before: svg`${bowl}${BRAID}`,
    face: {
      skin: SKIN.warm,
      age: 2,
      brow: { colour: '#cfccc6', thick: 4.5, long: 11, arch: 2.5, slant: 1 },
      eye: { apart: 17.5, size: 8.5, lid: 3.2, crease: true },
      mouth: { width: 11, curve: 0.2, lips: '#8a4a3a' },
      nose: { long: 20, wide: 6.5 },
    },
    posture: { joy: { tilt: -3 }, sad: { tilt: 4, dy: 4 }, surprised: { tilt: 0 } },
  })

const daraeHair = svg`${fill('M-50 26Q-60-66 0-70 60-66 50 26L40 24Q44-8 40-28L22-34 12-26-4-36-18-26-30-34-40-26Q-44-8-40 24z', '#2c1d1a')}${fill('M-50 26Q-60-60-14-68-40-44-40-26-44-8-40 24z', '#5b3b2e')}${fill('M-14-68Q20-72 36-52 14-60-14-52z', '#4a2f26')}`

const daraeCord = svg`${stroke('M76 190Q120 220 164 190', '#e9dcb4', 7)}${stroke('M70 200Q120 234 170 200', '#c9b883', 7)}${stroke('M68 212Q120 248 172 212', '#e9dcb4', 7)}${[
  disc(98, 204, 7, '#f6ecd0'),
  disc(136, 217, 7, '#b3a06a'),
  disc(112, 231, 7.5, '#f6ecd0'),
  disc(156, 203, 6.5, '#b3a06a'),
]}${stroke('M112 236Q104 246 108 254', '#e9dcb4', 6)}`

/** One front tooth is missing. */
const GAP = fill(box(1, 26.5, 5.5, 7), '#22150f')

const darae = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#4d5d4a',
    glow: BLOSSOM,
    at: { y: 120, scale: 1.2 },
    head: { width: 45, jaw: 37, chin: 46 },
    hairBehind: fill('M-50 28Q-54-60 0-64 54-60 50 28 30 36 0 36T-50 28z', '#1d1311'),
    hair: emotion === 'joy' ? daraeHair + GAP : daraeHair,
    body: svg`${fill('M28 250Q28 200 88 188H152Q212 200 212 250z', '#e8955f')}${fill('M152 188Q212 200 212 250H136z', '#b0663c')}${fill('M88 186L120 214 152 186 150 176H90z', '#f3ead6')}${stroke('M120 212V250', '#b0663c', 4)}${fill('M88 188L74 214 120 224 100 196zM152 188L166 214 120 224 140 196z', '#f6bd90')}`,
    before: daraeCord,
    face: {
      skin: SKIN.warm,
      brow: { colour: '#2c1d1a', thick: 4.5, long: 8, arch: 2.5, slant: 1, y: -14 },
      eye: { apart: 20, size: 8, lid: 2.4, y: 2 },
      mouth: { width: 9, y: 29, curve: 2, opens: 'joy' },
      nose: { long: 13, wide: 5 },
      blush: '#d98a64',
    },
    posture: { plain: { dy: 2 }, sad: { tilt: -9, dx: -4 }, angry: { tilt: -4 }, joy: { tilt: 5 } },
  })

/** Every hair stands away from the head: she lives in lightning. */
const spikes = (from: number, to: number, colour: string) =>
  fill(
    Array.from({ length: to - from }, (_, index) => {
      const turn = Math.PI * (0.93 + ((from + index) / 16) * 1.14)
      const point = (by: number, reach: number) =>
        svg`${Math.round(Math.cos(turn + by) * reach)} ${Math.round(Math.sin(turn + by) * reach - 8)}`
      return svg`M${point(-0.2, 42)}L${point(0, 78 + (index % 3) * 10)}L${point(0.2, 42)}z`
    }).join(''),
    colour,
  )

const SPIKES = svg`${spikes(0, 6, '#b7b0b8')}${spikes(6, 11, '#7d7684')}${spikes(11, 17, '#514b5e')}`

const moroHair = svg`${fill('M-45 4Q-52-62 0-64 52-62 45 4L40-6 36-30 24-38 12-32 2-42-12-34-26-40-36-28-40-6z', '#7d7684')}${fill('M-45 4Q-52-60-6-64-30-50-36-28-40-6-40 0z', '#b7b0b8')}${disc(46, 7, 8.5, '#f2eee4')}${disc(50, 2, 5, '#d5cfc4')}`

const jar = (x: number, y: number, turn: number) =>
  placed(
    { x, y, turn },
    fill(box(-15, -20, 30, 44, 8), '#3c3a5e'),
    stroke('M3-13L-6 3H5L-3 17', '#d9c4ff', 4.5),
    fill(box(-9, -28, 18, 9, 3), '#b58450'),
  )

const moro = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#28314d',
    glow: '#e9c9ff',
    at: { y: 118, scale: 1.1 },
    head: { width: 43, jaw: 35, chin: 56 },
    hairBehind: SPIKES,
    hair: moroHair,
    body: svg`${fill('M4 250Q10 200 82 188L120 212 158 188Q230 200 236 250z', '#b0693c')}${fill('M158 188Q230 200 236 250H140z', '#74401f')}${fill('M90 188L120 224 150 188 142 182H98z', '#e2c9a0')}${fill('M82 188L62 212 86 220 110 250H120V226zM158 188L178 212 154 220 130 250H120V226z', '#c98050')}`,
    before: svg`${jar(46, 222, -8)}${jar(152, 232, 3)}${jar(198, 220, 9)}`,
    face: {
      skin: SKIN.tan,
      age: 1,
      brow: { colour: '#4a4550', thick: 5.5, long: 11, arch: 4, slant: 2, y: -17 },
      eye: { apart: 18.5, size: 9, lid: 2.8, crease: true },
      mouth: { width: 13, y: 33, curve: 2.4, opens: 'both', lips: '#7a3126' },
      nose: { long: 20, wide: 7 },
    },
  })

const boniCap = svg`${fill('M-44-24Q-56-76 4-80 58-74 46-24 0-42-44-24z', '#2b4a68')}${fill('M20-78Q58-70 46-24 34-32 24-34 40-54 20-78z', '#1b3049')}${fill('M-46-22Q-50-48-22-56 10-64 36-52L44-26Q0-46-46-22z', '#3f668a')}${fill('M-46-22Q-50-48-22-56-36-42-34-28z', '#6d93b3')}${disc(2, -48, 7, BRASS)}${fill('M-45-20Q-42-2-40 6L-46 8Q-50-8-45-20zM-42-24Q-30-22-22-12-12-24 2-22L-2-36Q-30-36-42-24zM45-20Q42-2 40 6L46 8Q50-8 45-20z', '#3a2117')}`

const SCARF_TAIL = fill(
  'M150 188Q196 176 216 140 222 166 252 158 244 196 206 206 178 212 150 206z',
  '#c22b3c',
)

const boni = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#7390a8',
    glow: BLOSSOM,
    at: { x: 114, y: 118, scale: 1.18 },
    head: { width: 40, jaw: 28, chin: 58 },
    hair: boniCap,
    behind: svg`${SCARF_TAIL}${fill('M168 200Q206 190 216 140 222 166 252 158 244 196 206 206z', '#8a1a2b')}`,
    body: svg`${fill('M18 250Q24 206 84 192H152Q212 206 216 250z', '#2b4a68')}${fill('M152 192Q212 206 216 250H138z', '#1b3049')}${stroke('M88 206Q104 236 118 240M146 206Q134 236 122 240', '#dfe3e6', 2.6)}${fill('M102 228h28q9 0 9 8t-9 8h-12q-9 0-9-8h-7z', '#cfd6da')}`,
    before:
      fill('M74 184Q114 204 158 182 168 196 160 210 116 228 76 210 68 196 74 184z', '#d8394a') +
      fill('M128 197Q144 192 158 182 168 196 160 210 144 218 128 219 136 208 128 197z', '#95202f'),
    face: {
      skin: SKIN.fair,
      brow: { colour: '#3a2117', thick: 5, long: 11, arch: 2, slant: 3, y: -14 },
      eye: { apart: 17, size: 8.5, lid: 2.8, slant: 2 },
      mouth: { width: 12, y: 34, curve: 2.6, opens: 'joy', lips: '#8a4436' },
      nose: { long: 21, wide: 6 },
    },
    posture: {
      plain: { tilt: -4 },
      joy: { tilt: -8 },
      sad: { tilt: 7, dy: 6 },
      angry: { tilt: 4 },
    },
  })

export const portraits = { porong, neuru, yeoul, darae, moro, boni }
