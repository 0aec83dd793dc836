import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { box, disc, fill, oval, placed, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import { hand } from './hand.js'

const LAMP = '#f2b65a'
const BRASS = '#d99b45'
const RED = '#c8372d'

const yihyeonHair = svg`${fill('M-49 20Q-60-72-2-74 58-74 50 20L41 22Q46-14 32-38 6-34-16-56-22-34-39-26-42-2-42 22z', '#17151f')}${fill('M-49 18Q-58-66-16-72-40-46-40-26-42-2-43 20z', '#3b3a4c')}${fill('M-16-56Q-22-80 2-88-8-74 2-66zM-14-58Q4-46 6-24-8-30-18-44zM2-66Q22-92 34-84 18-76 14-62z', '#17151f')}`

/** Smiling lifts one brow alone. */
const yihyeonSmile = svg`${fill('M-7-16Q-18-23-31-13-18-18-7-12z', '#17151f')}${fill('M7-21Q18-35 32-21 18-29 7-17z', '#17151f')}`

const yihyeonBody = svg`${fill('M2 250Q10 206 80 190L120 214 160 190Q230 206 238 250z', '#23335c')}${fill('M160 190Q230 206 238 250H150z', '#17213f')}${fill('M92 190L120 216 148 190 160 198 132 250H108L80 198z', '#f6eedd')}${fill('M120 216L148 190 160 198 132 250H122z', '#c9bfae')}${fill('M80 190L66 216 84 222 74 232 104 250H110zM160 190L174 216 156 222 166 232 136 250H130z', '#2f4273')}${fill('M62 198L76 194 40 250H22z', '#c9b489')}${fill('M164 232h34v18h-34z', '#101832')}${placed({ x: 178, y: 232, turn: 6 }, fill('M-5-28h10v28H-5z', BRASS), fill('M-5-40h10v12H-5z', '#c9ccd2'), fill('M-5-40L0-50 5-40z', '#e9d7b0'))}`

const yihyeon = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#56698c',
    glow: LAMP,
    head: { width: 41, jaw: 29, chin: 60 },
    hairBehind: fill('M-48 22Q-56-60 0-64 56-60 48 22 30 34 0 34T-48 22z', '#0f0e16'),
    hair: emotion === 'joy' ? yihyeonHair + yihyeonSmile : yihyeonHair,
    body: yihyeonBody,
    before: placed(
      { x: 30, y: 222, turn: -14 },
      fill('M-26-36h50v70h-50z', '#a87947'),
      fill('M-26-36h50L-1-14z', '#7f5730'),
    ),
    face: {
      skin: SKIN.pale,
      brow: {
        thick: emotion === 'joy' ? 0 : 4.5,
        long: emotion === 'joy' ? 0 : 11,
        slant: 2,
        arch: 2,
      },
      eye: { apart: 17, size: 9, slant: 1.5, lid: 3 },
      mouth: { width: 11, curve: 1, lips: '#8a4436' },
      nose: { long: 22, wide: 6 },
    },
    posture: { joy: { tilt: 5 }, sad: { tilt: -6 }, angry: { tilt: -3 } },
  })

const boreumHair = svg`${fill('M-50 14Q-62-66 0-70 62-66 50 14 44 10 43-8 38-40 4-44-34-42-43-8-44 8-50 14z', '#3a2019')}${fill('M-50 14Q-60-56-16-68-36-44-43-8-44 8-50 14z', '#6b3f2b')}`

const boreumBun = svg`${placed({ x: 2, y: -82, turn: 28 }, fill(box(-46, -4, 92, 7, 3), '#3f6fb0'), fill('M-46-4h-8l-6 3.5 6 3.5h8z', '#20242e'))}${placed({ x: 2, y: -82, turn: -32 }, fill(box(-46, -4, 92, 7, 3), RED), fill('M46-4h8l6 3.5-6 3.5h-8z', '#f6eedd'))}${disc(2, -80, 26, '#3a2019')}${fill('M-22-88Q-14-108 6-105-8-94-8-62-28-70-22-88z', '#6b3f2b')}${stroke('M-8-66Q12-62 20-80', '#24120d', 3)}`

