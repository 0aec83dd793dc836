import type { Emotion } from '../kit/emotion.js'
import { SKIN } from '../kit/palette.js'
import { portrait } from '../kit/portrait.js'
import { fill, oval, placed, stroke } from '../kit/shapes.js'
import {
  CLOTH_WHITE,
  GLOW,
  INK,
  LAMPLIGHT,
  coin,
  jacket,
  topknot,
} from './ledger-daughter-dress.js'
import { gwak, jin, sunne } from './ledger-daughter-neighbours.js'

/** How far down he holds his coins. */
const offered: Record<Emotion, number> = { plain: 4, joy: -8, sad: 20, angry: 10, surprised: 2 }

/** Dodol: a boy with a magpie's nest for hair, and three coins. */
function dodol(emotion: Emotion): string {
  const nest =
    fill(
      'M-46 24L-66 30-56 8-80 0-62-16-78-42-52-42-56-72-32-58-24-86-6-64 12-90 22-62 46-76 48-48 76-52 62-26 82-12 62 4 72 26 46 26Q48 0 38-24L26-13 16-34 2-18-10-36-24-15-36-28Q-46 0-46 24z',
      '#2b1d14',
    ) + fill('M-38-50L-30-62-18-54-22-40zM-58-8l-6-6 12-6 4 8z', '#5a4230')
  return portrait(emotion, {
    ground: '#33351f',
    glow: GLOW,
    head: { width: 43, jaw: 37, chin: 47 },
    at: { y: 120, scale: 1.16 },
    face: {
      skin: SKIN.warm,
      brow: { colour: '#2b1d14', thick: 4.4, long: 7, slant: 4, y: -13 },
      eye: { apart: 20, size: 6.5, lid: 2.2, y: 3 },
      mouth: { width: 9, y: 29, curve: 3, opens: 'both' },
      nose: { long: 13, wide: 5 },
      blush: '#d0805a',
    },
    hair: nest,
    body: jacket({ cloth: '#58783f', shade: '#35502c', collar: '#44602f', shoulders: -18 }),
    before: placed(
      { x: 8, y: offered[emotion] },
      coin(162, 176),
      coin(192, 174),
      coin(177, 154),
      fill(
        'M138 196Q136 186 148 187L206 186Q224 186 224 204L216 226 226 290H170L178 224Q146 218 138 196z',
        '#dca274',
      ),
      fill('M196 188Q202 170 214 174 224 180 216 196z', '#dca274'),
      fill(
        'M214 174Q224 180 217 192 226 198 223 206L216 226 226 290H200L186 224Q206 212 208 192z',
        '#a4683f',
      ),
      stroke('M150 197Q166 204 182 202', '#a4683f', 2.4),
    ),
    posture: { surprised: { tilt: -6 }, joy: { tilt: -7 } },
  })
}

/** How he holds the abacus, much as one holds a sword. */
const abacusTurn: Record<Emotion, number> = {
  plain: -24,
  joy: -18,
  sad: -12,
  angry: -34,
  surprised: -28,
}

/** Yeom Manseok, 63: narrow and long, a goat's beard, lenses on the tip of his nose, his abacus. */
function yeom(emotion: Emotion): string {
  const beard =
    fill('M-17 47Q-8 50 0 49 10 50 17 46 16 72 3 104-14 74-17 47z', '#e8e2d6') +
    stroke('M-4 28Q-14 28-20 38M4 28Q14 28 20 38', '#e8e2d6', 4)
  const rods = [-58, -28, 2, 32, 62]
  const beads = (y: number) => rods.map((x) => `M${x - 5} ${y}h10`).join('')
  return portrait(emotion, {
    ground: '#38352f',
    glow: GLOW,
    head: { width: 36, jaw: 24, chin: 62, top: -60 },
    at: { y: 114, scale: 1.18 },
    face: {
      skin: SKIN.pale,
      age: 2,
      brow: { colour: '#cfc8ba', thick: 4, long: 9, slant: -2 },
      eye: { apart: 15, size: 7, lid: 3, slant: 1 },
      mouth: { width: 8, y: 37, curve: -0.6 },
      nose: { long: 24, wide: 7 },
      glasses: { form: 'half', colour: '#6b4a22', y: 9 },
    },
    hair: topknot({ hair: '#d4cdc0', shade: '#8f897e', band: INK }, 36) + beard,
    body: jacket({ cloth: '#8d8c88', shade: '#5b5a58', collar: '#757470', shoulders: -30 }),
    before: placed(
      { x: 128, y: 222, turn: abacusTurn[emotion] },
      fill('M-80-24H90V24H-80z', '#3a2617'),
      fill('M-74-18H84V18H-74z', '#6e4a2a'),
      stroke(beads(-11), LAMPLIGHT, 8),
      stroke(beads(8), '#c98f3e', 13),
      stroke('M-76-3H86', '#3a2617', 4),
    ),
    posture: { plain: { tilt: 2 }, joy: { tilt: 0 }, sad: { tilt: 4 } },
  })
}

/** Maeng Dalho, 48: round and red-cheeked, a hat that slid back, stakes like quills. */
function maeng(emotion: Emotion): string {
  const hat = placed(
    { y: -44, turn: 9 },
    fill('M-27-14L-21-46Q0-54 21-46L27-14z', INK),
    fill('M8-50Q16-49 21-46L27-14H12z', '#0b0806'),
    oval(0, 0, 66, 27, '#2f241d'),
    oval(0, 3, 56, 20, '#17100c'),
  )
  const stakes = [-26, -8, 10, 28, 46].map((turn) =>
    placed(
      { x: 176, y: 236, turn },
      fill('M-7 0V-118L0-134 7-118V0z', '#c08a4e'),
      fill('M1 0V-132L7-118V0z', '#7d5228'),
    ),
  )
  return portrait(emotion, {
    ground: '#232f3f',
    glow: GLOW,
    head: { width: 49, jaw: 45, chin: 53 },
    at: { x: 110, y: 128, scale: 1.14 },
    face: {
      skin: SKIN.fair,
      age: 1,
      brow: { colour: INK, thick: 5, long: 9, arch: 5, slant: -1 },
      eye: { apart: 19, size: 7.5, lid: 3 },
      mouth: { width: 10, curve: 2, opens: 'both' },
      nose: { long: 17, wide: 10 },
      blush: '#d4644a',
    },
    hairBehind: hat,
    hair:
      fill('M-50 0Q-54-58 0-60T50 0L44-8Q40-30 28-38H-28Q-40-30-44-8z', INK) +
      stroke('M-4 27Q-12 27-18 31M4 27Q12 27 18 31', INK, 3.4) +
      fill('M-9 48Q0 51 9 48 6 62 0 68-6 62-9 48z', INK) +
      stroke('M-50 14Q-46 52-14 66M50 14Q46 52 14 66', '#c9a45a', 2.4),
    behind: stakes.join(''),
    body: jacket({ cloth: '#3f66a8', shade: '#263f70', collar: '#31548e', shoulders: 8 }),
    before: placed(
      { x: 26, y: 222, turn: -52 },
      fill('M-44-15H52V15H-44z', CLOTH_WHITE),
      fill('M-44 4H52V15H-44z', '#c4b496'),
      oval(52, 0, 6, 15, '#fff8e6'),
      stroke('M50-6a5 7 0 1 1 0 12', '#8a7a5e', 2),
    ),
  })
}

export const portraits: Readonly<Record<string, (emotion: Emotion) => string>> = {
  dodol,
  yeom,
  maeng,
  jin,
  gwak,
  sunne,
}
