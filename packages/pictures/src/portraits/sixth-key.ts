import { darkShoulder, shoulders } from '../kit/clothes.js'
import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { box, disc, fill, oval, placed, polygon, stroke } from '../kit/shapes.js'
import { svg } from '../kit/svg.js'
import type { ThemePictures } from '../theme-pictures.js'

const BRASS = '#f6c45a'
const ROOM = { ground: '#5b3b2e', glow: '#ff9a52' }
const WINDOW = { ground: '#3f5265', glow: '#ff9a52' }
const INK_HAIR = '#241a18'
const INK_HAIR_DARK = '#120d0c'

function librarian(emotion: Emotion): string {
  const grey = '#8b8f93'
  return portrait(emotion, {
    ...ROOM,
    head: { width: 41, jaw: 30, chin: 57 },
    face: {
      skin: SKIN.pale,
      tired: true,
      brow: { thick: 4.2, long: 10, arch: 2, slant: -1.5 },
      eye: { apart: 17.5, size: 8, slant: -1, crease: true },
      mouth: { width: 8.5, lips: '#a1503f', curve: 0.6 },
      nose: { long: 19, wide: 6 },
    },
    hairBehind: fill(
      'M-49-6C-55-54-36-72 0-72S55-54 49-6Q56 26 47 52Q30 60 0 58T-47 52Q-56 26-49-6z',
      INK_HAIR_DARK,
    ),
    hair: svg`${fill('M-46 26C-60-40-40-70 2-70S58-46 47 26Q41 0 38-16Q14-26 2-48Q-8-26-36-20Q-42 2-46 26z', INK_HAIR)}${fill(
      'M2-70S58-46 47 26Q41 0 38-16Q26-20 20-30Q34-50 2-70z',
      INK_HAIR_DARK,
    )}${stroke('M-60 8L-28-34', BRASS, 7)}${fill('M-64 5L-57 11L-67 18z', '#f3d3b4')}${stroke('M-31-30l3-4', '#d9694a', 7)}`,
    body: svg`${fill(shoulders({ wide: 94, high: 212, open: 30, deep: 214 }), '#f1e7d6')}${fill(
      'M24 264Q28 220 72 208L96 192Q104 232 112 264zM216 264Q212 220 168 208L144 192Q136 232 128 264z',
      grey,
    )}${fill('M216 264Q212 220 168 208L158 202Q176 226 172 264z', '#63676c')}${disc(112, 244, 3.4, '#4a4d51')}`,
    posture: { sad: { tilt: 8, dy: 9 }, angry: { tilt: -2 } },
  })
}

function fireKeeper(emotion: Emotion): string {
  const [vest, vestDark] = ['#a2453a', '#712c28']
  const seams = [42, 60, 78, 162, 180, 198].map((x) => svg`M${x} 222V250`).join('')
  return portrait(emotion, {
    ...WINDOW,
    head: { width: 43, jaw: 36, chin: 54 },
    face: {
      skin: SKIN.tan,
      age: 3,
      brow: { colour: '#8d8378', thick: 3.6, long: 9, arch: 3, slant: -2 },
      eye: { apart: 18.5, size: 7.5, slant: -2.5, lid: 3.8 },
      mouth: { width: 12, y: 32, curve: 2 },
      nose: { long: 17, wide: 9 },
    },
    hairBehind: svg`${oval(38, 34, 17, 15, '#8f8880')}${stroke('M24 40L62 24', '#c9a15a', 5)}`,
    hair: svg`${fill('M-47 8C-54-38-38-66 0-66S54-38 47 8Q44-20 30-34Q14-44 0-52Q-14-44-30-34Q-44-20-47 8z', '#bdb5aa')}${fill(
      'M0-66S54-38 47 8Q44-20 30-34Q20-40 14-44Q28-54 0-66z',
      '#8f8880',
    )}${stroke('M0-66V-52', '#8f8880', 2.4)}`,
    body: svg`${fill(shoulders({ wide: 100, high: 208 }), '#d9cdb8')}${fill(darkShoulder({ wide: 100, high: 208 }), '#a8977c')}${fill(
      'M38 264V214L84 198Q96 234 118 244V264zM202 264V214L156 198Q144 234 122 244V264z',
      vest,
    )}${fill('M202 264V214L176 205V264z', vestDark)}${stroke(seams, vestDark, 2.2)}${stroke('M84 198Q96 234 118 244M156 198Q144 234 122 244', '#2f2a26', 5)}`,
    posture: { joy: { tilt: -6 }, sad: { dy: 10, tilt: 3 } },
  })
}