const notes = svg`${placed({ x: 122, y: 228, turn: -4 }, fill(box(-46, -24, 92, 60, 3), '#e8c34e'), fill(box(-40, -32, 84, 60, 3), '#f7e08a'), fill(box(4, -32, 40, 60, 3), '#dcb94f'), fill('M-40-32h26v14h-26z', '#e58aa0'))}${hand({ x: 66, y: 226, turn: -12 }, SKIN.fair)}${hand({ x: 178, y: 230, turn: 12 }, SKIN.fair)}`

const boreum = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#31436b',
    glow: LAMP,
    at: { y: 134, scale: 1.16 },
    head: { width: 49, jaw: 42, chin: 49 },
    hairBehind: boreumBun,
    hair: boreumHair,
    body: svg`${fill('M18 250Q16 200 86 188L120 214 154 188Q224 200 222 250z', '#e67a2e')}${fill('M154 188Q224 200 222 250H140z', '#ad5219')}${fill('M88 188L120 216 152 188 142 250H98z', '#f6eedd')}`,
    before: notes,
    face: {
      skin: SKIN.fair,
      brow: { colour: '#4b2a1e', thick: 4, long: 8, arch: 3, y: -19 },
      eye: { apart: 19, size: 8, lid: 2.6 },
      mouth: { width: 9, y: 30, curve: 3, lips: '#9a4436', opens: 'both' },
      nose: { long: 13, wide: 5 },
      glasses: { form: 'round', colour: '#6b2f1c' },
      blush: '#e59a78',
    },
    posture: { surprised: { dy: -8 }, joy: { tilt: -7, dy: -4 } },
  })

const munhuiHair = svg`${fill('M-45 4Q-60-78 0-78 60-76 46 4L40-4Q42-30 26-44-20-22-37-28-40-14-40 2z', '#a9abb1')}${fill('M-45 4Q-58-66-12-76-30-52-34-30-40-16-40 2z', '#e6e5e0')}${fill('M-34-30Q-8-54 22-66 40-58 26-44-18-22-34-30z', '#cfcfd0')}${fill('M46 4Q54-50 24-68 44-50 26-44 42-30 40-4z', '#777b85')}${disc(-43, 19, 3.5, RED)}`

const arms = svg`${fill('M10 250Q10 206 48 208L178 230V250z', '#2c2c37')}${fill('M230 250Q230 206 192 208L66 234V250z', '#16161d')}${fill('M56 232L182 200Q204 198 206 216L84 250H56z', '#3d3d49')}${hand({ x: 64, y: 236, turn: -12, scale: 0.95 }, SKIN.warm)}`

const munhui = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#93714d',
    glow: '#ffd998',
    head: { width: 43, jaw: 33, chin: 57 },
    hair: munhuiHair,
    body: svg`${fill('M-8 250Q-4 200 82 188H158Q244 200 248 250z', '#22222b')}${fill('M158 188Q244 200 248 250H140z', '#121217')}${fill(box(92, 158, 56, 46, 12), '#2c2c36')}${fill('M124 158h12q12 0 12 12v22q0 12-12 12h-12z', '#15151b')}${stroke('M94 194Q108 216 121 220M146 194Q138 216 123 220', '#e9d7b0', 2.4)}`,
    before: svg`${placed({ x: 122, y: 208, turn: 6 }, fill('M-6-14h12v44H-6z', RED), fill('M1-14h5v44H1z', '#8d211a'), fill('M-6-14L0-26 6-14z', '#e9d7b0'), fill('M-2.2-21.5L0-26 2.2-21.5z', RED))}${arms}`,
    face: {
      skin: SKIN.warm,
      age: 1,
      brow: { colour: '#6c6a6c', thick: 4, long: 11, arch: 2.5, slant: 2 },
      eye: { apart: 18, size: 8, lid: 4, crease: true, slant: 1 },
      mouth: { width: 10, curve: -1.2, lips: '#93352f' },
      nose: { long: 20, wide: 6 },
    },
    posture: {
      plain: { tilt: 2 },
      joy: { tilt: -3, dy: 0 },
      sad: { tilt: 4, dy: 5 },
      angry: { tilt: -1 },
    },
  })

