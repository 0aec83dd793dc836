import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { disc, fill, oval, placed, stroke, type Place } from '../kit/shapes.js'
import { CLOTH_WHITE, GLOW, INK, jacket, topknot } from './ledger-daughter-dress.js'

/** How far down he holds the towel; himself he hardly moves. */
const towelDown: Record<Emotion, number> = { plain: 8, joy: 0, sad: 34, angry: -8, surprised: 14 }

/** Jin Gapsu, 33: straight as a ruler, a measured moustache, a spotless towel. */
export function jin(emotion: Emotion): string {
  return portrait(emotion, {
    ground: '#4b3a26',
    glow: GLOW,
    head: { width: 40, jaw: 31, chin: 58 },
    at: { x: 124, y: 120, scale: 1.18 },
    face: {
      skin: SKIN.pale,
      brow: { colour: INK, thick: 4.4, long: 10, arch: 0.5, slant: 1 },
      eye: { apart: 17, size: 8.5, lid: 3.4, slant: 1.5, crease: true },
      mouth: { width: 9, y: 36, curve: 0.4 },
      nose: { long: 20, wide: 6 },
    },
    hair:
      topknot({ hair: '#15110f', shade: '#080605', band: '#37302c' }, 40) +
      stroke('M-24-52Q-14-58-4-58', '#6a625c', 3) +
      fill('M-2 26.5H-17V30H-2zM2 26.5H17V30H2z', INK),
    body:
      fill('M14 262Q18 210 84 194H156Q222 210 226 262z', CLOTH_WHITE) +
      fill('M156 194Q222 210 226 262H166z', '#bdb3a2') +
      fill('M58 262L66 200 92 192 120 226 148 192 174 200 182 262z', '#2d2a2b') +
      fill('M148 192L174 200 182 262H140z', '#181617') +
      fill('M92 186L84 194 120 236 156 194 148 186 120 220z', CLOTH_WHITE) +
      fill('M120 220L148 186 156 194 120 236z', '#cfc5b3'),
    before: placed(
      { y: towelDown[emotion] },
      fill('M28 178Q16 152 24 141 36 138 42 152 48 132 62 137 74 148 68 178z', '#ffffff'),
      fill('M54 139Q58 135 62 137 74 148 68 178H54Q62 158 54 139z', '#c6bfb4'),
      fill('M34 190H64Q66 226 84 270H-2Q30 226 34 190z', '#ffffff'),
      fill('M52 190H64Q66 226 84 270H50z', '#c6bfb4'),
      stroke('M42 202Q40 222 30 240', '#d9d3c8', 3),
      fill('M26 180q-2-20 22-20 24 0 22 20-2 20-22 20-20 0-22-20z', '#eec9a6'),
      fill('M58 162q12 4 12 18-2 20-22 20 14-14 10-38z', SKIN.pale.dark),
      stroke('M36 172v10M46 170v12', SKIN.pale.dark, 2.4),
    ),
    posture: {
      plain: { tilt: 0 },
      joy: { tilt: -1 },
      sad: { tilt: 3 },
      angry: { tilt: 0 },
      surprised: { tilt: 0 },
    },
  })
}