function director(emotion: Emotion): string {
  const [suit, suitDark] = ['#2f3f56', '#1d2838']
  return portrait(emotion, {
    ...ROOM,
    head: { width: 43, jaw: 39, chin: 60, top: -56 },
    face: {
      skin: SKIN.fair,
      age: 1,
      brow: { thick: 7, long: 12, arch: 1, slant: 1.5, colour: '#2a211d' },
      eye: { apart: 18, size: 8, slant: 1, lid: 3.4 },
      mouth: { width: 13, y: 35, curve: -0.8, opens: 'anger' },
      nose: { long: 23, wide: 8 },
    },
    hair: svg`${fill('M-45 2C-52-46-34-68-2-68C40-70 54-44 45 2L40-6Q42-26 32-36Q4-30-22-42Q-38-34-39-6z', '#38302d')}${fill(
      'M10-69C44-68 54-44 45 2L40-6Q42-26 32-36Q26-34 20-34Q38-50 10-69z',
      '#1f1917',
    )}${fill('M-45 2L-39-6Q-41-20-36-30L-44-34Q-48-16-45 2z', '#8a827b')}${stroke('M-22-42Q-24-56-14-66', '#1f1917', 2.4)}`,
    body: svg`${fill(shoulders({ wide: 110, high: 200 }), suit)}${fill(darkShoulder({ wide: 110, high: 200 }), suitDark)}${fill(
      'M86 190L120 216L154 190L132 262H108z',
      '#f1e7d6',
    )}${fill('M112 214H128L132 228 130 264H110L108 228z', '#7d2f2a')}${stroke('M104 246H136', BRASS, 5)}${fill(
      'M86 190L74 204 88 220 80 228 110 264H60L62 200zM154 190L166 204 152 220 160 228 130 264H180L178 200z',
      suitDark,
    )}`,
    posture: { angry: { dy: 0, tilt: 0 }, sad: { tilt: 4, dy: 8 } },
  })
}

function appraiser(emotion: Emotion): string {
  const [knit, knitDark] = ['#c79a3a', '#8f6a22']
  return portrait(emotion, {
    ...WINDOW,
    head: { width: 42, jaw: 30, chin: 61 },
    face: {
      skin: SKIN.warm,
      age: 1,
      brow: { thick: 4.6, long: 12, arch: 5, slant: 3, colour: '#3a2119' },
      eye: { apart: 19, size: 9.5, slant: 3, lid: 4, crease: true },
      mouth: { width: 12, y: 36, lips: '#a8382e', curve: 0.4 },
      nose: { long: 22, wide: 6 },
      mole: [-19, 27],
    },
    hairBehind: svg`${disc(14, -76, 23, '#2e1a13')}${stroke('M-14-66L44-92', BRASS, 4.5)}`,
    hair: svg`${fill('M-46 10C-54-40-40-70 0-70S56-40 46 10Q44-12 38-26Q10-38-8-58Q-18-34-40-22Q-44-8-46 10z', '#472a1e')}${fill(
      'M4-70S56-40 46 10Q44-12 38-26Q28-32 20-38Q34-56 4-70z',
      '#2e1a13',
    )}${stroke('M-44 4Q-52 20-46 36M45 6Q52 18 48 30', '#472a1e', 4)}`,
    body: svg`${fill(shoulders({ wide: 98, high: 208, open: 26, deep: 204 }), knit)}${fill(darkShoulder({ wide: 98, high: 208 }), knitDark)}${fill(
      'M90 184Q120 206 150 184L152 206Q120 226 88 206z',
      knitDark,
    )}${stroke('M92 200L116 230M150 200L124 230', '#2f2a26', 3.4)}${disc(120, 236, 19, '#2f2a26')}${disc(120, 236, 13.5, '#cfe3e6')}${stroke('M112 232Q114 226 120 226', '#fff', 3)}`,
    at: { y: 122, scale: 1.14 },
    posture: { plain: { tilt: -3 }, joy: { tilt: -7 }, surprised: { tilt: 2 } },
  })
}