const CURLS = [
  [-46, -6, 16],
  [-50, -30, 17],
  [-38, -54, 18],
  [-14, -66, 19],
  [14, -66, 19],
  [38, -54, 18],
  [50, -30, 17],
  [46, -6, 16],
] as const

const mikyeongHair = svg`${CURLS.map(([x, y, r], index) => disc(x, y, r, index < 3 ? '#7a4a34' : index > 5 ? '#2a1611' : '#482a1f'))}${disc(-26, -42, 13, '#7a4a34')}${disc(-4, -47, 13, '#482a1f')}${disc(19, -45, 13, '#482a1f')}${disc(35, -34, 10, '#2a1611')}`

const mikyeong = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#3f5577',
    glow: LAMP,
    at: { y: 116, scale: 1.18 },
    head: { width: 43, jaw: 33, chin: 56 },
    hair: mikyeongHair,
    body: svg`${fill('M4 250Q10 206 82 190L120 212 158 190Q230 206 236 250z', '#7d1f3a')}${fill('M158 190Q230 206 236 250H140z', '#521226')}${fill('M94 188L120 216 146 188 140 250H100z', '#e8d9c4')}${fill('M82 188L54 214 82 222 76 234 112 250 92 196zM158 188L186 214 158 222 164 234 128 250 148 196z', '#9b2f4c')}${fill('M158 188L186 214 158 222 164 234 128 250 148 196z', '#691a33')}`,
    before: svg`${placed({ x: 190, y: 214, turn: 10 }, fill(box(-24, -34, 48, 72, 6), '#22262e'), fill(box(-18, -28, 36, 16, 3), '#b9cf9e'), [-4, 8, 20].map((y) => stroke(svg`M-12 ${y}h.1M0 ${y}h.1M12 ${y}h.1`, '#e6e1d6', 8)).join(''), disc(12, 20, 4, '#e67a2e'))}${hand({ x: 172, y: 234, turn: -70, scale: 0.8 }, SKIN.fair)}`,
    face: {
      skin: SKIN.fair,
      age: 1,
      brow: { colour: '#3a2019', thick: 3.6, long: 11, arch: 5, slant: 3, y: -17 },
      eye: { apart: 18, size: 8, lid: 3.6, crease: true, slant: 2.5 },
      mouth: { width: 10, curve: 0.4, lips: '#a8283c' },
      nose: { long: 19, wide: 6 },
    },
    posture: {
      plain: { tilt: -5, dy: -3 },
      joy: { tilt: -8 },
      angry: { tilt: -6, dy: -3 },
      sad: { tilt: 5 },
    },
  })

const sunimHair = svg`${fill('M-47 2Q-52-62 0-64 52-62 47 2 42-22 26-38L2-52-24-38Q-42-22-47 2z', '#dedad2')}${fill('M2-63Q52-62 47 2 42-22 26-38L2-52z', '#aaa7a3')}${stroke('M2-62V-52M-34-28L-22-46M34-28L22-46', '#77716c', 2)}${stroke('M-45-14l13-6M-44-22l12-5', '#33302f', 2.6)}${stroke('M45-14l-13-6', '#33302f', 2.6)}`

const spoon = placed(
  { x: 200, y: 196, turn: 14 },
  fill('M-4-20h8V48h-8z', '#b07a2c'),
  oval(0, -36, 15, 21, '#e3ae52'),
  fill('M3-57Q15-54 15-36T3-15Q10-36 3-57z', '#a8702a'),
)