/** Gwak the ferryman, 58: copper skin, a towel about his brow, shoulders like a roof, his pole. */
export function gwak(emotion: Emotion): string {
  const skin = { lit: '#bd8152', dark: '#83502d', line: '#4c2a17' }
  const towel =
    fill('M-47-18Q-46-38-36-42 0-54 36-42 46-38 47-18 0-34-47-18z', CLOTH_WHITE) +
    fill('M18-48L36-42Q46-38 47-18L26-25Q30-36 18-48z', '#bcb09a') +
    fill('M-44-34L-70-46-62-30-74-20-46-22z', CLOTH_WHITE) +
    stroke('M-50-30L-62-38M-50-26l-14 2', '#bcb09a', 2)
  const stubble = fill(
    'M-42 10Q-40 38-28 48-12 59 0 58 12 59 28 48 40 38 42 10L34 26Q27 28 22 42 12 49 0 49-12 49-22 42-27 28-34 26z',
    '#4f4640',
    0.8,
  )
  return portrait(emotion, {
    ground: '#22343a',
    glow: GLOW,
    head: { width: 43, jaw: 37, chin: 57 },
    face: {
      skin,
      age: 2,
      brow: { colour: '#3b332d', thick: 7.5, long: 11, arch: 1 },
      eye: { apart: 18, size: 7.5, lid: 3.4, slant: -1 },
      mouth: { width: 12, curve: 0.4 },
      nose: { long: 21, wide: 10 },
    },
    hair:
      fill('M-45 2Q-50-58 0-62T45 2L41-10Q38-30 28-36H-28Q-38-30-41-10z', '#4a443f') +
      towel +
      stubble,
    behind: stroke('M206-6L198 250', '#c99a58', 11) + stroke('M209-6L201 250', '#80582c', 5),
    body:
      fill('M-20 262L78 186 120 214 162 186 260 262z', skin.lit) +
      fill('M162 186L260 262H170z', skin.dark) +
      fill('M26 262L58 202 88 188 120 228 152 188 182 202 214 262z', '#b98342') +
      fill('M152 188L182 202 214 262H136L120 228z', '#7d5425') +
      stroke(
        'M70 204L48 262M86 206L72 262M104 222L96 262M136 222L144 262M154 206L168 262M170 204L192 262',
        '#5d3d1a',
        2.4,
      ),
    before:
      fill('M184 214q-2-20 14-22 22-2 24 14 2 20-10 28-24 4-28-20z', skin.lit) +
      fill('M210 194q12 2 12 14 2 18-10 26-6 2-12 0 16-16 10-40z', skin.dark),
    posture: { plain: { tilt: 0 }, sad: { tilt: 4 } },
  })
}

/** Where her ladle is. */
const raised: Record<Emotion, Place> = {
  plain: {},
  joy: { x: 4, y: -8 },
  sad: { y: 44 },
  angry: { x: 12, y: -32, turn: 5 },
  surprised: { y: -4 },
}

/** Sunne, 45: red-bean jacket, wooden hairpin, dimples, a ladle raised in the steam. */
export function sunne(emotion: Emotion): string {
  const parted =
    fill('M-51 14Q-58-60 0-63T51 14Q48-18 34-32 16-46 0-52-16-46-34-32-48-18-51 14z', '#231812') +
    fill('M0-63Q58-60 51 14 48-18 34-32 16-46 0-52z', '#120b08') +
    stroke('M-38-36Q-24-54-6-58', '#5a4535', 3)
  const dimple = emotion === 'joy' ? 3 : 1.8
  return portrait(emotion, {
    ground: '#46332a',
    glow: GLOW,
    head: { width: 48, jaw: 42, chin: 54 },
    at: { x: 104, y: 116, scale: 1.18 },
    face: {
      skin: SKIN.fair,
      brow: { colour: '#231812', thick: 4, long: 10, arch: 4 },
      eye: { apart: 19, size: 8, lid: 3.4 },
      mouth: { width: 12, curve: 2.5, lips: '#8f3a34', opens: 'both' },
      nose: { long: 17, wide: 8 },
      blush: '#d97f62',
    },
    hairBehind:
      oval(0, 40, 47, 22, '#120b08') +
      stroke('M-56 48L56 36', '#a86b34', 7) +
      disc(-57, 48, 7.5, '#c98f4e') +
      disc(57, 36, 6, '#7d4c22'),
    hair: parted + stroke('M-27 29q-3 3-1 7M27 29q3 3 1 7', SKIN.fair.line, dimple),
    behind: placed(
      raised[emotion],
      stroke('M196 78q-13-14 0-30t0-30M218 70q-11-12 0-26t0-26', CLOTH_WHITE, 6, 0.35),
    ),
    body: jacket({ cloth: '#8d3a45', shade: '#5d222e', collar: '#6d2732', shoulders: 12 }),
    before: placed(
      raised[emotion],
      stroke('M210 300L202 196', SKIN.fair.lit, 27),
      stroke('M217 300L209 204', SKIN.fair.dark, 13),
      stroke('M200 216L206 110', '#a86b34', 8),
      fill('M178 92Q176 126 207 126T236 92z', '#c98f4e'),
      fill('M218 92H236Q238 126 207 126 222 114 218 92z', '#7d4c22'),
      oval(207, 92, 29, 8, '#5f3a1b'),
      oval(205, 93, 23, 5, '#ecd9b0'),
      fill('M184 196q-2-18 16-20 20-2 22 16 0 20-18 22-18 2-20-18z', SKIN.fair.lit),
      stroke('M188 190h14M188 198h13', SKIN.fair.dark, 2.4),
    ),
  })
}