function binder(emotion: Emotion): string {
  const [coat, coatDark] = ['#6f7d58', '#4b563a']
  const cup = svg`${fill('M90 208H150L144 248H96z', '#9fbfae')}${fill('M130 208H150L144 248H132z', '#6d8f7e')}${oval(120, 208, 30, 5.5, '#c8dccf')}${oval(120, 209, 25, 3.6, '#8a5a2e')}${fill(
    'M60 264Q64 226 92 216Q104 214 100 224Q96 236 102 244L92 264zM180 264Q176 226 148 216Q136 214 140 224Q144 236 138 244L148 264z',
    '#d6a277',
  )}${fill('M40 264Q44 236 66 226L88 250 84 264zM200 264Q196 236 174 226L152 250 156 264z', '#c9bfa8')}`
  return portrait(emotion, {
    ...ROOM,
    head: { width: 42, jaw: 33, chin: 60, top: -54 },
    face: {
      skin: SKIN.warm,
      age: 3,
      brow: { colour: '#f1ece2', thick: 6, long: 11, arch: 4, slant: -5 },
      eye: { apart: 17, size: 7, slant: -3, lid: 3.4 },
      mouth: { width: 13, y: 37, curve: 2.6, opens: 'joy' },
      nose: { long: 22, wide: 9 },
      blush: '#d98a68',
    },
    hair: svg`${fill('M-44-20Q-56-14-50 16Q-46 20-42 10Q-46-6-38-24zM44-20Q56-14 50 16Q46 20 42 10Q46-6 38-24z', '#f1ece2')}${fill(
      'M-10 30Q0 26 10 30Q14 34 8 33Q0 31-8 33Q-14 34-10 30z',
      '#f1ece2',
    )}${fill('M-8 47Q0 51 8 47L4 60Q0 65-4 60z', '#f1ece2')}`,
    body: svg`${fill(shoulders({ wide: 98, high: 210 }), coat)}${fill(darkShoulder({ wide: 98, high: 210 }), coatDark)}${stroke('M88 194L120 236L152 194', '#f1ece2', 7)}`,
    before: placed({ y: emotion === 'surprised' ? -7 : 0 }, cup),
    posture: { joy: { tilt: -8 }, sad: { tilt: 2, dy: 11 } },
  })
}

function scholar(emotion: Emotion): string {
  const [scarf, scarfDark] = ['#4f7f86', '#335a60']
  return portrait(emotion, {
    ...ROOM,
    head: { width: 40, jaw: 29, chin: 54 },
    face: {
      skin: SKIN.pale,
      brow: { thick: 4.6, long: 9, arch: 3, slant: -2, y: -18 },
      eye: { apart: 17, size: 7, lid: 2.8 },
      mouth: { width: 7.5, y: 31, curve: 0.4, opens: 'joy' },
      nose: { long: 16, wide: 5 },
      blush: '#e79f86',
      glasses: {
        form: 'round',
        colour: '#2b1d18',
        misted: emotion === 'sad' || emotion === 'surprised',
      },
    },
    hairBehind: fill(
      'M-46-14C-62-20-58-52-40-56C-34-78-6-80 4-74C28-82 46-64 46-52C62-44 58-18 48-10Q58 12 44 26H-42Q-58 10-46-14z',
      INK_HAIR_DARK,
    ),
    hair: svg`${fill('M-44 4C-56-14-54-38-40-48C-34-70-10-74 2-68C24-76 42-60 44-46C56-34 52-10 44 4Q44-12 36-18C30-14 20-20 16-26C10-18-6-18-10-26C-16-18-32-14-36-20Q-44-12-44 4z', '#33241f')}${fill(
      'M20-70C32-66 42-58 44-46C56-34 52-10 44 4Q44-12 36-18Q30-16 26-18Q42-40 20-70z',
      INK_HAIR_DARK,
    )}`,
    body: svg`${fill(shoulders({ wide: 92, high: 214 }), '#c98c7a')}${fill(darkShoulder({ wide: 92, high: 214 }), '#96604f')}`,
    before: placed(
      { y: emotion === 'sad' ? 4 : emotion === 'surprised' ? -4 : 0 },
      fill(
        'M62 196Q66 176 86 172Q120 190 154 172Q174 176 178 196Q182 218 160 226Q120 240 80 226Q58 218 62 196z',
        scarf,
      ),
      fill('M154 172Q174 176 178 196Q182 218 160 226Q152 229 140 231Q160 204 154 172z', scarfDark),
      stroke('M66 198Q120 224 176 198', scarfDark, 4.5),
      fill(polygon([78, 222], [108, 230], [104, 264], [70, 264]), scarf),
      fill(box(68, 250, 38, 6), scarfDark),
    ),
    posture: { surprised: { dy: -4 }, sad: { dy: 9 }, angry: { tilt: 3 } },
  })
}

export const portraits = {
  hajin: librarian,
  makrye: fireKeeper,
  doyeong: director,
  eunjo: appraiser,
  dalsu: binder,
  seou: scholar,
} satisfies ThemePictures['portraits']