const sunim = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#2f5553',
    glow: LAMP,
    at: { y: 124, scale: 1.14 },
    head: { width: 45, jaw: 36, chin: 52, top: -54 },
    hairBehind: svg`${oval(34, -36, 26, 22, '#aaa7a3')}${stroke('M34-58L52-20', '#e3ae52', 4)}`,
    hair: sunimHair,
    body: svg`${fill('M16 250Q14 190 84 178H156Q226 190 224 250z', '#b39ccb')}${fill('M156 178Q226 190 224 250H136z', '#7e689a')}${fill('M86 178Q120 222 154 178L144 170H96z', '#efe6f2')}${disc(120, 230, 4, '#efe6f2')}`,
    before: svg`${spoon}${hand({ x: 206, y: 226, turn: -8, scale: 0.9 }, SKIN.warm)}`,
    face: {
      skin: SKIN.warm,
      age: 3,
      brow: { colour: '#b8b2aa', thick: 3.4, long: 9, arch: 3, slant: -2 },
      eye: { apart: 18, size: 8, lid: 2.8 },
      mouth: { width: 11, y: 31, curve: 3.4, lips: '#8a4b3d' },
      nose: { long: 17, wide: 7 },
    },
    posture: {
      plain: { tilt: 4 },
      joy: { tilt: 8 },
      sad: { tilt: 10, dy: 6 },
      surprised: { tilt: 0 },
    },
  })

const manseokHair = svg`${fill('M-49-2Q-54-40-36-54-40-30-43-8zM49-2Q54-40 36-54 40-30 43-8z', '#8c8c8e')}${fill('M-40-48Q-10-72 38-50 6-58-40-48z', '#8c8c8e')}`

const earMuffs = svg`${stroke('M66 196Q120 236 174 196', '#c2901c', 9)}${oval(64, 192, 17, 22, '#f2c230')}${oval(176, 192, 17, 22, '#c2901c')}${oval(62, 192, 7, 12, '#3a3630')}`

const inkyHand = placed(
  { x: 198, y: 214, turn: 6, scale: 1.1 },
  fill(box(-17, -8, 34, 40, 10), SKIN.tan.lit),
  [-13, -4, 5, 14]
    .map(
      (x, index) =>
        svg`${fill(box(x - 4, -34 - (index % 3) * 4, 8, 40, 4), SKIN.tan.lit)}${fill(box(x - 4, -34 - (index % 3) * 4, 8, 14, 4), ['#2aa7d6', '#d83c86', '#f2c230', '#1a1a20'].at(index) ?? RED)}`,
    )
    .join(''),
  stroke('M-16 14Q-28 8-30-4', SKIN.tan.lit, 9),
)

const manseok = (emotion: Emotion) =>
  portrait(emotion, {
    ground: '#3c4a66',
    glow: LAMP,
    at: { y: 108 },
    head: { width: 47, jaw: 43, chin: 58 },
    hair: manseokHair,
    body: svg`${fill('M-14 250Q-4 202 80 190H160Q244 202 254 250z', '#8b8f96')}${fill('M160 190Q244 202 254 250H140z', '#5f636d')}${fill('M70 250L80 212H160L170 250z', '#d8cdb8')}${fill('M120 212H160L170 250H128z', '#a89c86')}${fill('M80 212L70 190h12l10 22zM160 212L170 190h-12l-10 22z', '#d8cdb8')}${oval(96, 232, 9, 6, '#2aa7d6')}${oval(134, 238, 10, 6, '#d83c86')}`,
    before: svg`${earMuffs}${inkyHand}`,
    face: {
      skin: SKIN.tan,
      age: 2,
      brow: { colour: '#f1ede4', thick: 8, long: 12, arch: 2.5, y: -16 },
      eye: { apart: 19, size: 7.5, lid: 3.6 },
      mouth: { width: 14, y: 33, curve: 2, opens: 'both', lips: '#5e2c20' },
      nose: { long: 20, wide: 10 },
    },
    posture: { joy: { tilt: -6 }, plain: { tilt: -2 } },
  })

export const portraits = { yihyeon, boreum, munhui, mikyeong, sunim, manseok }
